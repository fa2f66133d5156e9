import TestSupport
import Testing

@testable import Pixels

@Suite struct CellPlaneTests {
  /// Against sums cell by cell, for all small planes and radii.
  @Test func boxes() {
    var generator = SeededGenerator(seed: 3)
    for columns in 1...7 {
      for rows in 1...7 {
        let plane = CellPlane(
          columns: columns, rows: rows,
          values: ContiguousArray(
            (0..<columns * rows).map { _ in Int.random(in: -50...50, using: &generator) }))
        for radius in 1...8 {
          let sums = plane.boxSums(radius: radius)
          let means = plane.boxMeans(radius: radius)
          for place in 0..<columns * rows {
            let cells = neighbors(of: place, in: plane, radius)
            let sum = cells.reduce(0, +)
            #expect(sums.values[place] == sum)
            let mean = (Double(sum) / Double(cells.count)).rounded(.down)
            #expect(means.values[place] == Int(mean))
          }
        }
      }
    }
  }

  private func neighbors(of place: Int, in plane: CellPlane, _ radius: Int) -> [Int] {
    plane.values.indices.filter {
      abs($0 % plane.columns - place % plane.columns) <= radius
        && abs($0 / plane.columns - place / plane.columns) <= radius
    }.map { plane.values[$0] }
  }
}
