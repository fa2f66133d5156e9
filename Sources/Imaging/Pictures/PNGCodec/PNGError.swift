public import Pixels
internal import Platform
public import Texts

/// The reason why bytes could not be decoded as a PNG.
public enum PNGError: Error, Equatable, Sendable, CustomStringConvertible {
  case empty
  /// The bytes do not begin with the PNG signature. `format` is the format of the bytes; `nil` if
  /// it is not recognized.
  case notPNG(format: ImageFormat?)
  /// The file is a text, such as a web page that was saved in place of the image.
  case isText(TextFormat)
  /// The signature is damaged, because a transfer of the file changed line endings.
  case textModeTransfer
  /// Xcode compressed the file for devices, so it is no longer a PNG.
  case compressedByXcode
  /// The bytes end at `position`, before the end of the image.
  case truncated(Place, position: Int)
  /// Something is wrong with a chunk, found at byte `position`.
  case damaged(chunk: String, ChunkFault, position: Int)
  case missing(chunk: String)
  case tooLarge(size: PixelSize, limit: Int)
  case outOfMemory
  /// libpng rejected a file that launchgen had inspected and accepted. This is a bug in launchgen.
  /// `reason` is what libpng reports.
  case unexpected(reason: String)

  /// The part of a file in which the bytes end too early.
  public enum Place: Hashable, Sendable, CustomStringConvertible {
    case signature
    case inside(chunk: String)
    case after(chunk: String)

    public var description: String {
      switch self {
      case .signature: "inside the signature"
      case .inside(let chunk): "inside \(chunk)"
      case .after(let chunk): "after \(chunk), without IEND,"
      }
    }
  }

  /// - Throws: ``outOfMemory`` if this many bytes cannot be allocated.
  static func checkMemory(_ bytes: Int) throws(PNGError) {
    if !Memory.has(bytes) { throw .outOfMemory }
  }

  /// The fault and its reason: a predicate to be printed after the file's name.
  public var description: String {
    switch self {
    case .empty: "is empty (0 bytes)"
    case .notPNG(let format?): "is not a PNG (it is \(format.article) \(format.name) file)"
    case .notPNG(nil): "is not a PNG (it does not begin with the PNG signature)"
    case .isText(.lfsPointer):
      "is a Git LFS pointer, not the picture (Git LFS has not downloaded it)"
    case .isText(let format): "is not a PNG (it is \(format.name))"
    case .textModeTransfer: "is damaged (a transfer in text mode changed its line endings)"
    case .compressedByXcode:
      "is not a PNG any more (Xcode compressed it for devices: it has a CgBI chunk)"
    case .truncated(let place, let position): "is damaged (it ends \(place) at byte \(position))"
    case .damaged(let chunk, let fault, let position):
      "is damaged (\(chunk) \(fault), at byte \(position))"
    case .missing(let chunk): "is damaged (it has no \(chunk) chunk)"
    case .tooLarge(let size, let limit):
      "has too many pixels (\(size); the limit is \(Self.pixels(limit)))"
    case .outOfMemory: "cannot be decoded (out of memory)"
    case .unexpected(let reason): "cannot be decoded (libpng: \(reason))"
    }
  }

  private static func pixels(_ count: Int) -> String {
    guard count % 1_000_000 == 0 else { return count == 1 ? "1 pixel" : "\(count) pixels" }
    return count == 1_000_000 ? "1 megapixel" : "\(count / 1_000_000) megapixels"
  }

  package func remedy(for path: String) -> String {
    switch self {
    case .empty: "export the artwork again"
    case .notPNG(let format):
      format.map { ArtworkConversion($0, path).remedy } ?? "export the artwork as PNG"
    case .isText(let format): format.remedy
    case .textModeTransfer: "transfer it again in binary mode"
    case .compressedByXcode:
      "use the original, or convert it back: "
        + "xcrun pngcrush -revert-iphone-optimizations in.png out.png"
    case .truncated, .damaged, .missing: "export or copy it again"
    case .tooLarge, .outOfMemory: "export a smaller artwork"
    case .unexpected: "please report this as a fault of launchgen"
    }
  }

  /// The exit code if this error stops a command.
  package var status: ExitStatus {
    switch self {
    case .outOfMemory: .exhausted
    case .unexpected: .fault
    default: .badData
    }
  }
}

/// An irregularity in a PNG that did not prevent decoding.
public enum PNGWarning: Equatable, Sendable, Codable, CustomStringConvertible {
  case ignored(chunk: String, ChunkFault)
  case trailingBytes(count: Int)
  /// The compressed stream continues after the last row.
  case extraRows
  /// The file is an APNG; only its still image is decoded.
  case animated(frames: Int)
  case indexBeyondPalette(pixels: Int, colors: Int)

  /// The irregularity and its reason: a predicate to be printed after the file's name.
  public var description: String {
    switch self {
    case .ignored(let chunk, .duplicate):
      "has a chunk that is ignored (\(chunk) appears more than once; the first counts)"
    case .ignored(let chunk, let fault): "has a chunk that is ignored (\(chunk) \(fault))"
    case .trailingBytes(let count):
      "continues after its end (\(count) \(count == 1 ? "byte follows" : "bytes follow") IEND)"
    case .extraRows: "has more rows than its height (IDAT continues after the last one)"
    case .animated(let frames):
      "is animated (an APNG of \(frames) \(frames == 1 ? "frame" : "frames"))"
    case .indexBeyondPalette(let pixels, let colors):
      "uses colors that its palette does not have (\(pixels) "
        + "\(pixels == 1 ? "pixel" : "pixels"), PLTE has \(colors))"
    }
  }
}
