import Testing
import Texts

/// Other formats in files named .png are recognized.
@Suite struct ImageFormatTests {
  private static let beginnings: [(ImageFormat, [UInt8])] = [
    (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]), (.jpeg, [0xFF, 0xD8, 0xFF, 0xE1]),
    (.gif, Array("GIF89a".utf8)), (.gif, Array("GIF87a".utf8)),
    (.webP, Array("RIFF".utf8) + [9, 9, 0, 0] + Array("WEBPVP8 ".utf8)),
    (.heic, [0, 0, 0, 24] + Array("ftypheic".utf8)),
    (.heic, [0, 0, 0, 24] + Array("ftypmif1".utf8)),
    (.avif, [0, 0, 0, 28] + Array("ftypavif".utf8)),
    (.avif, [0, 0, 0, 28] + Array("ftypavis".utf8)),
    (.tiff, [0x49, 0x49, 0x2A, 0, 8, 0]), (.tiff, [0x4D, 0x4D, 0, 0x2A, 0, 0]),
    (.bmp, Array("BM".utf8) + [0x36, 0, 0, 0]), (.pdf, Array("%PDF-1.7".utf8)),
    (.svg, Array("<svg xmlns='http://www.w3.org/2000/svg'>".utf8)),
    (.svg, Array("\u{FEFF}<!-- Made by hand -->\n<!DOCTYPE svg>\n<svg width='1'>".utf8)),
    (.svg, Array("<?xml version='1.0'?>\n<!-- art -->\n<svg width='1'>".utf8)),
    (.photoshop, Array("8BPS".utf8) + [0, 1]),
  ]

  @Test("recognized by their first bytes", arguments: beginnings)
  func known(format: ImageFormat, bytes: [UInt8]) {
    #expect(ImageFormat(ContiguousArray(bytes)) == format)
    let file = ContiguousArray(bytes + [UInt8](repeating: format == .svg ? 0x20 : 0, count: 400))
    #expect(ImageFormat(file) == format)
    #expect(ImageFormat.picture(file) == "\(format.article) \(format.name)")
  }

  @Test("each format is tested")
  func complete() {
    #expect(Set(Self.beginnings.map(\.0)) == Set(ImageFormat.allCases))
  }

  @Test("truncated first bytes give no format, or the same one", arguments: beginnings)
  func truncated(format: ImageFormat, bytes: [UInt8]) {
    for count in 0..<bytes.count {
      let found = ImageFormat(ContiguousArray(bytes.prefix(count)))
      #expect(found == nil || found == format || (found == .heic && format == .avif))
    }
  }

  @Test("not one of these formats", arguments: ["", "a", "RIFF....WAVE", "<?xml?><html>", "hello"])
  func unknown(text: String) {
    #expect(ImageFormat(ContiguousArray(text.utf8)) == nil)
    #expect(ImageFormat.picture(ContiguousArray(text.utf8)) == nil)
  }
}
