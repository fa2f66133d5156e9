package import PNGCodec

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

  package var readable: PNGHeader? { try? header.get() }
}
