/// Shapes next to each other that may be a row of letters.
struct LetterRow {
  let shapes: [Shape]
  /// The boxes of the letters, from left to right. Shapes above each other, such as the dot and the
  /// stem of an `i`, are one letter.
  let letters: [CellBox]
  let box: CellBox

  /// - Precondition: `shapes` is not empty.
  init(_ shapes: [Shape]) {
    self.shapes = shapes
    var letters: [CellBox] = []
    for shape in shapes.sorted(by: { ($0.box.left, $0.box.top) < ($1.box.left, $1.box.top) }) {
      if let last = letters.last,
        10 * last.commonWidth(shape.box) > 6 * min(last.width, shape.box.width)
      {
        letters[letters.count - 1].add(shape.box)
      } else {
        letters.append(shape.box)
      }
    }
    self.letters = letters
    box = letters.dropFirst().reduce(into: letters[0]) { $0.add($1) }
  }

  /// Whether two neighboring shapes may be letters of one row. Such shapes are near to each other,
  /// at the same level, and similar in height, lightness and stroke width.
  static func joins(_ one: Shape, _ other: Shape) -> Bool {
    let (low, high) = ordered(one.box.height, other.box.height)
    let (thin, thick) = ordered(one.strokeWidth, other.strokeWidth)
    return one.isLighter == other.isLighter
      && -one.box.commonWidth(other.box) * 5 <= 6 * high && high * 5 <= 13 * low
      && 2 * one.box.commonHeight(other.box) >= low && thick <= 2.2 * thin
      && abs(one.meanLightness - other.meanLightness) <= 40
  }

  private static func ordered<Value: Comparable>(_ one: Value, _ other: Value) -> (Value, Value) {
    one < other ? (one, other) : (other, one)
  }

  /// Whether the shapes look like letters. Letters have sharp strokes of one width, have long
  /// outlines for their area, and lie on a common line. The limits were measured on drawn titles
  /// and on artworks without titles.
  ///
  /// - Parameters:
  ///   - roughness: the mean difference between the picture's neighboring pixels.
  ///   - touchesEdge: whether the row reaches an edge of the picture. The shapes of such a row are
  ///     often not letters.
  func isLettering(_ roughness: Double, touchesEdge: Bool) -> Bool {
    guard shapes.count > 1, letters.count <= Self.mostLetters, covered >= 0.45,
      10 * box.width >= 13 * box.height,
      box.width <= 14 * box.height
    else { return false }
    let step = meanStep - 1.2 * roughness
    let complexity = mean(shapes.map(\.complexity))
    let mayBe =
      letters.count > 2
      ? complexity >= 35 && step >= 22 && hasStrokes && isOnLine
      : !touchesEdge && step >= 60 && isPairOrJoined(complexity)
    return mayBe && LetterScore.isLettering(features(roughness, touchesEdge: touchesEdge))
  }

  /// Of overlapping rows, only the row with the greatest strength is used. For example, the holes
  /// inside letters may form a row, but the row of the letters is stronger.
  var strength: Double { meanStep * Double(letters.count) }

  private var meanStep: Double { mean(shapes.map(\.meanStep)) }

  /// Whether the shapes are a pair of letters, or letters that touch. Touching letters have a very
  /// long outline.
  private func isPairOrJoined(_ complexity: Double) -> Bool {
    complexity >= 400 && 10 * box.width >= 22 * box.height
      || letters.count == 2 && complexity >= 60 && isPair(complexity)
  }

  /// Whether two letters are similar in size and stroke width, as in `GO`.
  private func isPair(_ complexity: Double) -> Bool {
    (0.05...0.25).contains(relativeStroke) && spread(shapes.map(\.strokeWidth)) <= 0.12
      && spread(letters.map { Double($0.height) }) <= (complexity >= 100 ? 0.2 : 0.1)
      && spread(letters.map { Double($0.width) }) < 0.35 && 10 * box.width <= 26 * box.height
  }

  /// Whether the shapes have thin strokes of one width, and are not copies of one shape.
  private var hasStrokes: Bool {
    (0.012...0.34).contains(relativeStroke) && spread(shapes.map(\.strokeWidth)) <= 0.4
      && spread(shapes.map { Double($0.area) }) >= 0.02
  }

  private var isOnLine: Bool { max(aligned(\.top), aligned(\.bottom)) >= 0.5 }

  /// Maximum number of letters. A row with more letters is a pattern.
  private static let mostLetters = 40

  /// The strokes' median width, divided by the letters' median height.
  var relativeStroke: Double {
    shapes.map(\.strokeWidth).sorted()[shapes.count / 2] / Double(medianHeight)
  }

  private var medianHeight: Int { letters.map(\.height).sorted()[letters.count / 2] }

  /// The share of the row's width that letters cover.
  var covered: Double {
    var (end, covered) = (box.left, 0)
    for letter in letters where letter.right > end {
      covered += letter.right - max(letter.left, end)
      end = letter.right
    }
    return Double(covered) / Double(box.width)
  }

  /// The largest share of the letters that have the given edge on one line. The line may slope by
  /// up to 20 degrees.
  private func aligned(_ edge: KeyPath<CellBox, Int>) -> Double {
    let points = letters.map { (x: $0.left + $0.right, y: 2 * $0[keyPath: edge]) }
    let height = medianHeight
    let reach = max(2.02, 0.16 * Double(height))
    var most = 0
    for (index, one) in points.enumerated() {
      for other in points[(index + 1)...] where other.x - one.x >= 2 * height {
        let slope = Double(other.y - one.y) / Double(other.x - one.x)
        if abs(slope) > 0.35 { continue }
        most = max(
          most,
          points.count { abs(Double($0.y - one.y) - slope * Double($0.x - one.x)) <= reach })
      }
    }
    return Double(most) / Double(points.count)
  }

  func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  /// The standard deviation divided by the mean; 0 if the mean is 0.
  func spread(_ values: [Double]) -> Double {
    let mean = mean(values)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return mean == 0 ? 0 : (squares / Double(values.count)).squareRoot() / mean
  }
}
