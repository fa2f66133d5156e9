public import Pixels

/// Why bytes could not be decoded as a PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes do not begin as a PNG does; `format` is what they are, where that is known.
  case notPNG(format: ImageFormat?)
  /// The signature was damaged by a transfer that changed line endings.
  case textModeTransfer
  /// The bytes end at `position`, before the image does.
  case truncated(position: Int)
  /// A fault in the bytes, found before `position`; `reason` is libpng's word for it.
  case damaged(reason: String, position: Int)
  /// More pixels than `limit`.
  case tooLarge(size: PixelSize, limit: Int)
  case outOfMemory
}

extension PNGError: CustomStringConvertible {
  /// What is wrong, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .empty: "is empty (0 bytes); export the artwork again"
    case .notPNG(let format?):
      "is not a PNG (it is a \(format.name) file); \(format.remedy)"
    case .notPNG(nil):
      "is not a PNG (it does not begin with the PNG signature); export the artwork as PNG"
    case .textModeTransfer:
      "is damaged (a transfer in text mode changed its line endings); transfer it again in "
        + "binary mode"
    case .truncated(let position):
      "is damaged (the file ends too early, at byte \(position)); export or copy it again"
    case .damaged(let reason, let position):
      "is damaged (\(reason), before byte \(position)); export or copy it again"
    case .tooLarge(let size, let limit):
      "has too many pixels (\(size), the limit is \(limit / 1_000_000) megapixels); "
        + "export a smaller artwork"
    case .outOfMemory: "cannot be decoded (out of memory); export a smaller artwork"
    }
  }
}
