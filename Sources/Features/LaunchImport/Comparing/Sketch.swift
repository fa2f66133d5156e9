internal import PNGCodec
package import Pixels

/// A small copy of an image for comparisons, in 8-bit RGB. Transparent pixels are drawn over black.
///
/// The mean color of any rectangle is found quickly in summed-area tables (Crow, 1984), so two
/// images can be compared at any scale.
package struct Sketch: Hashable, Sendable {
  /// The number of pixels along the shorter side: enough to show the logo of a plain launch image,
  /// and few enough to compare dozens of images in less than a second.
  static let shorterSide = 72
  /// The maximum ratio of the longer side to the shorter side; all screens are far below it.
  private static let longestProportion = 4

  package let size: PixelSize
  /// A row-major table of `(width + 1) * (height + 1)` corners between pixels, with three sums for
  /// each: of all samples of a channel above and to the left of the corner.
  private let sums: ContiguousArray<Int32>
  /// Whether all pixels have the same color, apart from noise.
  package let isOneColor: Bool

  /// The maximum difference of 8-bit samples that is noise.
  private static let noise = 2

  /// Makes a small copy of an image; `nil` if one side is more than four times as long as the
  /// other, which no screen has.
  ///
  /// - Complexity: O(pixels)
  package init?(_ raster: Raster) {
    let sides = [raster.size.width, raster.size.height].sorted()
    guard sides[0] > 0, sides[1] <= Self.longestProportion * sides[0] else { return nil }
    let longest = (Self.shorterSide * sides[1] + sides[0] / 2) / sides[0]
    self.init(small: raster.shrunk(toFit: longest))
  }

  /// - Precondition: the raster is 8-bit RGB.
  private init(small raster: Raster) {
    guard case .bits8(let samples) = raster.samples else {
      preconditionFailure("8 bits per sample")
    }
    size = raster.size
    let (width, height) = (raster.size.width, raster.size.height)
    let stride = 3 * (width + 1)
    var sums = ContiguousArray<Int32>(repeating: 0, count: stride * (height + 1))
    var isOneColor = true
    for y in 0..<height {
      var row: (Int32, Int32, Int32) = (0, 0, 0)
      for x in 0..<width {
        let pixel = (y * width + x) * 3
        for channel in 0..<3 where isOneColor {
          let difference = Int(samples[pixel + channel]) - Int(samples[channel])
          isOneColor = abs(difference) <= Self.noise
        }
        row.0 += Int32(samples[pixel])
        row.1 += Int32(samples[pixel + 1])
        row.2 += Int32(samples[pixel + 2])
        let above = y * stride + 3 * (x + 1)
        sums[above + stride] = sums[above] + row.0
        sums[above + stride + 1] = sums[above + 1] + row.1
        sums[above + stride + 2] = sums[above + 2] + row.2
      }
    }
    self.sums = sums
    self.isOneColor = isOneColor
  }

  /// The mean colors of the cells of a grid in a rectangle, row by row, with three samples from 0
  /// through 255 for each cell. A pixel that is partly in a cell has less weight.
  ///
  /// - Precondition: the rectangle is not empty, and lies in the image.
  /// - Complexity: O(`columns * rows`), since neighbors share their corners.
  func cells(in area: Area, columns: Int, rows: Int) -> ContiguousArray<Double> {
    let across = (0...columns).map {
      Corner(area.x + area.width * Double($0) / Double(columns), limit: size.width)
    }
    let scale = Double(columns * rows) / (area.width * area.height)
    var result = ContiguousArray<Double>()
    result.reserveCapacity(3 * columns * rows)
    var above = line(across, Corner(area.y, limit: size.height))
    for row in 1...rows {
      let y = area.y + area.height * Double(row) / Double(rows)
      let below = line(across, Corner(y, limit: size.height))
      for index in 0..<3 * columns {
        result.append((below[index + 3] - below[index] - above[index + 3] + above[index]) * scale)
      }
      above = below
    }
    return result
  }

  /// A place between two neighbors in the table.
  private struct Corner {
    let first: Int
    /// The weight of the second neighbor.
    let share: Double

    init(_ position: Double, limit: Int) {
      first = min(max(Int(position), 0), limit - 1)
      share = position - Double(first)
    }
  }

  /// The sums above and to the left of the corners on a line, interpolated between the four nearest
  /// sums in the table.
  private func line(_ across: [Corner], _ down: Corner) -> ContiguousArray<Double> {
    let stride = 3 * (size.width + 1)
    var result = ContiguousArray<Double>()
    result.reserveCapacity(3 * across.count)
    for corner in across {
      let start = down.first * stride + 3 * corner.first
      for index in start..<start + 3 {
        let (left, right) = (Double(sums[index]), Double(sums[index + 3]))
        let (low, next) = (Double(sums[index + stride]), Double(sums[index + stride + 3]))
        let top = left + (right - left) * corner.share
        result.append(top + (low + (next - low) * corner.share - top) * down.share)
      }
    }
    return result
  }
}
