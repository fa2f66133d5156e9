/// A grid of whole numbers, with sums and means over squares of cells.
struct CellPlane: Sendable {
  let columns: Int
  let rows: Int
  var values: ContiguousArray<Int>

  var largest: Int { values.max() ?? 0 }
  var sum: Int { values.reduce(0, +) }

  /// For each cell, the sum over the square that reaches `radius` cells in each direction. Cells
  /// outside of the plane are taken as 0.
  ///
  /// - Complexity: O(cells), whatever the radius
  func boxSums(radius: Int) -> CellPlane {
    let source = values.span
    var result = self
    // Each column's sum over the rows within reach of the current row.
    var sums = ContiguousArray(repeating: 0, count: columns)
    func add(_ row: Int, _ sign: Int) {
      for column in 0..<columns { sums[column] += sign * source[row * columns + column] }
    }
    for row in -radius..<rows {
      if row + radius < rows { add(row + radius, 1) }
      if row > radius { add(row - radius - 1, -1) }
      guard row >= 0 else { continue }
      var sum = 0
      for column in -radius..<columns {
        if column + radius < columns { sum += sums[column + radius] }
        if column > radius { sum -= sums[column - radius - 1] }
        if column >= 0 { result.values[row * columns + column] = sum }
      }
    }
    return result
  }

  /// For each cell, the mean over the square that reaches `radius` cells in each direction, rounded
  /// down; cells outside of the plane are left out.
  func boxMeans(radius: Int) -> CellPlane {
    var sums = boxSums(radius: radius)
    for (place, area) in boxAreas(radius: radius).enumerated() {
      // `/` would round negative means up.
      let sum = sums.values[place]
      sums.values[place] = (sum - ((sum % area) + area) % area) / area
    }
    return sums
  }

  /// For each cell, the number of the plane's cells in the square that reaches `radius` cells in
  /// each direction.
  func boxAreas(radius: Int) -> ContiguousArray<Int> {
    func counts(_ length: Int) -> [Int] {
      (0..<length).map { min($0 + radius + 1, length) - max($0 - radius, 0) }
    }
    let widths = counts(columns)
    var areas = ContiguousArray<Int>()
    areas.reserveCapacity(values.count)
    for height in counts(rows) { areas.append(contentsOf: widths.lazy.map { $0 * height }) }
    return areas
  }
}
