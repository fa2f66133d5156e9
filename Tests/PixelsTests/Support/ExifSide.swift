@testable import Pixels

/// A side of the displayed image, for Exif's wording: "the 0th row is at the visual top of the
/// image, and the 0th column is the visual left-hand side" (CIPA DC-008, 4.6.4).
enum ExifSide {
  case top, right, bottom, left

  /// How far the displayed pixel (x, y) is from this side.
  func distance(x: Int, y: Int, seen: PixelSize) -> Int {
    switch self {
    case .top: y
    case .right: seen.width - 1 - x
    case .bottom: seen.height - 1 - y
    case .left: x
    }
  }

  /// Where the 0th row and the 0th column are displayed, for the values 1 through 8, as in the
  /// standard's table.
  static let table: [(row: ExifSide, column: ExifSide)] = [
    (.top, .left), (.top, .right), (.bottom, .right), (.bottom, .left),
    (.left, .top), (.right, .top), (.right, .bottom), (.left, .bottom),
  ]

  /// Where the displayed pixel (x, y) is stored.
  static func storedPosition(
    _ orientation: StoredOrientation, x: Int, y: Int, seen: PixelSize
  ) -> (column: Int, row: Int) {
    let sides = table[orientation.rawValue - 1]
    return (
      sides.column.distance(x: x, y: y, seen: seen), sides.row.distance(x: x, y: y, seen: seen)
    )
  }
}
