package import PNGCodec

/// An image that was found for an Info.plist.
package struct ImageFile: Equatable, Sendable {
  package var name: String
  /// The path that messages show.
  package var path: String
  package var header: Result<PNGHeader, PNGError>

  package init(name: String, path: String, header: Result<PNGHeader, PNGError>) {
    self.name = name
    self.path = path
    self.header = header
  }

  /// The header; `nil` if it cannot be read.
  package var readable: PNGHeader? { try? header.get() }
}
