extension Raster {
  /// A raster of single pixels that are picked in even steps, without reading the others. A
  /// mirrored picture gives the mirrored samples.
  ///
  /// - Parameter grid: numbers of pixels across and down; both are even.
  /// - Complexity: O(`grid.area`)
  func sampled(_ grid: PixelSize) -> Raster {
    let columns = Self.places(grid.width, in: size.width)
    let rows = Self.places(grid.height, in: size.height)
    let samples: Samples =
      switch samples {
      case .bits8(let samples): .bits8(picked(samples, columns, rows))
      case .bits16(let samples): .bits16(picked(samples, columns, rows))
      }
    return Raster(size: grid, channels: channels, samples: samples)
  }

  private func picked<Sample>(
    _ samples: ContiguousArray<Sample>, _ columns: [Int], _ rows: [Int]
  ) -> ContiguousArray<Sample> {
    let span = samples.span
    var result = ContiguousArray<Sample>()
    result.reserveCapacity(columns.count * rows.count * channels.count)
    for row in rows {
      for column in columns {
        let place = row * rowStride + column * channels.count
        for channel in 0..<channels.count { result.append(span[place + channel]) }
      }
    }
    return result
  }

  /// The middle of each of `count` equal parts of an axis, symmetric about its center.
  private static func places(_ count: Int, in length: Int) -> [Int] {
    let first = (0..<count / 2).map { (2 * $0 + 1) * length / (2 * count) }
    return first + first.reversed().map { length - 1 - $0 }
  }
}
