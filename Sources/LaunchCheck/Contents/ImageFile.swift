public import PNGCodec

/// An image beside an Info.plist.
public struct ImageFile: Hashable, Sendable {
  public var name: String
  /// What messages call it.
  public var path: String
  public var header: Result<PNGHeader, PNGError>

  public init(name: String, path: String, header: Result<PNGHeader, PNGError>) {
    self.name = name
    self.path = path
    self.header = header
  }

  var readable: PNGHeader? { try? header.get() }
}
