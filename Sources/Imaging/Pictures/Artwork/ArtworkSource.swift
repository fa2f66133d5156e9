internal import Files
internal import PNGCodec
internal import Platform

/// Where an artwork comes from: a file, standard input or memory.
public enum ArtworkSource: Hashable, Sendable {
  case file(path: String)
  case standardInput
  /// A PNG in memory; messages show `name`.
  case bytes(ContiguousArray<UInt8>, name: String)

  /// Creates a source from a PNG in memory.
  ///
  /// - Parameters:
  ///   - bytes: the PNG.
  ///   - name: the name that messages show.
  public init(_ bytes: some Sequence<UInt8>, name: String = "artwork") {
    self = .bytes(ContiguousArray(bytes), name: name)
  }

  /// The name that messages show.
  public var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<stdin>"
    case .bytes(_, let name): name
    }
  }

  package var path: String? { if case .file(let path) = self { path } else { nil } }

  /// Reads the artwork's PNG, as far as a decoder needs it.
  ///
  /// - Parameter pixelLimit: artwork with more pixels is not read.
  func read(pixelLimit: Int) throws(PictureError) -> PNGInput {
    try mapError(try readInput(pixelLimit: pixelLimit)) {
      PictureError.artworkUnreadable(path: name, $0)
    }
  }

  private func readInput(pixelLimit: Int) throws(FileError) -> PNGInput {
    func input(_ stream: inout FileStream) throws(FileError) -> PNGInput {
      try PNGInput(byteCount: stream.byteCount, pixelLimit: pixelLimit) {
        (bytes, count) throws(FileError) in
        try stream.read(count, into: &bytes)
      }
    }
    return switch self {
    case .file(let path): try FileReader.stream(path: path, input)
    case .standardInput: try FileReader.streamStandardInput(input)
    case .bytes(let bytes, _): PNGInput(bytes)
    }
  }
}
