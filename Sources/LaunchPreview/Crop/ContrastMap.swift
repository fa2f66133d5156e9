package import LaunchImages
package import Pixels

/// The local contrast of each part of a picture, which shows where text and logos are likely to be.
package struct ContrastMap: Sendable {
  package static let columns = 48
  package static let rows = 27
  /// The contrast of each cell, row-major: the sum of the differences between neighboring pixels.
  private let cells: [Double]

  /// - Parameter raster: a small picture in 8-bit RGB.
  /// - Complexity: O(pixels)
  package init(_ raster: Raster) {
    var cells = [Double](repeating: 0, count: Self.columns * Self.rows)
    guard case .bits8(let samples) = raster.samples, raster.channels == .rgb else {
      self.cells = cells
      return
    }
    let span = samples.span
    let size = raster.size
    func luma(_ place: Int) -> Int {
      2 * Int(span[place]) + 7 * Int(span[place + 1]) + Int(span[place + 2])
    }
    for y in 1..<max(size.height, 1) {
      for x in 1..<max(size.width, 1) {
        let place = (y * size.width + x) * 3
        let here = luma(place)
        let difference =
          abs(here - luma(place - 3)) + abs(here - luma(place - raster.rowStride))
        let cell = y * Self.rows / size.height * Self.columns + x * Self.columns / size.width
        cells[cell] += Double(difference)
      }
    }
    self.cells = cells
  }

  /// The part with the most contrast; `nil` if no part stands out.
  ///
  /// - Complexity: O(cells of the picture times cells of a part)
  package var focus: UnitRect? {
    var sums: [(sum: Double, x: Int, y: Int)] = []
    for y in 0...Self.rows - Self.focusRows {
      for x in 0...Self.columns - Self.focusColumns {
        sums.append((sum(x, y), x, y))
      }
    }
    let sorted = sums.sorted { $0.sum < $1.sum }
    guard let best = sorted.last, best.sum > 0,
      best.sum > Self.standingOut * sorted[sorted.count / 2].sum
    else { return nil }
    return UnitRect(
      x: Double(best.x) / Double(Self.columns), y: Double(best.y) / Double(Self.rows),
      width: Double(Self.focusColumns) / Double(Self.columns),
      height: Double(Self.focusRows) / Double(Self.rows))
  }

  /// The size of the part, in cells: a sixth of the picture in each direction, about as much as a
  /// logo takes.
  private static let focusColumns = 8
  private static let focusRows = 5
  /// A part stands out if its contrast exceeds that of the median part by this factor. A texture
  /// has the same contrast everywhere.
  private static let standingOut = 2.5

  private func sum(_ x: Int, _ y: Int) -> Double {
    var sum = 0.0
    for row in y..<y + Self.focusRows {
      for column in x..<x + Self.focusColumns { sum += cells[row * Self.columns + column] }
    }
    return sum
  }

  /// The share of the contrast in one part that is also in another, from 0 to 1.
  ///
  /// - Complexity: O(cells)
  package func share(of part: UnitRect, in other: UnitRect) -> Double {
    var whole = 0.0
    var common = 0.0
    for (index, contrast) in cells.enumerated() {
      let cell = UnitRect(
        x: Double(index % Self.columns) / Double(Self.columns),
        y: Double(index / Self.columns) / Double(Self.rows),
        width: 1 / Double(Self.columns), height: 1 / Double(Self.rows))
      guard let inside = cell.intersection(part) else { continue }
      whole += contrast * inside.area
      common += contrast * (inside.intersection(other)?.area ?? 0)
    }
    return whole > 0 ? common / whole : 0
  }
}
