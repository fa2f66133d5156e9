/// Finds the connected shapes of a grid whose pixels have classes, by runs of equal pixels in rows
/// that touch runs in the row above.
struct ShapeTracer {
  private let grid: LightnessGrid
  private let classes: ContiguousArray<UInt8>
  private var shapes: ContiguousArray<Shape> = []
  /// For each shape, a shape that it is a part of, or itself.
  private var parents: ContiguousArray<Int> = []

  private struct Run {
    var start: Int
    var end: Int
    var shape: Int
  }

  /// The shapes of pixels with class 1 (lighter) and class 2 (darker), in no special order.
  ///
  /// - Complexity: O(pixels), nearly
  static func shapes(_ grid: LightnessGrid, _ classes: ContiguousArray<UInt8>) -> [Shape] {
    var tracer = ShapeTracer(grid: grid, classes: classes)
    tracer.trace()
    return tracer.shapes.indices.filter { tracer.parents[$0] == $0 }.map { tracer.shapes[$0] }
  }

  private mutating func trace() {
    var above: [Run] = []
    for row in 0..<grid.rows {
      var runs: [Run] = []
      let first = row * grid.columns
      var column = 0
      while column < grid.columns {
        let (kind, start) = (classes[first + column], column)
        repeat { column += 1 } while column < grid.columns && classes[first + column] == kind
        if kind == 0 { continue }
        runs.append(Run(start: start, end: column, shape: shapes.count))
        parents.append(shapes.count)
        shapes.append(shape(row, start, column, kind))
      }
      join(runs, with: above, row)
      above = runs
    }
  }

  private mutating func join(_ runs: [Run], with above: [Run], _ row: Int) {
    var upper = 0
    for run in runs {
      while upper < above.count, above[upper].end <= run.start { upper += 1 }
      var next = upper
      while next < above.count, above[next].start < run.end {
        let (one, other) = (root(run.shape), root(above[next].shape))
        if one != other, shapes[one].isLighter == shapes[other].isLighter {
          let (first, last) = (min(one, other), max(one, other))
          shapes[first].add(shapes[last])
          parents[last] = first
        }
        next += 1
      }
    }
  }

  private mutating func root(_ shape: Int) -> Int {
    var shape = shape
    while parents[shape] != shape {
      parents[shape] = parents[parents[shape]]
      shape = parents[shape]
    }
    return shape
  }

  private func shape(_ row: Int, _ start: Int, _ end: Int, _ kind: UInt8) -> Shape {
    var shape = Shape(
      box: CellBox(left: start, top: row, right: end, bottom: row + 1), isLighter: kind == 1)
    shape.area = end - start
    let columns = grid.columns
    func look(_ place: Int, _ neighbor: Int) {
      if classes[neighbor] == kind { return }
      shape.outline += 1
      shape.steps += Int(abs(grid.values[place] - grid.values[neighbor]))
    }
    let first = row * columns
    for place in (first + start + 2)..<max(first + start + 2, first + end - 1) {
      shape.inner += Int(abs(grid.values[place] - grid.values[place - 1]))
      shape.innerCount += 1
    }
    for place in row * columns + start..<row * columns + end {
      shape.lightness += Int(grid.values[place])
      if row > 0 { look(place, place - columns) }
      if row + 1 < grid.rows { look(place, place + columns) }
    }
    if start > 0 { look(row * columns + start, row * columns + start - 1) }
    if end < columns { look(row * columns + end - 1, row * columns + end) }
    return shape
  }
}
