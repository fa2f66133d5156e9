package import Pixels
internal import Platform

/// An artwork of a build, and how to read it.
package struct ArtworkInput: Sendable {
  /// The number by which recipes, records and render passes identify an artwork. Each purpose, such
  /// as the main artwork or the logo, has its own number.
  package let role: Int
  package let source: ArtworkSource
  package let shape: ArtworkShape
  /// The rotation, clockwise or counterclockwise, that the file's content already has; `nil` if the
  /// content is upright.
  package let turn: Rotation?
  /// How to make a small picture of the artwork, in addition to the images; `nil` for no small
  /// picture.
  package let overview: Overview?

  package struct Overview: Sendable {
    let longestSide: Int
    let background: Background

    package init(longestSide: Int, over background: Background) {
      self.longestSide = longestSide
      self.background = background
    }
  }

  package init(
    role: Int, _ source: ArtworkSource, _ shape: ArtworkShape, turnedBy turn: Rotation? = nil,
    overview: Overview? = nil
  ) {
    self.role = role
    self.source = source
    self.shape = shape
    self.turn = turn
    self.overview = overview
  }
}

package enum ArtworkShape: Sendable {
  /// Wider than tall, or square.
  case landscape
  /// Taller than wide.
  case portrait
  case any

  func includes(_ size: PixelSize) -> Bool {
    switch self {
    case .landscape: size.width >= size.height
    case .portrait: size.width < size.height
    case .any: true
    }
  }
}

/// Where an artwork comes from: a file, standard input or memory.
public enum ArtworkSource: Hashable, Sendable {
  case file(path: String)
  case standardInput
  /// A PNG in memory; messages show `name`.
  case bytes(ContiguousArray<UInt8>, name: String)

  /// Creates a source from a PNG in memory; messages show `name`.
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

  /// Reads the artwork's PNG. If the first bytes already show a fault, only these bytes are read.
  ///
  /// - Parameter pixelLimit: the maximum number of pixels; of larger artwork, only the header is
  ///   read.
  func read(pixelLimit: Int) throws(PictureError) -> ContiguousArray<UInt8> {
    func png(_ stream: inout FileStream) throws(FileError) -> ContiguousArray<UInt8> {
      var start = ContiguousArray<UInt8>()
      try stream.read(PNGHeader.byteCount, into: &start)
      guard PNGDecoder.hasSignature(start) else { return start }
      var area = 0
      if let header = try? PNGHeader(start) {
        guard header.size.within(pixelLimit) != nil else { return start }
        area = header.size.area
      }
      // Twice the size of the pixels in the largest format, and far more than other chunks ever
      // need.
      return try stream.readAll(after: start, limit: 16 * area + (256 << 20))
    }
    do throws(FileError) {
      return switch self {
      case .file(let path): try FileReader.stream(path: path, png)
      case .standardInput: try FileReader.stream(path: nil, png)
      case .bytes(let bytes, _): bytes
      }
    } catch {
      throw .artworkUnreadable(path: name, error)
    }
  }
}
