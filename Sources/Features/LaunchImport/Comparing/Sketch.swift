internal import Pixels

/// A small copy of an image for comparisons, in 8-bit RGB. Transparent pixels are drawn over black.
///
/// The mean color of any rectangle is found quickly in summed-area tables (Crow, 1984), so two
/// images can be compared at any scale.
struct Sketch: Hashable, Sendable {
  /// The number of pixels along the shorter side: enough to show the logo of a plain launch image,
  /// and few enough to compare dozens of images in less than a second.
  private static let shorterSide = 72
  /// The maximum difference of 8-bit samples that is noise.
  private static let noise: Int32 = 2

  let size: PixelSize
  /// A row-major table of `(width + 1) * (height + 1)` corners between pixels, with the sum of all
  /// pixels above and to the left of each corner.
  private let sums: ContiguousArray<SIMD3<Int32>>
  /// Whether all pixels have the same color, apart from noise.
  let isOneColor: Bool

  /// Makes a small copy of an image; `nil` if one side is more than four times as long as the
  /// other, which no screen has.
  ///
  /// - Complexity: O(pixels)
  init?(_ raster: Raster) {
    let sides = [raster.size.width, raster.size.height].sorted()
    guard sides[0] > 0, sides[1] <= 4 * sides[0] else { return nil }
    let small = raster.shrunk(toFit: (Self.shorterSide * sides[1] + sides[0] / 2) / sides[0])
    guard case .bits8(let samples) = small.samples else { preconditionFailure("8 bits per sample") }
    size = small.size
    let stride = small.size.width + 1
    func pixel(_ index: Int) -> SIMD3<Int32> {
      SIMD3(Int32(samples[index]), Int32(samples[index + 1]), Int32(samples[index + 2]))
    }
    var sums = ContiguousArray<SIMD3<Int32>>(
      repeating: .zero, count: stride * (small.size.height + 1))
    var isOneColor = true
    for y in 0..<small.size.height {
      var row = SIMD3<Int32>.zero
      for x in 0..<small.size.width {
        let color = pixel(3 * (y * small.size.width + x))
        let difference = color &- pixel(0)
        isOneColor = isOneColor && max(difference.max(), -difference.min()) <= Self.noise
        row &+= color
        let above = y * stride + x + 1
        sums[above + stride] = sums[above] &+ row
      }
    }
    self.sums = sums
    self.isOneColor = isOneColor
  }

  /// The mean colors of the cells of a grid in a rectangle, row by row, with samples from 0 through
  /// 255. A pixel that is partly in a cell has less weight.
  ///
  /// - Precondition: the rectangle is not empty, and lies in the image.
  /// - Complexity: O(`columns * rows`), since neighbors share their corners.
  func cells(in area: Area, columns: Int, rows: Int) -> ContiguousArray<SIMD3<Double>> {
    let across = (0...columns).map {
      Corner(area.x + area.width * Double($0) / Double(columns), limit: size.width)
    }
    let scale = Double(columns * rows) / (area.width * area.height)
    var result = ContiguousArray<SIMD3<Double>>()
    result.reserveCapacity(columns * rows)
    var above = line(across, Corner(area.y, limit: size.height))
    for row in 1...rows {
      let y = area.y + area.height * Double(row) / Double(rows)
      let below = line(across, Corner(y, limit: size.height))
      for index in 0..<columns {
        result.append((below[index + 1] - below[index] - above[index + 1] + above[index]) * scale)
      }
      above = below
    }
    return result
  }

  /// A coordinate along one axis, between two neighboring rows or columns of the table.
  private struct Corner {
    let first: Int
    /// The weight of the second neighbor.
    let share: Double

    init(_ position: Double, limit: Int) {
      first = min(max(Int(position), 0), limit - 1)
      share = position - Double(first)
    }
  }

  /// For each corner on a line of the grid, the sum of all pixels above and to the left of it,
  /// interpolated between the four nearest sums in the table.
  private func line(_ across: [Corner], _ down: Corner) -> [SIMD3<Double>] {
    let stride = size.width + 1
    func sum(_ index: Int, _ share: Double) -> SIMD3<Double> {
      let (left, right) = (SIMD3<Double>(sums[index]), SIMD3<Double>(sums[index + 1]))
      return left + (right - left) * share
    }
    return across.map { corner in
      let top = sum(down.first * stride + corner.first, corner.share)
      let bottom = sum((down.first + 1) * stride + corner.first, corner.share)
      return top + (bottom - top) * down.share
    }
  }
}
