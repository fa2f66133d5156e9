package import Pixels

/// A part of a picture, in shares of the picture's width and height.
package struct UnitRect: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(_ crop: Placement.Crop, of artwork: PixelSize) {
    self.init(
      x: crop.x / Double(artwork.width), y: crop.y / Double(artwork.height),
      width: crop.width / Double(artwork.width), height: crop.height / Double(artwork.height))
  }

  package static let whole = UnitRect(x: 0, y: 0, width: 1, height: 1)

  package var area: Double { width * height }

  /// Whether a point is inside the rectangle, or on its left or top edge.
  package func contains(_ x: Double, _ y: Double) -> Bool {
    self.x <= x && x < self.x + width && self.y <= y && y < self.y + height
  }

  /// The common part of both rectangles; `nil` if there is none.
  package func intersection(_ other: UnitRect) -> UnitRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return nil }
    return UnitRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
