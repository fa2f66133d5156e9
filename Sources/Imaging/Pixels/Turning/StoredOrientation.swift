/// The orientation of a file's stored pixels, relative to the image as it should be seen. The raw
/// values are those of Exif's Orientation tag (CIPA DC-008, 4.6.4). The names say on which side the
/// visual top is stored.
package enum StoredOrientation: Int, Sendable, CaseIterable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether the image is stored with width and height swapped.
  package var swapsAxes: Bool { rawValue >= 5 }

  /// The orientation of stored pixels that become upright when `rotation` turns them.
  package init(uprightBy rotation: Rotation) {
    self =
      switch rotation {
      case .none: .up
      case .clockwise: .right
      case .halfTurn: .down
      case .counterclockwise: .left
      }
  }

  /// Where the displayed pixel (x, y) is stored, in a raster of the stored size `size`.
  package func storedPosition(x: Int, y: Int, of size: PixelSize) -> (column: Int, row: Int) {
    let lastColumn = size.width - 1
    let lastRow = size.height - 1
    return switch self {
    case .up: (x, y)
    case .upMirrored: (lastColumn - x, y)
    case .down: (lastColumn - x, lastRow - y)
    case .downMirrored: (x, lastRow - y)
    case .leftMirrored: (y, x)
    case .right: (y, lastRow - x)
    case .rightMirrored: (lastColumn - y, lastRow - x)
    case .left: (lastColumn - y, x)
    }
  }
}
