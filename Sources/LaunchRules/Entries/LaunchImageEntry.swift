/// An element of the array UILaunchImages.
///
/// Source: Information Property List Key Reference, "UILaunchImages"; TN2244, Listing 1.
public struct LaunchImageEntry: Hashable, Sendable {
  /// The file's name without extension, scale and device.
  public var name: String
  public var minimumOS: OSVersion
  public var orientation: LaunchImageOrientation
  /// In portrait order, whatever the orientation.
  public var size: PointSize

  public init(
    name: String, minimumOS: OSVersion, orientation: LaunchImageOrientation = .landscape,
    size: PointSize
  ) {
    self.name = name
    self.minimumOS = minimumOS
    self.orientation = orientation
    self.size = size
  }

  /// The entry for a screen size: both landscape orientations match `Landscape`.
  public init(for screen: LaunchScreenSize, namePrefix: String) {
    self.init(
      name: namePrefix + screen.nameSuffix, minimumOS: screen.minimumOS, size: screen.points)
  }

  /// The names that iOS tries in turn, until a file has one: the screen's scale and those below
  /// it, each with the device and without.
  ///
  /// Source: DECOMP (known from decompiled system code, not from Apple's documents); the zoomed
  /// Plus, which shows the @2x file where there is none at @3x, agrees.
  public func fileNames(scale: ScaleFactor, idiom: DeviceIdiom) -> [String] {
    Self.fileNames(of: name, scale: scale, idiom: idiom)
  }

  static func fileNames(of name: String, scale: ScaleFactor, idiom: DeviceIdiom) -> [String] {
    ScaleFactor.allCases.reversed().filter { $0.rawValue <= scale.rawValue }.flatMap { scale in
      [idiom.suffix, ""].map { name + scale.suffix + $0 + ".png" }
    }
  }
}
