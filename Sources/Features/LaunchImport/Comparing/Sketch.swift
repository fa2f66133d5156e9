internal import Pixels

/// A rectangle in an image, in pixels. The edges may be between pixels. `x` and `y` are measured
/// from the top-left corner of the image as people see the image.
struct Area {
  var x = 0.0
  var y = 0.0
  var width, height: Double
}

/// A small copy of an image for comparisons, in 8-bit RGB. Transparent pixels are drawn over black.
///
/// The mean color of any rectangle is found quickly in summed-area tables (Crow, 1984), so two
/// images can be compared at any scale.
struct Sketch: Sendable {
  /// The number of pixels along the shorter side. They are enough to show the logo of a plain
  /// launch image, and to round the edges of cells to pixels. They are so few that dozens of images
  /// are compared in a second.
  private static let shorterSide = 144

  private let raster: Raster
  /// A row-major table of `(width + 1) * (height + 1)` corners between pixels, with the sum of all
  /// pixels above and to the left of each corner.
  private let sums: ContiguousArray<SIMD3<Int32>>

  var area: Area { Area(width: Double(raster.size.width), height: Double(raster.size.height)) }

  /// Whether all pixels have the same color, apart from noise.
  var isOneColor: Bool { if case .one = raster.visibleColor { true } else { false } }

  /// Makes a small copy of an image; `nil` if one side is more than four times as long as the
  /// other. No screen has such a shape.
  ///
  /// - Complexity: O(pixels)
  init?(_ raster: Raster) {
    let sides = [raster.size.width, raster.size.height].sorted()
    guard sides[0] > 0, sides[1] <= 4 * sides[0] else { return nil }
    self.init(
      small: raster.shrunk(toFit: (Self.shorterSide * sides[1] + sides[0] / 2) / sides[0]))
  }

  /// - Precondition: the raster is RGB with 8 bits per sample.
  private init(small raster: Raster) {
    guard case .bits8(let samples) = raster.samples else {
      preconditionFailure("8 bits per sample")
    }
    let stride = raster.size.width + 1
    var sums = ContiguousArray<SIMD3<Int32>>(
      repeating: .zero, count: stride * (raster.size.height + 1))
    for y in 0..<raster.size.height {
      var row = SIMD3<Int32>.zero
      for x in 0..<raster.size.width {
        let start = 3 * (y * raster.size.width + x)
        row &+= SIMD3(Int32(samples[start]), Int32(samples[start + 1]), Int32(samples[start + 2]))
        let above = y * stride + x + 1
        sums[above + stride] = sums[above] &+ row
      }
    }
    self.raster = raster
    self.sums = sums
  }

  func turned(_ rotation: Rotation) -> Sketch {
    Sketch(small: raster.upright(from: StoredOrientation(uprightBy: rotation)))
  }

  /// The mean colors of the cells of a grid in a rectangle, row by row, with samples from 0 through
  /// 255. The edges of cells are rounded to whole pixels.
  ///
  /// - Precondition: the rectangle lies in the image, and a cell is at least as large as a pixel.
  /// - Complexity: O(`columns * rows`)
  func cells(in area: Area, columns: Int, rows: Int) -> ContiguousArray<SIMD3<Double>> {
    func edges(_ start: Double, _ length: Double, _ count: Int, _ limit: Int) -> [Int] {
      (0...count).map {
        min(limit, Int((start + length * Double($0) / Double(count)).rounded()))
      }
    }
    let across = edges(area.x, area.width, columns, raster.size.width)
    let down = edges(area.y, area.height, rows, raster.size.height)
    var result = ContiguousArray<SIMD3<Double>>()
    result.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let top = down[row] * (raster.size.width + 1)
      let bottom = down[row + 1] * (raster.size.width + 1)
      for column in 0..<columns {
        let (left, right) = (across[column], across[column + 1])
        let above = sums[top + right] &- sums[top + left]
        let sum = sums[bottom + right] &- sums[bottom + left] &- above
        let count = max(1, (right - left) * (down[row + 1] - down[row]))
        result.append(SIMD3<Double>(sum) / Double(count))
      }
    }
    return result
  }
}
