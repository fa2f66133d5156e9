/// Finds the connected shapes of a grid whose pixels have classes. A run is a series of adjacent
/// pixels of one class in the same grid row. Touching runs of one class in adjacent rows are
/// joined.
struct ShapeTracer {
  private let grid: CellPlane
  private let classes: ContiguousArray<UInt8>
  private var shapes: ContiguousArray<Shape> = []
  private var groups = Groups()

  private struct Run {
    var start: Int
    var end: Int
    var shape: Int
  }

  /// The shapes of pixels with class 1 (lighter) and class 2 (darker), in no special order.
  static func shapes(_ grid: CellPlane, _ classes: ContiguousArray<UInt8>) -> [Shape] {
    var tracer = ShapeTracer(grid: grid, classes: classes)
    tracer.trace()
    return tracer.shapes.indices.filter { tracer.groups.root($0) == $0 }.map { tracer.shapes[$0] }
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
        groups.append()
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
        let (one, other) = (groups.root(run.shape), groups.root(above[next].shape))
        if one != other, shapes[one].isLighter == shapes[other].isLighter {
          let (first, last) = (min(one, other), max(one, other))
          shapes[first].add(shapes[last])
          groups.join(last, to: first)
        }
        next += 1
      }
    }
  }

  private func shape(_ row: Int, _ start: Int, _ end: Int, _ kind: UInt8) -> Shape {
    var shape = Shape(
      box: CellBox(left: start, top: row, right: end, bottom: row + 1), isLighter: kind == 1)
    shape.area = end - start
    let columns = grid.columns
    func look(_ place: Int, _ neighbor: Int) {
      if classes[neighbor] == kind { return }
      shape.outline += 1
      shape.steps += abs(grid.values[place] - grid.values[neighbor])
    }
    let first = row * columns
    for place in (first + start + 2)..<max(first + start + 2, first + end - 1) {
      shape.inner += abs(grid.values[place] - grid.values[place - 1])
      shape.innerCount += 1
    }
    for place in first + start..<first + end {
      shape.lightness += grid.values[place]
      if row > 0 { look(place, place - columns) }
      if row + 1 < grid.rows { look(place, place + columns) }
    }
    if start > 0 { look(first + start, first + start - 1) }
    if end < columns { look(first + end - 1, first + end) }
    return shape
  }
}

/// Numbered elements that are joined into groups (a union-find structure).
struct Groups {
  /// For a group's root, the root itself; for any other element, another element of the same group.
  private var parents: ContiguousArray<Int> = []

  /// Adds an element with the next number, which forms a new group.
  mutating func append() { parents.append(parents.count) }

  /// The element that represents the group of `index`.
  mutating func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  /// - Precondition: both elements are the roots of their groups.
  mutating func join(_ root: Int, to other: Int) { parents[root] = other }
}
