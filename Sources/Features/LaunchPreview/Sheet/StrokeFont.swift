internal import Pixels

/// A font drawn for launchgen: ASCII, as strokes of a pen. The unit of the font is a fourteenth of
/// the height of a capital.
package struct StrokeFont: Sendable {
  static let regular = StrokeFont(pen: 1.65)
  package static let bold = StrokeFont(pen: 2.3)

  static let capital = 14.0
  private let glyphs: [Unicode.Scalar: Glyph]

  /// Letters.txt has a line for each character: the character, the spaces at its left and at its
  /// right, and its strokes. The pen has the thickness of the strokes.
  private init(pen: Double) {
    let text = String(decoding: PackageResources.Letters_txt, as: UTF8.self)
    glyphs = text.split(separator: "\n").reduce(into: [:]) { glyphs, line in
      guard let scalar = line.unicodeScalars.first else { return }
      glyphs[scalar] = Glyph(line.dropFirst(2).split(separator: " "), pen: pen)
    }
  }

  /// The glyph of a character; a box if the font does not have the character.
  package func glyph(_ scalar: Unicode.Scalar) -> Glyph {
    glyphs[scalar] ?? glyphs["\u{FFFD}"] ?? Glyph([], pen: 0)
  }

  package func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + glyph($1).advance }
  }
}

/// A character. Its origin is at the height of a capital's top, left of the space before it.
package struct Glyph: Sendable {
  private let strokes: [Stroke]
  /// The distance to the origin of the next character.
  package let advance: Double

  /// Reads the spaces at both sides, and strokes in SVG's notation for paths: `M` begins a stroke at
  /// a point, `L` draws a straight line to a point, and `Q` a curve, with a control point, to a second
  /// point. The points are in the middle of a pen without thickness.
  fileprivate init(_ fields: [Substring], pen: Double) {
    var paths: [[SIMD2<Double>]] = []
    var control: SIMD2<Double>?
    for field in fields.dropFirst(2) {
      let numbers = field.drop { $0.isLetter }.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2 else { continue }
      let point = SIMD2(numbers[0], numbers[1])
      if field.first == "M" {
        paths.append([point])
      } else if field.first == "Q" {
        control = point
      } else if let start = paths.last?.last {
        let (bend, count) = (control ?? point, control == nil ? 1 : 12)
        paths[paths.count - 1] += (1...count).map { step in
          let part = Double(step) / Double(count)
          let weights = (2 * part * (1 - part), part * part)
          return start + weights.0 * (bend - start) + weights.1 * (point - start)
        }
        control = nil
      }
    }
    let sides = fields.prefix(2).compactMap { Double($0) }
    advance = sides.reduce((paths.joined().map(\.x).max() ?? 0) + pen, +)
    let origin = SIMD2((sides.first ?? 0) + pen / 2, pen / 2)
    // The outer edge of the pen is as high as its middle would be without thickness.
    let scale = SIMD2(1, 1 - pen / StrokeFont.capital)
    strokes = paths.map { path in Stroke(path.map { origin + $0 * scale }, pen: pen) }
  }

  /// The distance of a point from the outline, positive inside the character.
  package func depth(x: Double, y: Double) -> Double {
    strokes.reduce(-.infinity) { max($0, $1.depth(at: SIMD2(x, y))) }
  }
}

/// Connected lines of a pen. Corners are pointed, and ends square, or cut off horizontally at the top
/// and bottom.
private struct Stroke {
  private let half: Double
  /// The corners of the rectangle in which the stroke is.
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  private var lines: [(start: SIMD2<Double>, direction: SIMD2<Double>, length: Double)] = []

  init(_ path: [SIMD2<Double>], pen: Double) {
    let half = pen / 2
    let low = SIMD2(path.map(\.x).min() ?? 0, path.map(\.y).min() ?? 0)
    let high = SIMD2(path.map(\.x).max() ?? 0, path.map(\.y).max() ?? 0)
    (self.half, self.low, self.high) = (half, low - half, high + half)
    lines = zip(path, path.dropFirst()).map { start, end in
      let length = ((end - start) * (end - start)).sum().squareRoot()
      return (start, length > 0 ? (end - start) / length : SIMD2(0, 1), length)
    }
    /// How far the pen draws beyond an end.
    func reach(_ end: SIMD2<Double>?, _ direction: SIMD2<Double>) -> Double {
      let isCut = end?.y == low.y || end?.y == high.y
      let (across, down) = (abs(direction.x), abs(direction.y))
      return isCut && down > 0.5 ? half * (1 + across) / down : half
    }
    guard let first = lines.first, let last = lines.last else { return }
    lines[lines.count - 1].length += reach(path.last, last.direction)
    let start = reach(path.first, first.direction)
    lines[0].start -= start * first.direction
    lines[0].length += start
  }

  /// The distance of a point from the outline, positive inside the stroke.
  func depth(at point: SIMD2<Double>) -> Double {
    var depth = -Double.infinity
    // The depth in the strip of the line before, for a point beyond its end.
    var corner: Double?
    for (index, line) in lines.enumerated() {
      let (isFirst, isLast) = (index == 0, index == lines.count - 1)
      let away = point - line.start
      let along = (away * line.direction).sum()
      let left = line.length - along
      let strip = half - abs(away.x * line.direction.y - away.y * line.direction.x)
      if along >= 0 || isFirst, left >= 0 || isLast {
        depth = max(depth, min(strip, isFirst ? along : strip, isLast ? left : strip))
      } else if along < 0, let corner {
        depth = max(depth, min(strip, corner, point.x - low.x, high.x - point.x))
      }
      corner = left < 0 ? strip : nil
    }
    return min(depth, point.y - low.y, high.y - point.y)
  }
}
