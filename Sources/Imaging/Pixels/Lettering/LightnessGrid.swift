/// The lightness of a small picture, from 0 through 255.
struct LightnessGrid {
  let columns: Int
  let rows: Int
  /// Lightness of each pixel, row-major.
  let values: ContiguousArray<Int32>

  /// The samples are taken as they are, without a color conversion.
  init(_ raster: Raster, over background: Background) {
    (columns, rows) = (raster.size.width, raster.size.height)
    values =
      switch raster.samples {
      case .bits8(let samples): Self.lightness(samples, raster.channels, shift: 0, background)
      case .bits16(let samples): Self.lightness(samples, raster.channels, shift: 8, background)
      }
  }

  private static func lightness<Sample: FixedWidthInteger>(
    _ samples: ContiguousArray<Sample>, _ channels: ChannelLayout, shift: Int32,
    _ background: Background
  ) -> ContiguousArray<Int32> {
    let (span, count) = (samples.span, channels.count)
    let (color, hasColor) = (background.meanColor, channels.colorChannels == 3)
    let behind = lightness(Int32(color.red), Int32(color.green), Int32(color.blue))
    var values = ContiguousArray<Int32>()
    values.reserveCapacity(samples.count / count)
    for place in stride(from: 0, to: samples.count, by: count) {
      func sample(_ channel: Int) -> Int32 {
        Int32(truncatingIfNeeded: span[place + channel]) >> shift
      }
      let value = hasColor ? lightness(sample(0), sample(1), sample(2)) : sample(0)
      guard channels.hasAlpha else {
        values.append(value)
        continue
      }
      let alpha = sample(count - 1)
      values.append((value * alpha + behind * (255 - alpha)) / 255)
    }
    return values
  }

  private static func lightness(_ red: Int32, _ green: Int32, _ blue: Int32) -> Int32 {
    (2 * red + 5 * green + blue) / 8
  }

  /// The mean difference between neighboring pixels in a row.
  var roughness: Double {
    var sum = 0
    for place in 1..<max(values.count, 1) { sum += Int(abs(values[place] - values[place - 1])) }
    return Double(sum) / Double(max(values.count, 1))
  }

  /// For each pixel, whether it is clearly lighter (1) or darker (2) than its surroundings, or
  /// neither (0). A difference is clear if it is more than half of the standard deviation there.
  ///
  /// - Parameter radius: the distance to which the surroundings reach, in pixels.
  /// - Complexity: O(pixels)
  func contrasts(radius: Int) -> ContiguousArray<UInt8> {
    var result = ContiguousArray<UInt8>(repeating: 0, count: values.count)
    var sums = ColumnSums(columns)
    for row in -radius..<rows {
      if row + radius < rows { sums.add(values, row: row + radius, sign: 1) }
      if row - radius > 0 { sums.add(values, row: row - radius - 1, sign: -1) }
      guard row >= 0 else { continue }
      let height = min(row + radius + 1, rows) - max(row - radius, 0)
      var (sum, squares) = (0, 0)
      for column in -radius..<columns {
        if column + radius < columns {
          sum += Int(sums.values[column + radius])
          squares += Int(sums.squares[column + radius])
        }
        if column > radius {
          sum -= Int(sums.values[column - radius - 1])
          squares -= Int(sums.squares[column - radius - 1])
        }
        guard column >= 0 else { continue }
        let count = height * (min(column + radius + 1, columns) - max(column - radius, 0))
        let place = row * columns + column
        let difference = Int(values[place]) * count - sum
        guard abs(difference) > Self.least * count else { continue }
        // Whether 2 * |difference| exceeds the deviation, both multiplied by the count.
        if 4 * difference * difference > count * squares - sum * sum {
          result[place] = difference > 0 ? 1 : 2
        }
      }
    }
    return result
  }

  /// Minimum difference from the mean of the surroundings; gradients and faint noise have less.
  private static let least = 12
}

/// Sums of lightness and of its squares over some rows, for each column.
private struct ColumnSums {
  var values: ContiguousArray<Int32>
  var squares: ContiguousArray<Int32>

  init(_ columns: Int) {
    values = ContiguousArray(repeating: 0, count: columns)
    squares = values
  }

  mutating func add(_ lightness: ContiguousArray<Int32>, row: Int, sign: Int32) {
    for column in values.indices {
      let value = lightness[row * values.count + column]
      values[column] += sign * value
      squares[column] += sign * value * value
    }
  }
}
