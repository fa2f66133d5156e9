/// A grid of whole numbers, with sums and means over squares of cells.
struct CellPlane: Sendable {
  let columns: Int
  let rows: Int
  /// Cell values, row-major.
  var values: ContiguousArray<Int>

  var largest: Int { values.max() ?? 0 }
  var sum: Int { values.reduce(0, +) }

  /// For each cell, the sum over the square that reaches `radius` cells in each direction. Cells
  /// outside of the plane are taken as 0.
  ///
  /// - Complexity: O(cells), whatever the radius
  func boxSums(radius: Int) -> CellPlane {
    added(radius, along: columns, step: 1, across: rows, stride: columns)
      .added(radius, along: rows, step: columns, across: columns, stride: 1)
  }

  /// For each cell, the mean over the square that reaches `radius` cells in each direction, rounded
  /// down; cells outside of the plane are left out.
  func boxMeans(radius: Int) -> CellPlane {
    var sums = boxSums(radius: radius)
    for place in sums.values.indices {
      // `/` would round negative means up.
      let (sum, area) = (sums.values[place], boxArea(around: place, radius: radius))
      sums.values[place] = (sum - ((sum % area) + area) % area) / area
    }
    return sums
  }

  /// The number of the plane's cells in the square that reaches `radius` cells from a cell.
  func boxArea(around place: Int, radius: Int) -> Int {
    func count(_ place: Int, _ length: Int) -> Int {
      min(place + radius + 1, length) - max(place - radius, 0)
    }
    return count(place / columns, rows) * count(place % columns, columns)
  }

  /// For each cell, the sum over the cells that are at most `radius` away along one axis, computed
  /// as a running sum.
  private func added(
    _ radius: Int, along length: Int, step: Int, across lines: Int, stride: Int
  ) -> CellPlane {
    let source = values.span
    var result = values
    for line in 0..<lines {
      let start = line * stride
      var sum = 0
      for place in 0..<min(radius, length) { sum += source[start + place * step] }
      for place in 0..<length {
        if place + radius < length { sum += source[start + (place + radius) * step] }
        if place > radius { sum -= source[start + (place - radius - 1) * step] }
        result[start + place * step] = sum
      }
    }
    return CellPlane(columns: columns, rows: rows, values: result)
  }
}
