public import LaunchRules

extension BuildOptions {
  /// The launch images that get a file for at least one scale, in the order of their entries: the
  /// screens of TN2244's Listing 1, then those of later iPhones, then iPads. Images of the same
  /// screen are ordered by minimum iOS version.
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
