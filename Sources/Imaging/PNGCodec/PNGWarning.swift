/// An irregularity in a PNG that did not prevent decoding.
public enum PNGWarning: Equatable, Sendable, Codable {
  /// A chunk is ignored because of its fault.
  case ignored(chunk: String, ChunkFault)
  /// Further chunks are ignored; `than` is the number of different warnings that are listed.
  case moreIgnored(than: Int)
  /// Bytes follow IEND.
  case trailingBytes(count: Int)
  /// The compressed stream continues after the last row.
  case extraRows
  /// The file is an APNG with this many frames; only its still image is decoded.
  case animated(frames: Int)
  /// This number of `pixels` have an index beyond the palette, which has only this number of
  /// `colors`.
  case indexBeyondPalette(pixels: Int, colors: Int)
}

extension PNGWarning: CustomStringConvertible {
  /// The irregularity and its reason, as a predicate that follows the file's name.
  public var description: String {
    switch self {
    case .ignored(let chunk, .duplicate):
      "has a chunk that is ignored (\(chunk) appears more than once; the first counts)"
    case .ignored(let chunk, let fault): "has a chunk that is ignored (\(chunk) \(fault))"
    case .moreIgnored: "has more chunks that are ignored (the file is badly damaged)"
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
