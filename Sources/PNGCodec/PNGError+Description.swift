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
    case .compressedByXcode:
      "is not a PNG any more (Xcode compressed it for devices: it has a CgBI chunk); use the "
        + "original, or turn it back: xcrun pngcrush -revert-iphone-optimizations in.png out.png"
    case .truncated(let place, let position):
      "is damaged (it ends \(place) at byte \(position)); export or copy it again"
    case .damaged(let chunk, let fault, let position):
      "is damaged (\(chunk) \(fault), at byte \(position)); export or copy it again"
    case .missing(let chunk):
      "is damaged (it has no \(chunk) chunk); export or copy it again"
    case .tooLarge(let size, let limit):
      "has too many pixels (\(size), the limit is \(Self.megapixels(limit))); export a smaller "
        + "artwork, or raise --max-pixels"
    case .sideTooLong(let size, let limit):
      "has too long a side (\(size), the limit is \(limit) pixels); export a smaller artwork"
    case .outOfMemory: "cannot be decoded (out of memory); export a smaller artwork"
    case .unexpected(let reason):
      "cannot be decoded (libpng: \(reason)); please report this as a fault of launchgen"
    }
  }

  private static func megapixels(_ pixels: Int) -> String {
    pixels % 1_000_000 == 0 ? "\(pixels / 1_000_000) megapixels" : "\(pixels) pixels"
  }
}

extension PNGError.Place: CustomStringConvertible {
  public var description: String {
    switch self {
    case .signature: "inside the signature"
    case .inside(let chunk): "inside \(chunk)"
    case .behind(let chunk): "behind \(chunk), without IEND,"
    }
  }
}

extension PNGError.Fault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .checksum: "has a wrong checksum"
    case .length: "has a wrong length"
    case .doubled: "stands there twice"
    case .misplaced: "stands in a wrong place"
    case .junkBehind: "is followed by bytes that are no chunk"
    case .unknown: "is a chunk that nobody knows, and must not be ignored"
    case .value(let text): text
    case .content(let reason): "cannot be decompressed: \(reason)"
    }
  }
}
