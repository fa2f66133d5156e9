extension CellPlane {
  /// The lightness of a small picture, from 0 through 255. The samples are taken as they are,
  /// without a color conversion.
  init(lightnessOf raster: Raster, over background: Background) {
    let values =
      switch raster.samples {
      case .bits8(let samples): Self.lightness(samples, raster.channels, shift: 0, background)
      case .bits16(let samples): Self.lightness(samples, raster.channels, shift: 8, background)
      }
    self.init(columns: raster.size.width, rows: raster.size.height, values: values)
  }

  private static func lightness<Sample: FixedWidthInteger>(
    _ samples: ContiguousArray<Sample>, _ channels: ChannelLayout, shift: Int,
    _ background: Background
  ) -> ContiguousArray<Int> {
    let (span, count) = (samples.span, channels.count)
    let (color, hasColor) = (background.meanColor, channels.colorChannels == 3)
    let behind = lightness(Int(color.red), Int(color.green), Int(color.blue))
    var values = ContiguousArray<Int>()
    values.reserveCapacity(samples.count / count)
    for place in stride(from: 0, to: samples.count, by: count) {
      func sample(_ channel: Int) -> Int {
        Int(truncatingIfNeeded: span[place + channel]) >> shift
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

  private static func lightness(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (2 * red + 5 * green + blue) / 8
  }

  /// The mean difference between neighboring pixels in a row.
  var roughness: Double {
    var sum = 0
    for place in 1..<max(values.count, 1) { sum += abs(values[place] - values[place - 1]) }
    return Double(sum) / Double(max(values.count, 1))
  }

  /// For each cell, 1 if the cell is clearly lighter than the mean of the surroundings, 2 if
  /// clearly darker, otherwise 0. A clear difference exceeds half of the surroundings' standard
  /// deviation.
  ///
  /// - Parameter radius: the distance to which the surroundings reach, in cells.
  func contrasts(radius: Int) -> ContiguousArray<UInt8> {
    let sums = boxSums(radius: radius)
    let squares = CellPlane(
      columns: columns, rows: rows, values: ContiguousArray(values.map { $0 * $0 })
    ).boxSums(radius: radius)
    return ContiguousArray(
      boxAreas(radius: radius).enumerated().map { place, count in
        let sum = sums.values[place]
        let difference = values[place] * count - sum
        // Whether 2 * |difference| exceeds the deviation, both multiplied by the count.
        guard abs(difference) > Self.leastContrast * count,
          4 * difference * difference > count * squares.values[place] - sum * sum
        else { return 0 }
        return difference > 0 ? 1 : 2
      })
  }

  /// A clear difference from the mean of the surroundings also exceeds this value. Gradients and
  /// faint noise have smaller differences.
  private static let leastContrast = 12
}
