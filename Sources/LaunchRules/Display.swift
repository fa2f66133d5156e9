/// A kind of screen: what iOS compares launch images with.
public struct Display: Hashable, Sendable {
  /// The devices that have it.
  public var devices: String
  public var points: PointSize
  public var scale: ScaleFactor
  /// The first iOS whose launch images know it.
  public var minimumOS: OSVersion
  /// What the asset catalog compiler calls its launch image; `nil` where it has no slot.
  public var catalogName: String?

  public init(
    devices: String, points: PointSize, scale: ScaleFactor, minimumOS: OSVersion,
    catalogName: String?
  ) {
    self.devices = devices
    self.points = points
    self.scale = scale
    self.minimumOS = minimumOS
    self.catalogName = catalogName
  }

  public var pixelWidth: Int { points.width * scale.rawValue }
  public var pixelHeight: Int { points.height * scale.rawValue }
}
