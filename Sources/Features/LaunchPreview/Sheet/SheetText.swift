internal import Pictures
internal import Pixels
internal import Texts

/// How a contact sheet writes a kind of text.
struct SheetText {
  static let title = SheetText(font: .bold, scale: 2.9, color: .black)
  static let name = SheetText(font: .bold, scale: 1.55, color: .black)
  static let text = SheetText(
    font: .regular, scale: 1.5, color: RGBColor(red: 95, green: 95, blue: 101))

  typealias Line = (text: String, style: SheetText)

  let font: StrokeFont
  /// Pixels per unit of the font.
  let scale: Double
  let color: RGBColor

  /// The distance between lines, in pixels.
  var lineHeight: Int { Int(24 * scale) }

  func width(of text: String) -> Double { font.width(of: text) * scale }

  /// Breaks a text into lines of at most `width` pixels: after a comma in the second half of a line,
  /// or else at spaces if possible. Three dots at the end of the last line show that the rest of the
  /// text does not fit.
  func lines(of text: String, width: Double, limit: Int) -> [Line] {
    func fits(_ line: String) -> Bool { self.width(of: line) <= width }
    var lines: [String] = []
    for word in VisibleText.of(text).split(separator: " ") {
      let last = lines.last ?? ""
      let tail = last.split(separator: ", ").last.map(String.init) ?? ""
      if !lines.isEmpty, fits(last + " " + word) {
        lines[lines.count - 1] += " " + word
      } else if tail.count < last.count / 2, fits(tail + " " + word) {
        lines[lines.count - 1].removeLast(tail.count + 1)
        lines.append(tail + " " + word)
      } else {
        lines.append("")
        for character in word where lines.count <= limit {
          if !fits((lines.last ?? "") + String(character)) { lines.append("") }
          lines[lines.count - 1].append(character)
        }
      }
    }
    if lines.count > limit, var last = lines.prefix(limit).last {
      while !last.isEmpty, !fits(last + "...") { last.removeLast() }
      lines = lines.prefix(limit - 1) + [last + "..."]
    }
    return lines.map { ($0, self) }
  }
}

extension Canvas {
  /// Writes lines of text. The capitals of the first line begin at `x` and `y`.
  mutating func write(_ lines: [SheetText.Line], x: Int, y: Int) {
    var top = Double(y)
    for (text, style) in lines {
      let scale = style.scale
      var left = Double(x)
      for glyph in text.unicodeScalars.map(style.font.glyph) {
        let frame = ViewFrame(
          x: left, y: top - scale, width: glyph.advance * scale, height: 20 * scale)
        fill(frame.inset(by: -2 * scale), style.color) { x, y in
          let (right, below) = (Double(x) + 0.5 - left, Double(y) + 0.5 - top)
          return glyph.depth(x: right / scale, y: below / scale) * scale + 0.5
        }
        left += glyph.advance * scale
      }
      top += Double(style.lineHeight)
    }
  }
}
