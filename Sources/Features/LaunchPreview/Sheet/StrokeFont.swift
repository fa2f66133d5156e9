/// A font of single strokes, drawn for launchgen: ASCII, with descenders. Its unit is a fourteenth
/// of the height of a capital.
package enum StrokeFont {
  /// The height of a line, and the heights of a capital and of the thickness of strokes, in units.
  static let line = 26.0
  package static let capital = 14.0
  package static let thickness = 1.9
  /// The space between the middles of neighboring strokes of two characters.
  private static let spacing = 4.6
  private static let space = 5.0

  /// A character as lines between points, in units from the left end of its capital's top.
  package struct Glyph: Sendable {
    package fileprivate(set) var lines: [Line] = []
    /// The distance to the start of the next character.
    package fileprivate(set) var advance: Double

    package typealias Line = (from: SIMD2<Double>, to: SIMD2<Double>)
  }

  /// The glyph of a character; a box if the font does not have it.
  package static func glyph(_ scalar: Unicode.Scalar) -> Glyph {
    if scalar == " " { return Glyph(advance: space + spacing / 2) }
    let index = Int(scalar.value) - Int(first)
    return scalar.value >= first && index < glyphs.count ? glyphs[index] : boxGlyph
  }

  /// The width of a text, in units.
  package static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0 - spacing) { $0 + glyph($1).advance }
  }

  private static let boxGlyph = Glyph(box)

  private static let glyphs: [Glyph] = {
    var all = forms.split(separator: "\n")
    let digits = Self.digits.split(separator: "\n")
    all.insert(contentsOf: digits, at: Int(("0" as Unicode.Scalar).value - first))
    return all.map { Glyph(String($0)) }
  }()

  /// Each quarter of an oval becomes this many lines.
  private static let steps = 6
}

extension StrokeFont.Glyph {
  /// Reads strokes: `M` begins one at a point, `L` draws a straight line to a point, `H` and `V` a
  /// quarter of an oval that begins horizontally or vertically, `Q` a curve with a control point,
  /// which the next point ends.
  fileprivate init(_ strokes: String) {
    self.init(advance: 0)
    var here = SIMD2<Double>()
    var control: SIMD2<Double>?
    for step in strokes.split(separator: " ") {
      let numbers = step.drop { $0.isLetter }.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2 else { continue }
      let point = SIMD2(numbers[0], numbers[1])
      switch step.first {
      case "M": here = point
      case "L": draw(from: &here, to: point)
      case "H": curve(from: &here, by: SIMD2(point.x, here.y), to: point)
      case "V": curve(from: &here, by: SIMD2(here.x, point.y), to: point)
      case "Q": control = point
      default:
        curve(from: &here, by: control ?? here, to: point)
        control = nil
      }
    }
    advance = (lines.map { max($0.from.x, $0.to.x) }.max() ?? 0) + StrokeFont.spacing
  }

  private mutating func draw(from here: inout SIMD2<Double>, to point: SIMD2<Double>) {
    lines.append((here, point))
    here = point
  }

  private mutating func curve(
    from here: inout SIMD2<Double>, by control: SIMD2<Double>, to end: SIMD2<Double>
  ) {
    let start = here
    for step in 1...StrokeFont.steps {
      let part = Double(step) / Double(StrokeFont.steps)
      let (first, last) = (start + (control - start) * part, control + (end - control) * part)
      draw(from: &here, to: first + (last - first) * part)
    }
  }
}
