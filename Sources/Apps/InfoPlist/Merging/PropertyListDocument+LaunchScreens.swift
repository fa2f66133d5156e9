internal import LaunchRules

extension PropertyListDocument {
  /// The existing keys that are newer than the launch screen's key; iOS uses the newest key that it
  /// knows.
  func keys(displacing launchScreen: LaunchScreenKind) -> [String] {
    launchScreens(LaunchScreenKey.allCases.drop { $0 != launchScreen.key }.dropFirst())
  }

  /// - Parameter lowest: the lowest iOS that the app supports according to its build settings.
  func launchScreenWarnings(_ lowest: OSVersion?) -> [InfoPlistWarning] {
    launchScreens(LaunchScreenKey.allCases[...]).map {
      .launchScreen(
        key: $0, from: LaunchScreenKey(rawValue: $0)?.minimumOS,
        lowest: lowest ?? LaunchInfo(self).minimumOS, line: lineOfKey(.key($0)))
    }
  }

  /// The given keys that exist in the document, each in the variant that iPhones use.
  private func launchScreens(_ keys: ArraySlice<LaunchScreenKey>) -> [String] {
    keys.map { phoneKey($0.rawValue) }.filter { root[$0] != nil }
  }
}
