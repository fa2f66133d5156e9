/// Whole numbers in rows and columns, to add up over squares around each.
struct CellPlane {
  let columns: Int
  let rows: Int
  /// Row by row.
  var values: ContiguousArray<Int>

  init(columns: Int, rows: Int, values: ContiguousArray<Int>) {
    self.columns = columns
    self.rows = rows
    self.values = values
  }

  var largest: Int { values.max() ?? 0 }
  var sum: Int { values.reduce(0, +) }

  /// The sums of the squares that reach `radius` cells in each direction. Nothing is outside of the
  /// plane.
  ///
  /// - Complexity: O(cells)
  func boxSums(radius: Int) -> CellPlane {
    added(radius, along: columns, step: 1, across: rows, stride: columns)
      .added(radius, along: rows, step: columns, across: columns, stride: 1)
  }

  /// The mean of each square's cells, rounded down.
  ///
  /// - Complexity: O(cells)
  func boxMeans(radius: Int) -> CellPlane {
    var sums = boxSums(radius: radius)
    func count(_ place: Int, _ length: Int) -> Int {
      min(place + radius + 1, length) - max(place - radius, 0)
    }
    for row in 0..<rows {
      let height = count(row, rows)
      for column in 0..<columns {
        // Not "/=", which rounds the means of negative numbers up.
        let (place, area) = (row * columns + column, height * count(column, columns))
        let sum = sums.values[place]
        sums.values[place] = (sum - ((sum % area) + area) % area) / area
      }
    }
    return sums
  }

  /// Running sums along one axis.
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
