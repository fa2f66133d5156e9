internal import Pixels

/// A coarse grid that shows how much of an artwork's detail each cell has.
package struct DetailMap: Equatable, Sendable {
  package let columns: Int
  package let rows: Int
  /// Saliency of each cell, row-major; the strongest cell has 255.
  package let cells: [UInt8]

  /// Maximum number of cells, 64 by 64.
  static let cellLimit = longestSide * longestSide
  private static let longestSide = 64

  init(_ saliency: SaliencyMap) {
    let step = (max(saliency.columns, saliency.rows) + Self.longestSide - 1) / Self.longestSide
    let (columns, rows) = (
      (saliency.columns + step - 1) / step, (saliency.rows + step - 1) / step
    )
    var sums = [Int](repeating: 0, count: columns * rows)
    for (place, value) in saliency.values.enumerated() {
      let (row, column) = (place / saliency.columns / step, place % saliency.columns / step)
      sums[row * columns + column] += value
    }
    let largest = max(sums.max() ?? 0, 1)
    (self.columns, self.rows) = (columns, rows)
    cells = sums.map { UInt8($0 * 255 / largest) }
  }

  init(columns: Int, rows: Int, cells: [UInt8]) {
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }

  /// The share of the detail for which `isHidden` is true, from 0 to 1.
  ///
  /// - Parameter isHidden: whether a point of the artwork is hidden; both coordinates are from 0 to
  ///   1.
  /// - Complexity: O(cells)
  package func share(where isHidden: (_ x: Double, _ y: Double) -> Bool) -> Double {
    var (hidden, all) = (0, 0)
    for (place, cell) in cells.enumerated() where cell > 0 {
      let (row, column) = (place / columns, place % columns)
      for point in 0..<Self.points * Self.points {
        let x = Double(Self.points * column + point % Self.points) + 0.5
        let y = Double(Self.points * row + point / Self.points) + 0.5
        all += Int(cell)
        if isHidden(x / Double(Self.points * columns), y / Double(Self.points * rows)) {
          hidden += Int(cell)
        }
      }
    }
    return all > 0 ? Double(hidden) / Double(all) : 0
  }

  /// Number of points that are tested in each direction of a cell.
  private static let points = 3

  /// The part of the artwork where most detail is: a twentieth of the detail is beyond each of its
  /// four edges. `nil` if there is no detail, or if the part is more than half of the artwork.
  ///
  /// - Complexity: O(cells)
  package var core: UnitRect? {
    var (across, down) = ([Int](repeating: 0, count: columns), [Int](repeating: 0, count: rows))
    for (place, cell) in cells.enumerated() {
      across[place % columns] += Int(cell)
      down[place / columns] += Int(cell)
    }
    guard let x = Self.middle(of: across), let y = Self.middle(of: down) else { return nil }
    let part = UnitRect(
      x: Double(x.lowerBound) / Double(columns), y: Double(y.lowerBound) / Double(rows),
      width: Double(x.count) / Double(columns), height: Double(y.count) / Double(rows))
    return part.area > 0.5 ? nil : part
  }

  /// The range of indices that leaves out a twentieth of the sum at each end; `nil` if the sum is
  /// 0.
  private static func middle(of sums: [Int]) -> Range<Int>? {
    let all = sums.reduce(0, +)
    var (before, first) = (0, Int?.none)
    for (index, sum) in sums.enumerated() {
      before += sum
      if first == nil, 20 * before > all { first = index }
      if let first, 20 * before >= 19 * all { return first..<index + 1 }
    }
    return nil
  }
}

extension DetailMap {
  /// The map as text: columns, rows, and two hexadecimal digits for each cell, such as `2x1:00ff`.
  var text: String {
    let digits = Array("0123456789abcdef".utf8)
    let values = cells.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return "\(columns)x\(rows):" + String(decoding: values, as: UTF8.self)
  }

  /// Reads a map from a text that ``text`` made; `nil` for any other text.
  init?(text: String) {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 2 else { return nil }
    let sides = parts[0].split(separator: "x").compactMap { Int($0) }
    let digits = parts[1].utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard sides.count == 2, sides.allSatisfy((1...Self.longestSide).contains),
      digits.count == parts[1].utf8.count, digits.count == 2 * sides[0] * sides[1]
    else { return nil }
    (columns, rows) = (sides[0], sides[1])
    cells = (0..<digits.count / 2).map { UInt8(digits[2 * $0] * 16 + digits[2 * $0 + 1]) }
  }
}
