public import Pixels

/// Why bytes could not be decoded as a PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes do not begin as a PNG does; `format` is what they are, where that is known.
  case notPNG(format: ImageFormat?)
  /// The signature was damaged by a transfer that changed line endings.
  case textModeTransfer
  /// Xcode has compressed the file for devices: it is no PNG any more.
  case compressedByXcode
  /// The bytes end at `position`, before the image does.
  case truncated(Place, position: Int)
  /// What a chunk says or holds is wrong, found at `position`.
  case damaged(chunk: String, Fault, position: Int)
  /// A chunk without which there is no image is not there.
  case missing(chunk: String)
  /// More pixels than `limit`.
  case tooLarge(size: PixelSize, limit: Int)
  /// A side of more than `limit` pixels.
  case sideTooLong(size: PixelSize, limit: Int)
  case outOfMemory
  /// libpng refuses what seemed right: a fault of this program.
  case unexpected(reason: String)

  /// Where a file ends too early.
  public enum Place: Hashable, Sendable {
    case signature
    case inside(chunk: String)
    case behind(chunk: String)
  }

  /// What is wrong with a chunk.
  public enum Fault: Hashable, Sendable {
    case checksum
    case length
    case doubled
    case misplaced
    /// Bytes follow it that are no chunk.
    case junkBehind
    /// Nobody but its author knows what it means, and it must not be ignored.
    case unknown
    /// A field has a value that does not exist.
    case value(String)
    /// The compressed rows are broken; libpng's word for it.
    case content(String)
  }
}
