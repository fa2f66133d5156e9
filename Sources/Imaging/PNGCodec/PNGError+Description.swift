internal import Texts

extension PNGError: CustomStringConvertible {
  /// The fault and its reason, as a predicate that follows the file's name.
  public var description: String {
    switch self {
    case .empty: "is empty (0 bytes)"
    case .notPNG(let format?): "is not a PNG (it is \(format.article) \(format.name) file)"
    case .notPNG(nil): "is not a PNG (it does not begin with the PNG signature)"
    case .textModeTransfer:
      "is damaged (a transfer in text mode changed its line endings)"
    case .compressedByXcode:
      "is not a PNG any more (Xcode compressed it for devices: it has a CgBI chunk)"
    case .truncated(let place, let position): "is damaged (it ends \(place) at byte \(position))"
    case .damaged(let chunk, let fault, let position):
      "is damaged (\(chunk) \(fault), at byte \(position))"
    case .missing(let chunk): "is damaged (it has no \(chunk) chunk)"
    case .tooLarge(let size, let limit):
      "has too many pixels (\(size); the limit is \(Self.pixels(limit)))"
    case .sideTooLong(let size, let limit):
      "has a side that is too long (\(size); the limit is \(limit) pixels)"
    case .outOfMemory: "cannot be decoded (out of memory)"
    case .unexpected(let reason): "cannot be decoded (libpng: \(reason))"
    }
  }

  private static func pixels(_ count: Int) -> String {
    guard count % 1_000_000 == 0 else { return count == 1 ? "1 pixel" : "\(count) pixels" }
    return count == 1_000_000 ? "1 megapixel" : "\(count / 1_000_000) megapixels"
  }
}

extension PNGError.Place: CustomStringConvertible {
  public var description: String {
    switch self {
    case .signature: "inside the signature"
    case .inside(let chunk): "inside \(chunk)"
    case .after(let chunk): "after \(chunk), without IEND,"
    }
  }
}
