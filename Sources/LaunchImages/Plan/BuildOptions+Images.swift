public import LaunchRules

extension BuildOptions {
  /// The launch images that get a file at some scale, in the order of the entries: TN2244's screens
  /// as in its Listing 1, later iPhones, then iPads. The images of a screen are ordered by minimum
  /// iOS.
  public var screenImages: [ScreenImage] {
    guard makesImages else { return [] }
    return LaunchScreenSize.allCases
      .filter { screen in
        screens.contains(screen)
          && ScaleFactor.allCases.contains { scales.includes($0, for: screen) }
      }
      .flatMap { ScreenImage.all(of: $0, uprightFrom: uprightFrom) }
  }

  /// The entries for UILaunchImages on the devices of a family, in the order of ``screenImages``.
  public func entries(for idiom: DeviceIdiom) -> [LaunchImageEntry] {
    screenImages.filter { $0.screen.idiom == idiom }
      .map { LaunchImageEntry(for: $0, namePrefix: namePrefix) }
  }
}
