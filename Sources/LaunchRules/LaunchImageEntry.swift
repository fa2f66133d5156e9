/// An element of the array UILaunchImages.
///
/// Source: Information Property List Key Reference, "UILaunchImages"; TN2244, Listing 1.
public struct LaunchImageEntry: Hashable, Sendable {
  /// The file's name without extension, scale and device.
  public var name: String
  public var minimumOS: OSVersion
  /// In portrait order, whatever the orientation.
  public var size: PointSize

  public init(name: String, minimumOS: OSVersion, size: PointSize) {
    self.name = name
    self.minimumOS = minimumOS
    self.size = size
  }

  /// The entry for a screen size: both landscape orientations match `Landscape`.
  public init(for screen: LaunchScreenSize, namePrefix: String) {
    self.init(
      name: namePrefix + screen.nameSuffix, minimumOS: screen.minimumOS, size: screen.points)
  }

  public static let orientation = "Landscape"
}
