/// A connected part of a picture that is lighter, or darker, than its surroundings.
struct Shape {
  var box: CellBox
  var isLighter: Bool
  var area = 0
  var lightness = 0
  /// Number of pixel sides on the shape's outline.
  var outline = 0
  /// Sum of the lightness differences across the sides on the outline.
  var steps = 0
  /// Number of pairs of horizontal neighbors, not counting pairs with an end pixel of a run.
  var innerCount = 0
  /// Sum of the lightness differences in the pairs that ``innerCount`` counts.
  var inner = 0

  var meanLightness: Double { Double(lightness) / Double(area) }
  var strokeWidth: Double { 2 * Double(area) / Double(max(outline, 1)) }
  /// The mean lightness difference across the outline. The mean is small if the outline is soft or
  /// faint.
  var meanStep: Double { Double(steps) / Double(max(outline, 1)) }
  /// The squared length of the outline per area: 16 for a square, 50 or more for most letters.
  var complexity: Double { Double(outline * outline) / Double(area) }

  mutating func add(_ other: Shape) {
    box.add(other.box)
    area += other.area
    lightness += other.lightness
    outline += other.outline
    steps += other.steps
    inner += other.inner
    innerCount += other.innerCount
  }
}

/// A box in a grid. The right and bottom edges are exclusive.
package struct CellBox: Equatable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  /// The grid of a ``PictureAnalysis/Part`` has this many columns and this many rows.
  package static let whole = 10_000

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var area: Int { width * height }

  mutating func add(_ other: CellBox) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// The width that both boxes have in common. The width is negative if there is a gap between the
  /// boxes.
  func commonWidth(_ other: CellBox) -> Int { min(right, other.right) - max(left, other.left) }

  func commonHeight(_ other: CellBox) -> Int { min(bottom, other.bottom) - max(top, other.top) }

  /// Whether more than half of the smaller box is in the other box.
  func overlaps(_ other: CellBox) -> Bool {
    let common = max(0, commonWidth(other)) * max(0, commonHeight(other))
    return 2 * common > min(area, other.area)
  }
}
