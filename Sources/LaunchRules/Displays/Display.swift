/// A kind of screen: what iOS compares launch images with.
public struct Display: Hashable, Sendable {
  /// The devices that have it.
  public var devices: String
  public var points: PointSize
  public var scale: ScaleFactor
  /// The first iOS whose launch images know it.
  public var minimumOS: OSVersion
  /// `nil` where the asset catalog has no slot.
  public var catalogNames: CatalogNames?

  public init(
    devices: String, points: PointSize, scale: ScaleFactor, minimumOS: OSVersion,
    catalogNames: CatalogNames? = nil
  ) {
    self.devices = devices
    self.points = points
    self.scale = scale
    self.minimumOS = minimumOS
    self.catalogNames = catalogNames
  }

  /// The catalog's name for a landscape app: its landscape image, or the only one that there is.
  public var catalogName: String? { catalogNames.map { $0.landscape ?? $0.portrait } }

  public var pixelWidth: Int { points.width * scale.rawValue }
  public var pixelHeight: Int { points.height * scale.rawValue }
}

extension Display {
  /// The family of devices that have it.
  public var idiom: DeviceIdiom { points.width < 768 ? .phone : .pad }
}
