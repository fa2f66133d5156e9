import LaunchImages
import Pixels
import Texts

extension Canvas {
  /// Writes a line of text.
  ///
  /// - Parameters:
  ///   - left: where the first character begins.
  ///   - top: where capitals begin.
  ///   - scale: pixels per unit of the font.
  mutating func write(
    _ text: String, x left: Double, y top: Double, scale: Double, _ color: RGBColor
  ) {
    var left = left
    for scalar in text.unicodeScalars {
      let glyph = StrokeFont.glyph(scalar)
      let (width, height) = (glyph.advance * scale, StrokeFont.depth * scale)
      let frame = ViewFrame(x: left, y: top, width: width, height: height)
        .inset(by: -StrokeFont.thickness * scale)
      let (columns, rows) = pixels(in: frame)
      for y in rows {
        for x in columns {
          let distance = glyph.distance(
            x: (Double(x) + 0.5 - left) / scale, y: (Double(y) + 0.5 - top) / scale)
          blend(color, (StrokeFont.thickness / 2 - distance) * scale + 0.5, x, y)
        }
      }
      left += width
    }
  }

  /// Breaks a text into lines, at spaces if possible. What does not fit in the last line is left
  /// out, which three dots show.
  ///
  /// - Parameters:
  ///   - width: the width of a line, in units of the font.
  ///   - limit: the number of lines.
  static func lines(of text: String, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    for word in VisibleText.of(text).split(separator: " ") {
      if let last = lines.last, StrokeFont.width(of: last + " " + word) <= width {
        lines[lines.count - 1] += " " + word
        continue
      }
      lines.append("")
      for character in word where lines.count <= limit {
        if StrokeFont.width(of: (lines.last ?? "") + String(character)) > width { lines.append("") }
        lines[lines.count - 1].append(character)
      }
    }
    guard lines.count > limit, var last = lines.prefix(limit).last else { return lines }
    while !last.isEmpty, StrokeFont.width(of: last + "...") > width { last.removeLast() }
    return lines.prefix(limit - 1) + [last + "..."]
  }
}
