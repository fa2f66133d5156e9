/// A 3 x 3 matrix of doubles, row-major.
package struct Matrix3: Sendable {
  package var rows: [[Double]]

  package init(rows: [[Double]]) { self.rows = rows }

  package static func * (matrix: Matrix3, vector: [Double]) -> [Double] {
    matrix.rows.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  package static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    let columns = (0..<3).map { column in left * right.rows.map { $0[column] } }
    return Matrix3(rows: (0..<3).map { row in columns.map { $0[row] } })
  }

  package static func diagonal(_ values: [Double]) -> Matrix3 {
    Matrix3(rows: (0..<3).map { row in (0..<3).map { $0 == row ? values[row] : 0 } })
  }

  /// The inverse, computed from cofactors.
  package var inverse: Matrix3 {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (r, c) = ([(row + 1) % 3, (row + 2) % 3], [(column + 1) % 3, (column + 2) % 3])
      return rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * minor(0, $1) }
    return Matrix3(
      rows: (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
  }
}
