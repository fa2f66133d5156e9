internal import LaunchRules

extension PropertyListDocument {
  /// The existing keys that are newer than the launch file's: iOS uses the newest that it knows.
  func keys(displacing launchFile: LaunchFile) -> [String] {
    launchScreens(LaunchScreenKey.allCases.drop { $0 != launchFile.key }.dropFirst())
  }

  var launchScreenWarnings: [InfoPlistWarning] {
    launchScreens(LaunchScreenKey.allCases[...]).map {
      .launchScreen(
        key: $0, from: LaunchScreenKey(rawValue: $0)?.minimumOS, line: lineOfKey(.key($0)))
    }
  }

  /// The existing ones of the keys, in the variant that an iPhone uses.
  private func launchScreens(_ keys: ArraySlice<LaunchScreenKey>) -> [String] {
    keys.map { phoneKey($0.rawValue) }.filter { root[$0] != nil }
  }
}
