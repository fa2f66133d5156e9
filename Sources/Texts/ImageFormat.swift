/// A file format that is sometimes found in files named .png, recognized by its first bytes.
public enum ImageFormat: Hashable, Sendable, CaseIterable {
  case jpeg, gif, webP, heic, avif, tiff, bmp, pdf, svg, photoshop

  public var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webP: "WebP"
    case .heic: "HEIC"
    case .avif: "AVIF"
    case .tiff: "TIFF"
    case .bmp: "BMP"
    case .pdf: "PDF"
    case .svg: "SVG"
    case .photoshop: "Photoshop"
    }
  }

  /// The article before the name: "an SVG file".
  package var article: String { self == .svg || self == .avif ? "an" : "a" }

  /// The first bytes of every PNG file. PNG is not one of these formats.
  package static let pngSignature: ContiguousArray<UInt8> = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
  ]

  /// The name of the format with its article, such as "a PNG"; `nil` if the file is not an image.
  package static func picture(_ bytes: ContiguousArray<UInt8>) -> String? {
    if bytes.starts(with: pngSignature) { return "a PNG" }
    return ImageFormat(bytes).map { "\($0.article) \($0.name)" }
  }

  /// The format of a file that begins with `bytes`; `nil` if it is not one of these formats.
  package init?(_ bytes: ContiguousArray<UInt8>) {
    let start = bytes.prefix(1024)
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: text.utf8)
    }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webP
    } else if begins("ftyp", at: 4) {
      self = begins("avif", at: 8) || begins("avis", at: 8) ? .avif : .heic
    } else if start.starts(with: [0x49, 0x49, 0x2A, 0])
      || start.starts(with: [0x4D, 0x4D, 0, 0x2A])
    {
      self = .tiff
    } else if begins("BM") {
      self = .bmp
    } else if begins("%PDF") {
      self = .pdf
    } else if begins("8BPS") {
      self = .photoshop
    } else if Self.isMarkup(start) && Self.mentionsSVG(start) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether a file begins with `<`; comments and a document type may come before the root element.
  private static func isMarkup(_ start: ArraySlice<UInt8>) -> Bool {
    let isMarked = start.starts(with: [0xEF, 0xBB, 0xBF])
    return start.dropFirst(isMarked ? 3 : 0).first { !" \t\r\n".utf8.contains($0) }
      == UInt8(ascii: "<")
  }

  private static func mentionsSVG(_ start: ArraySlice<UInt8>) -> Bool {
    start.indices.contains { start[$0...].starts(with: "<svg".utf8) }
  }
}
