public import LaunchRules

extension LaunchImageEntry {
  /// The entries of the screens that get a file, in the order of TN2244's Listing 1.
  public static func entries(
    screens: Set<LaunchScreenSize>, scales: ScaleSelection, namePrefix: String
  ) -> [LaunchImageEntry] {
    LaunchScreenSize.allCases
      .filter { screen in
        screens.contains(screen)
          && ScaleFactor.allCases.contains { scales.includes($0, for: screen) }
      }
      .map { LaunchImageEntry(for: $0, namePrefix: namePrefix) }
  }
}
