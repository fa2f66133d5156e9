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
  /// For each channel, a row-major table of `(width + 1) * (height + 1)` sums. Each is the sum of
  /// all samples above and to the left of a corner between pixels.
  private let sums: [ContiguousArray<Int32>]

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
    let stride = raster.size.width + 1
    sums = (0..<3).map { channel in
      var sums = ContiguousArray<Int32>(
        repeating: 0, count: stride * (raster.size.height + 1))
      for y in 0..<raster.size.height {
        var row: Int32 = 0
        for x in 0..<raster.size.width {
          row += Int32(samples[(y * raster.size.width + x) * 3 + channel])
          sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row
        }
      }
      return sums
    }
  }

  /// The mean of a channel's samples in a rectangle, from 0 through 255. A pixel that is partly in
  /// the rectangle has less weight.
  ///
  /// - Precondition: the rectangle is not empty, and lies in the image.
  func mean(_ channel: Int, _ area: Area) -> Double {
    let sum =
      sum(channel, area.x + area.width, area.y + area.height)
      - sum(channel, area.x, area.y + area.height)
      - sum(channel, area.x + area.width, area.y) + sum(channel, area.x, area.y)
    return sum / (area.width * area.height)
  }

  /// The sum of a channel's samples above and to the left of a point, interpolated between the four
  /// nearest sums in the table.
  private func sum(_ channel: Int, _ x: Double, _ y: Double) -> Double {
    let left = min(max(Int(x), 0), size.width - 1)
    let top = min(max(Int(y), 0), size.height - 1)
    let (across, down) = (x - Double(left), y - Double(top))
    let start = top * (size.width + 1) + left
    let table = sums[channel]
    let above = Double(table[start]) * (1 - across) + Double(table[start + 1]) * across
    let next = start + size.width + 1
    let below = Double(table[next]) * (1 - across) + Double(table[next + 1]) * across
    return above * (1 - down) + below * down
  }
}
