package import PNGCodec

/// An image beside an Info.plist.
package struct ImageFile: Hashable, Sendable {
  package var name: String
  /// What messages call it.
  package var path: String
  package var header: Result<PNGHeader, PNGError>

  package init(name: String, path: String, header: Result<PNGHeader, PNGError>) {
    self.name = name
    self.path = path
    self.header = header
  }

  var readable: PNGHeader? { try? header.get() }
}
