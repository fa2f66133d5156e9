/// An image file format other than PNG, recognized by the first bytes of a file. Files in these
/// formats are sometimes named .png by mistake.
public enum ImageFormat: String, Sendable, CaseIterable {
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case heic = "HEIC"
  case avif = "AVIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case pdf = "PDF"
  case svg = "SVG"
  case photoshop = "Photoshop"

  public var name: String { rawValue }

  /// The indefinite article for ``name``, such as `an` in "an SVG file".
  package var article: String { self == .svg || self == .avif ? "an" : "a" }

  /// The first bytes of every PNG file. PNG is not a case of this type.
  package static let pngSignature: ContiguousArray<UInt8> = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
  ]

  /// Number of bytes at the start of a file that are enough to recognize the format.
  package static let byteCount = 1024

  /// The name of a file's format with its article, such as "a PNG"; `nil` if the file does not
  /// begin like any known image format.
  package static func picture(_ bytes: ContiguousArray<UInt8>) -> String? {
    if bytes.starts(with: pngSignature) { return "a PNG" }
    return ImageFormat(bytes).map { "\($0.article) \($0.name)" }
  }

  /// The format of a file that begins with `bytes`; `nil` if no case of this type matches.
  package init?(_ bytes: ContiguousArray<UInt8>) {
    let start = bytes.prefix(Self.byteCount)
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
    } else if TextFormat(bytes) == .xml, start.contains("<svg".utf8) {
      // The root element may come after comments and a document type.
      self = .svg
    } else {
      return nil
    }
  }
}
