internal import LaunchRules

extension PropertyListDocument {
  /// Warns about each key of a launch screen, in the variant that iPhones use: it displaces launch
  /// images.
  ///
  /// - Parameter lowest: the lowest iOS that the app supports according to its build settings.
  func launchScreenWarnings(_ lowest: OSVersion?) -> [InfoPlistWarning] {
    LaunchScreenKey.allCases.map { phoneKey($0.rawValue) }.filter { root[$0] != nil }.map {
      .launchScreen(
        key: $0, from: LaunchScreenKey(rawValue: $0)?.minimumOS,
        lowest: lowest ?? LaunchInfo(self).minimumOS, line: lineOfKey(.key($0)))
    }
  }
}
