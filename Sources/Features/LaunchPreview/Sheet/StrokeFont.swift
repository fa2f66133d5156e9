internal import LaunchImages
internal import Pixels
internal import Texts

/// A font of single strokes, drawn for launchgen: ASCII, with descenders. The unit of the font is a
/// fourteenth of the height of a capital.
package enum StrokeFont {
  /// The height of a line of text, in units.
  static let line = 26.0
  /// The height of a capital, in units.
  static let capital = 14.0
  /// The height of a capital and a descender, in units.
  static let depth = 18.0
  static let thickness = 2.5
  static let heavyThickness = 3.0
  /// The gap between two neighboring characters, measured between the centers of their strokes.
  private static let spacing = 4.6
  private static let space = 5.0

  /// A character as lines between points. The origin is the upper left corner of a capital.
  package struct Glyph: Sendable {
    package typealias Point = (x: Double, y: Double)

    package fileprivate(set) var lines: [(from: Point, to: Point)] = []
    /// The distance to the start of the next character.
    package fileprivate(set) var advance: Double

    /// The distance from a point to the nearest line.
    func distance(x: Double, y: Double) -> Double {
      var least = Double.infinity
      for (from, to) in lines {
        let (across, down) = (to.x - from.x, to.y - from.y)
        let along = ((x - from.x) * across + (y - from.y) * down)
        let part = min(max(along / max(across * across + down * down, 1e-9), 0), 1)
        let (right, below) = (x - from.x - across * part, y - from.y - down * part)
        least = min(least, right * right + below * below)
      }
      return least.squareRoot()
    }
  }

  /// The glyph of a character; a box if the font does not have the character.
  package static func glyph(_ scalar: Unicode.Scalar) -> Glyph {
    if scalar == " " { return Glyph(advance: space + spacing / 2) }
    return glyphs[scalar] ?? glyphs["\u{FFFD}"] ?? Glyph(advance: 0)
  }

  package static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0 - spacing) { $0 + glyph($1).advance }
  }

  /// Letters.txt has a line for each character: the character and its strokes.
  private static let glyphs: [Unicode.Scalar: Glyph] = {
    let text = String(decoding: PackageResources.Letters_txt, as: UTF8.self)
    return text.split(separator: "\n").reduce(into: [:]) { glyphs, line in
      if let scalar = line.unicodeScalars.first { glyphs[scalar] = Glyph(line.dropFirst(2)) }
    }
  }()
}

extension StrokeFont.Glyph {
  /// Reads strokes in SVG's notation for paths. `M 1,2` begins a stroke, and `L 1,2` draws a
  /// straight line. `Q 1,2 3,4` draws a curve with a control point to an end point.
  fileprivate init(_ strokes: Substring) {
    self.init(advance: 0)
    var here: Point = (0, 0)
    var control: Point?
    for step in strokes.split(separator: " ") {
      let numbers = step.drop { $0.isLetter }.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2 else { continue }
      let point: Point = (numbers[0], numbers[1])
      if step.first == "Q" {
        control = point
        continue
      }
      if step.first != "M" { curve(from: here, by: control, to: point) }
      (here, control) = (point, nil)
    }
    advance = (lines.map { max($0.from.x, $0.to.x) }.max() ?? 0) + StrokeFont.spacing
  }

  /// - Parameter control: the control point of a quadratic curve; `nil` for a straight line.
  private mutating func curve(from start: Point, by control: Point?, to end: Point) {
    guard let control else { return lines.append((start, end)) }
    var last = start
    for step in 1...12 {
      let part = Double(step) / 12
      // With the square root of 2, a curve at a right angle is a quarter of an ellipse.
      let (first, second, third) = (
        (1 - part) * (1 - part), 2.0.squareRoot() * part * (1 - part), part * part
      )
      let whole = first + second + third
      let next = (
        x: start.x + ((control.x - start.x) * second + (end.x - start.x) * third) / whole,
        y: start.y + ((control.y - start.y) * second + (end.y - start.y) * third) / whole
      )
      lines.append((last, next))
      last = next
    }
  }
}

extension Canvas {
  /// Writes a line of text, with `scale` pixels per unit. The capitals begin at `left` and `top`.
  mutating func write(
    _ text: String, x left: Double, y top: Double, scale: Double, _ color: RGBColor
  ) {
    var left = left
    let thickness = color == ContactSheet.black ? StrokeFont.heavyThickness : StrokeFont.thickness
    for scalar in text.unicodeScalars {
      let glyph = StrokeFont.glyph(scalar)
      let (width, height) = (glyph.advance * scale, StrokeFont.depth * scale)
      let frame = ViewFrame(x: left, y: top, width: width, height: height)
        .inset(by: -thickness * scale)
      let (columns, rows) = pixels(in: frame)
      for y in rows {
        for x in columns {
          let distance = glyph.distance(
            x: (Double(x) + 0.5 - left) / scale, y: (Double(y) + 0.5 - top) / scale)
          blend(color, (thickness / 2 - distance) * scale + 0.5, x, y)
        }
      }
      left += width
    }
  }

  /// Breaks a text into lines of at most `width` units, at spaces if possible. Three dots at the
  /// end of the last line show that the rest of the text does not fit.
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
