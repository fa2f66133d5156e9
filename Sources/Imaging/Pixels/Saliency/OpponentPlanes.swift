/// A small picture in the opponent colors of human vision.
struct OpponentPlanes {
  /// Lightness, red minus green, and yellow minus blue, each with about 2000 steps.
  let planes: [CellPlane]

  /// - Parameter raster: a small picture in 8-bit RGB.
  init(_ raster: Raster) {
    let size = raster.size
    guard case .bits8(let samples) = raster.samples, raster.channels == .rgb else {
      planes = []
      return
    }
    func plane(_ red: Int, _ green: Int, _ blue: Int) -> CellPlane {
      let values = stride(from: 0, to: samples.count, by: 3).map { place in
        red * Int(samples[place]) + green * Int(samples[place + 1])
          + blue * Int(samples[place + 2])
      }
      return CellPlane(
        columns: size.width, rows: size.height, values: ContiguousArray(values))
    }
    planes = [plane(2, 5, 1), plane(4, -4, 0), plane(2, 2, -4)]
  }

  /// For each cell, how much the mean within `radius` cells differs from the mean within each of
  /// the larger `radii`. The differences of all planes and `radii` are added.
  func localContrast(_ radius: Int, beside radii: [Int]) -> CellPlane {
    added { plane, sum in
      let own = plane.boxMeans(radius: radius)
      for wider in radii {
        let around = plane.boxMeans(radius: wider)
        for place in sum.indices { sum[place] += abs(own.values[place] - around.values[place]) }
      }
    }
  }

  /// For each cell, the difference between the mean color within `radius` cells and the mean color
  /// of the whole picture.
  func colorDistance(_ radius: Int) -> CellPlane {
    added { plane, sum in
      let mean = plane.sum / plane.values.count
      let own = plane.boxMeans(radius: radius)
      for place in sum.indices { sum[place] += abs(own.values[place] - mean) }
    }
  }

  /// A cell's edge is the sum of the cell's differences from its neighbors, in all planes. The
  /// result has, for each cell, the mean edge in the square that reaches `radius` cells in each
  /// direction.
  func edges(_ radius: Int) -> CellPlane {
    added { plane, sum in
      func add(_ place: Int, _ neighbor: Int) {
        let difference = abs(plane.values[place] - plane.values[neighbor])
        sum[place] += difference
        sum[neighbor] += difference
      }
      for row in 0..<plane.rows {
        for column in 0..<plane.columns {
          let place = row * plane.columns + column
          if column > 0 { add(place, place - 1) }
          if row > 0 { add(place, place - plane.columns) }
        }
      }
    }.boxMeans(radius: radius)
  }

  private func added(_ add: (CellPlane, inout ContiguousArray<Int>) -> Void) -> CellPlane {
    let (columns, rows) = (planes.first?.columns ?? 0, planes.first?.rows ?? 0)
    var sum = ContiguousArray(repeating: 0, count: columns * rows)
    for plane in planes { add(plane, &sum) }
    return CellPlane(columns: columns, rows: rows, values: sum)
  }
}
