public import Pixels
internal import Platform
public import Texts

/// The reason why bytes could not be decoded as a PNG.
public enum PNGError: Error, Equatable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes do not begin with the PNG signature; `format` is their format, if it is recognized.
  case notPNG(format: ImageFormat?)
  /// A transfer that changed line endings damaged the signature.
  case textModeTransfer
  /// Xcode compressed the file for devices, so it is no longer a PNG.
  case compressedByXcode
  /// The bytes end at `position`, before the image does.
  case truncated(Place, position: Int)
  /// Something is wrong with a chunk, found at byte `position`.
  case damaged(chunk: String, ChunkFault, position: Int)
  /// A chunk that every image needs is missing.
  case missing(chunk: String)
  /// The image has more pixels than `limit`.
  case tooLarge(size: PixelSize, limit: Int)
  /// A side of the image is longer than `limit` pixels.
  case sideTooLong(size: PixelSize, limit: Int)
  case outOfMemory
  /// libpng rejected a file that had passed inspection: a bug in this library. `reason` is libpng's
  /// message.
  case unexpected(reason: String)

  /// The part of a file in which its bytes end too early.
  public enum Place: Hashable, Sendable {
    case signature
    case inside(chunk: String)
    case after(chunk: String)
  }

  /// The same error with its byte position converted by `position`.
  func moved(_ position: (Int) -> Int) -> PNGError {
    switch self {
    case .truncated(let place, let old): .truncated(place, position: position(old))
    case .damaged(let chunk, let fault, let old):
      .damaged(chunk: chunk, fault, position: position(old))
    default: self
    }
  }

  /// - Throws: ``outOfMemory`` if this many bytes cannot be allocated.
  static func checkMemory(_ bytes: Int) throws(PNGError) {
    if !Memory.has(bytes) { throw .outOfMemory }
  }
}
