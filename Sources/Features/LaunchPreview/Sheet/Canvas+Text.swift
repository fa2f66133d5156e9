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
    _ text: String, x left: Double, y top: Int, scale: Double, _ color: RGBColor
  ) {
    var left = left
    for scalar in text.unicodeScalars {
      let glyph = StrokeFont.glyph(scalar)
      let ink = ink(glyph, Ink.Key(scalar, scale: scale, left))
      let (column, row) = (Int(left.rounded(.down)) - ink.margin, top - ink.margin)
      for (index, cover) in ink.covers.enumerated() where cover > 0 {
        let (x, y) = (column + index % ink.width, row + index / ink.width)
        if x >= 0, y >= 0, x < size.width, y < size.height { blend(color, cover, x, y) }
      }
      left += glyph.advance * scale
    }
  }

  private mutating func ink(_ glyph: StrokeFont.Glyph, _ key: Ink.Key) -> Ink {
    if let ink = inks[key] { return ink }
    let ink = Ink(glyph, key)
    inks[key] = ink
    return ink
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

/// The pixels of a character at one size, with the share of each that its strokes cover.
struct Ink {
  struct Key: Hashable {
    let scalar: Unicode.Scalar
    let scale: Double
    /// Quarters of a pixel between a whole pixel and the character's left end.
    let phase: Int

    init(_ scalar: Unicode.Scalar, scale: Double, _ left: Double) {
      self.scalar = scalar
      self.scale = scale
      phase = Int((left - left.rounded(.down)) * 4)
    }
  }

  /// The pixels at each side that belong to the thickness of the strokes.
  let margin: Int
  let width: Int
  /// From 0 to 1, row by row.
  private(set) var covers: [Double]

  init(_ glyph: StrokeFont.Glyph, _ key: Key) {
    let radius = StrokeFont.thickness * key.scale / 2
    margin = Int(radius.rounded(.up)) + 1
    width = Int((glyph.advance * key.scale).rounded(.up)) + 2 * margin
    let height = Int((StrokeFont.line * key.scale).rounded(.up)) + 2 * margin
    covers = Array(repeating: 0, count: width * height)
    let shift = SIMD2(Double(key.phase) / 4 + Double(margin), Double(margin))
    for line in glyph.lines {
      let (from, to) = (line.from * key.scale + shift, line.to * key.scale + shift)
      draw(from, to, radius, height)
    }
  }

  private mutating func draw(
    _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ radius: Double, _ height: Int
  ) {
    func range(_ first: Double, _ last: Double, _ limit: Int) -> Range<Int> {
      (Int(min(first, last) - radius - 1)..<Int(max(first, last) + radius) + 2)
        .clamped(to: 0..<limit)
    }
    let (path, columns) = (to - from, range(from.x, to.x, width))
    let squared = max((path * path).sum(), 1e-9)
    for y in range(from.y, to.y, height) {
      for x in columns {
        let off = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - from
        let rest = off - path * min(max((off * path).sum() / squared, 0), 1)
        let cover = min(max(radius + 0.5 - (rest * rest).sum().squareRoot(), 0), 1)
        covers[y * width + x] = max(covers[y * width + x], cover)
      }
    }
  }
}
