extension SaliencyMap {
  /// A place in a picture, in thousandths of its width and height from the top left corner.
  package struct Peak: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    static let center = Peak(x: 500, y: 500)
  }

  /// The middle of what stands out most; the picture's center if nothing does, as in textures.
  ///
  /// - Complexity: O(cells)
  package var peak: Peak {
    let radius = max(1, min(columns, rows) / 12)
    let plane = CellPlane(columns: columns, rows: rows, values: values)
    // Twice, which weighs near cells more than far ones.
    let masses = plane.boxSums(radius: radius).boxSums(radius: radius)
    guard masses.largest * masses.values.count * 5 >= masses.sum * Self.standingOut,
      masses.sum > 0
    else { return .center }
    var best = (mass: 0, count: 0, columns: 0, rows: 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let mass = masses.values[row * columns + column] * preference(column, row)
        if mass > best.mass { best = (mass, 0, 0, 0) }
        if mass == best.mass {
          best = (mass, best.count + 1, best.columns + column, best.rows + row)
        }
      }
    }
    return Peak(
      x: Self.thousandths(best.columns, best.count, of: columns),
      y: Self.thousandths(best.rows, best.count, of: rows))
  }

  /// How many fifths of the mean the largest mass must have: 3.6 times as much. What has about the
  /// same everywhere, such as text, grain or a pattern, has up to 3.5.
  private static let standingOut = 18

  /// From 1024 in the center to 512 at the middle of each edge and 0 in the corners: of two subjects,
  /// the one nearer to the center.
  private func preference(_ column: Int, _ row: Int) -> Int {
    func loss(_ place: Int, _ length: Int) -> Int {
      let offset = 2 * place + 1 - length
      return 512 * offset * offset / (length * length)
    }
    return 1024 - loss(column, columns) - loss(row, rows)
  }

  /// The mean of `count` places that add up to `sum`. Its distance from the center is rounded, so that
  /// the mirrored places give the mirrored result.
  private static func thousandths(_ sum: Int, _ count: Int, of length: Int) -> Int {
    let offset = 2 * sum + count - count * length
    let distance = (abs(offset) * 1000 + count * length) / (2 * count * length)
    return 500 + (offset < 0 ? -distance : distance)
  }
}
