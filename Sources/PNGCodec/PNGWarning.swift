/// What is odd about a PNG that was decoded nevertheless.
public enum PNGWarning: Hashable, Sendable {
  /// A chunk that an image can do without is ignored.
  case ignored(chunk: String, reason: String)
  /// Bytes stand behind IEND.
  case trailingBytes(count: Int)
  /// The compressed rows go on behind the last row.
  case extraRows
  /// An APNG of so many frames.
  case animated(frames: Int)
  /// So many pixels have an index that the palette, of so many colors, does not.
  case indexBeyondPalette(pixels: Int, colors: Int)
}

extension PNGWarning: CustomStringConvertible {
  /// What is odd, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .ignored(let chunk, let reason):
      "has a chunk that is ignored (\(chunk) \(reason)); \(Self.consequence(chunk))"
    case .trailingBytes(let count):
      "goes on behind its end (\(count) \(count == 1 ? "byte" : "bytes") behind IEND); they are "
        + "ignored, export it again if it should show something else"
    case .extraRows:
      "has more rows than its height (IDAT goes on behind the last one); they are ignored, export "
        + "it again if something is missing"
    case .animated(let frames):
      "is animated (an APNG of \(frames) \(frames == 1 ? "frame" : "frames")); only its default "
        + "image is used"
    case .indexBeyondPalette(let pixels, let colors):
      "uses colors that its palette does not have (\(pixels) "
        + "\(pixels == 1 ? "pixel" : "pixels"), PLTE has \(colors)); they are drawn black, export "
        + "it again"
    }
  }

  private static func consequence(_ chunk: String) -> String {
    switch chunk {
    case "cICP", "iCCP", "sRGB", "gAMA", "cHRM":
      "colors may differ from what was meant, export it again"
    case "tRNS": "what was transparent is not, export it again"
    case "eXIf": "the picture may lie on its side, export it upright"
    default: "the pixels are the same, export it again to be rid of this"
    }
  }
}
