/// The rows of letters in a picture, such as titles and lettered logos.
///
/// Letters are found like text in photographs: as rows of shapes that have uniform strokes
/// (Epshtein et al., 2010) and are lighter or darker than their surroundings (Niblack's threshold).
package struct Lettering: Sendable {
  /// Size in pixels of the grid in which the boxes lie.
  let columns: Int
  let rows: Int
  /// The boxes of the rows, the largest first.
  let boxes: [CellBox]

  init(_ samples: Raster, over background: Background) {
    let grid = CellPlane(lightnessOf: samples, over: background)
    (columns, rows) = (grid.columns, grid.rows)
    let roughness = grid.roughness
    let shapes = roughness > Self.mostRoughness ? [] : Self.candidates(grid)
    guard shapes.count <= Self.mostShapes else {
      boxes = []
      return
    }
    let found = Self.joined(shapes).map(LetterRow.init)
      .filter { row in
        let touchesEdge =
          row.box.left == 0 || row.box.top == 0 || row.box.right == grid.columns
          || row.box.bottom == grid.rows
        return row.isLettering(roughness, touchesEdge: touchesEdge)
      }
    boxes = Self.merged(found)
  }

  /// Maximum number of shapes. A picture with more shapes has a texture everywhere.
  private static let mostShapes = 4000
  /// Maximum roughness. In a rougher picture, letters cannot be told from noise.
  private static let mostRoughness = 64.0

  /// The shapes with a letter's size and outline, from left to right.
  private static func candidates(_ grid: CellPlane) -> [Shape] {
    let radius = max(3, grid.rows * 6 / 100)
    let shapes = ShapeTracer.shapes(grid, grid.contrasts(radius: radius))
    let least = max(5, (grid.rows * 16 + 999) / 1000)
    return shapes.filter { shape in
      let (width, height) = (shape.box.width, shape.box.height)
      return height >= least && 100 * height <= 26 * grid.rows && 4 * width <= 3 * grid.columns
        && 100 * shape.area >= 8 * width * height
    }.sorted { ($0.box.left, $0.box.top, $0.area) < ($1.box.left, $1.box.top, $1.area) }
  }

  /// Groups shapes that may be a row of letters. `shapes` are sorted from left to right.
  private static func joined(_ shapes: [Shape]) -> [[Shape]] {
    var groups = Groups()
    for _ in shapes { groups.append() }
    for (index, shape) in shapes.enumerated() {
      // A neighbor is at most 2.6 times as high, and the gap at most 1.2 times the neighbor's
      // height.
      let reach = shape.box.right + shape.box.height * 312 / 100
      for other in shapes.indices[(index + 1)...] {
        if shapes[other].box.left > reach { break }
        if LetterRow.joins(shape, shapes[other]) {
          groups.join(groups.root(index), to: groups.root(other))
        }
      }
    }
    return Dictionary(grouping: shapes.indices) { groups.root($0) }.values.map {
      $0.map { shapes[$0] }
    }
  }

  /// The boxes of the rows, the largest first. A row that mostly overlaps a stronger row, as a
  /// shadow does, is left out.
  private static func merged(_ rows: [LetterRow]) -> [CellBox] {
    var boxes: [CellBox] = []
    let sorted = rows.sorted { one, other in
      (-one.strength, one.box.top, one.box.left) < (-other.strength, other.box.top, other.box.left)
    }
    for row in sorted where !boxes.contains(where: { $0.overlaps(row.box) }) {
      boxes.append(row.box)
    }
    return boxes.sorted { ($1.area, $0.top, $0.left) < ($0.area, $1.top, $1.left) }
  }
}
