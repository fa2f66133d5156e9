import Pixels
import Testing

@testable import LaunchPreview

@Suite struct StrokeFontTests {
  static let fonts = [StrokeFont.regular, .bold]

  /// The ink of a character, as the covered places of a grid.
  private func ink(_ scalar: Unicode.Scalar, _ font: StrokeFont) -> [(x: Double, y: Double)] {
    let glyph = font.glyph(scalar)
    return stride(from: -3, to: 21, by: 0.125).flatMap { y in
      stride(from: -3, to: glyph.advance + 3, by: 0.5).compactMap { x in
        glyph.depth(x: x, y: y) > 0 ? (x, y) : nil
      }
    }
  }

  private func top(_ scalar: Unicode.Scalar, _ font: StrokeFont) -> Double? {
    ink(scalar, font).map(\.y).min()
  }

  private func bottom(_ scalar: Unicode.Scalar, _ font: StrokeFont) -> Double? {
    ink(scalar, font).map(\.y).max()
  }

  @Test(arguments: fonts)
  func everyCharacterHasItsOwnForm(_ font: StrokeFont) {
    func form(_ scalar: Unicode.Scalar) -> [Double] { ink(scalar, font).flatMap { [$0.x, $0.y] } }
    let forms = (0x21...0x7E).compactMap { Unicode.Scalar($0) }.map(form)
    #expect(Set(forms).count == 94)
    #expect(forms.allSatisfy { !$0.isEmpty })
    let box = form("\u{FFFD}")
    for scalar: Unicode.Scalar in ["\u{7F}", "\u{0}", "\u{1F}", "日", "ü"] {
      #expect(form(scalar) == box)
    }
    #expect(form(" ").isEmpty && font.width(of: " ") > 3)
  }

  /// Letters stand on one line and have one height, and g, j, p, q and y reach below the line.
  @Test(arguments: fonts)
  func lettersAreAligned(_ font: StrokeFont) throws {
    for scalar in "abcdefhiklmnorstuvwxz0123456789ABCDEFGHIJKLMNOPRSTUVWXYZ.:".unicodeScalars {
      #expect(try abs(#require(bottom(scalar, font)) - 14) < 0.15, "\(scalar)")
    }
    let depths = try "gjpqy".unicodeScalars.map { try #require(bottom($0, font)) }
    #expect(try #require(depths.max()) - #require(depths.min()) < 0.15)
    #expect(try #require(depths.min()) > 17)
    for scalar in "bdfhkl0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars {
      #expect(try abs(#require(top(scalar, font))) < 0.15, "\(scalar)")
    }
    let heights = try "acegmnopqrsuvwxyz".unicodeScalars.map { try #require(top($0, font)) }
    #expect(try #require(heights.max()) - #require(heights.min()) < 0.25)
  }

  /// All stems of a font are as thick as its pen, and those of headings are thicker.
  @Test func stemsAreEven() {
    func stem(_ scalar: Unicode.Scalar, _ font: StrokeFont) -> Double {
      let glyph = font.glyph(scalar)
      let row = stride(from: 0, to: glyph.advance, by: 0.01).map { glyph.depth(x: $0, y: 11) > 0 }
      return Double(row.drop { !$0 }.prefix { $0 }.count) / 100
    }
    for (font, pen) in zip(Self.fonts, [1.65, 2.3]) {
      for scalar in "bhiklmnprBDEFHIKLMNPR".unicodeScalars {
        // A diagonal may join the stem there.
        let isJoined = "bpkBDKMNR".unicodeScalars.contains(scalar)
        #expect(isJoined || abs(stem(scalar, font) - pen) < 0.03, "\(scalar)")
      }
    }
  }

  /// The canvas draws no more than a pen's width around the space of a character.
  @Test(arguments: fonts)
  func charactersStayInTheirPlace(_ font: StrokeFont) {
    for scalar in (0x21...0x7E).compactMap({ Unicode.Scalar($0) }) {
      let advance = font.glyph(scalar).advance
      let places = ink(scalar, font)
      #expect(places.allSatisfy { -2..<advance + 2 ~= $0.x && -2..<20 ~= $0.y }, "\(scalar)")
      #expect(advance > 2)
    }
  }

  /// Letters are smooth: most pixels at their edges are neither ink nor ground.
  @Test func lettersAreAntialiased() {
    let white = RGBColor(red: 255, green: 255, blue: 255)
    for font in Self.fonts {
      var canvas = Canvas(size: PixelSize(width: 200, height: 60), .black)
      canvas.write([("Qualcgs", SheetText(font: font, scale: 1.5, color: white))], x: 8, y: 10)
      let levels = (0..<60).flatMap { y in (0..<200).map { canvas.raster.pixel($0, y)[0] } }
      #expect(levels.contains(255) && Set(levels).count > 40)
    }
  }

  /// Text is broken after commas and at spaces, and never lost without dots.
  ///
  /// - Parameter longest: a text that is as wide as a line.
  @Test(arguments: [
    ("iPhone 5, 5s", "iPhone 5, 5s", ["iPhone 5, 5s"]), ("", "x", []),
    ("iPhone 5, 5s, SE", "iPhone 5, 5s,", ["iPhone 5,", "5s, SE"]),
    ("iPhone 5, 5s, 5c, SE, iPod", "iPhone 5, 5s,", ["iPhone 5,", "5s, 5c,..."]),
    ("abcdefghijklmn", "abcdefgh", ["abcdefgh", "ijklmn"]),
    (
      "iPhone 12, 12 Pro, 13, 13 Pro, 14", "iPhone 12, 12 Pro, 13, 13",
      ["iPhone 12, 12 Pro, 13,", "13 Pro, 14"]
    ),
    (
      "Default-iOS7@2x.png, 640x960 pixels", "Default-iOS7@2x.png, 640x960",
      ["Default-iOS7@2x.png,", "640x960 pixels"]
    ),
    ("A, but this goes on and on", "A, but this goes on", ["A, but this goes on", "and on"]),
  ])
  func lines(_ text: String, _ longest: String, _ lines: [String]) {
    for style in [SheetText.title, .name, .text] {
      let width = style.width(of: longest)
      #expect(style.lines(of: text, width: width, limit: 2).map(\.text) == lines)
      #expect(lines.allSatisfy { style.width(of: $0) <= width })
    }
  }
}
