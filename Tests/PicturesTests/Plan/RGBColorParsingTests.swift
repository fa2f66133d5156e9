import Pictures
import Pixels
import Testing

@Suite struct RGBColorParsingTests {
  @Test(arguments: [
    ("#000", 0, 0, 0), ("#fff", 255, 255, 255), ("#1aF", 17, 170, 255),
    ("#000000", 0, 0, 0), ("#01fE80", 1, 254, 128), ("#ABCDEF", 171, 205, 239),
    ("102040", 16, 32, 64),
  ])
  func knowsHexadecimal(_ text: String, _ red: Int, _ green: Int, _ blue: Int) {
    #expect(RGBColor(parsing: text)?.samples.map(Int.init) == [red, green, blue])
  }

  /// CSS Color Module Level 3, 4.1, and the one that has two spellings.
  @Test(arguments: [
    ("black", "#000000"), ("silver", "#c0c0c0"), ("gray", "#808080"), ("grey", "#808080"),
    ("white", "#ffffff"), ("maroon", "#800000"), ("red", "#ff0000"), ("purple", "#800080"),
    ("fuchsia", "#ff00ff"), ("green", "#008000"), ("lime", "#00ff00"), ("olive", "#808000"),
    ("yellow", "#ffff00"), ("navy", "#000080"), ("blue", "#0000ff"), ("teal", "#008080"),
    ("aqua", "#00ffff"),
  ])
  func knowsNames(_ name: String, _ hexadecimal: String) {
    #expect(RGBColor(parsing: name)?.hexadecimal == hexadecimal)
    #expect(RGBColor(parsing: name.uppercased())?.hexadecimal == hexadecimal)
    #expect(RGBColor.names[name]?.hexadecimal == hexadecimal)
  }

  @Test func namesAreNoOthers() {
    #expect(RGBColor.names.count == 17)
  }

  @Test(arguments: [
    "", "#", "000", "fff", "fffff", "#00", "#0000", "#00000", "#0000000", "#00000000", "#ggg",
    "##fff",
    "#ff ", " #fff", "#-12", "#１２３", "rebeccapurple", "rgb(0,0,0)", "transparent",
  ])
  func refuses(_ text: String) {
    #expect(RGBColor(parsing: text) == nil)
  }
}

extension RGBColor {
  /// `#RRGGBB`.
  fileprivate var hexadecimal: String {
    "#" + samples.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
