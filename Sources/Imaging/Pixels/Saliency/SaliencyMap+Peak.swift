extension SaliencyMap {
  /// A position in a picture, in thousandths of its width and height from the top left corner.
  package struct Peak: Equatable, Sendable {
    package var x, y: Int

    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    static let center = Peak(x: 500, y: 500)
  }

  /// The center of the part of the picture that stands out most; the picture's center if no part
  /// stands out, as in textures.
  package var peak: Peak { peak(atLeast: Self.standingOut) ?? .center }

  /// How far the part around ``peak`` reaches, in cells.
  var reach: Int { max(1, min(plane.columns, plane.rows) / 12) }

  /// The center of the part that stands out most; `nil` if no part stands out.
  ///
  /// - Parameter ratio: the part's minimum mass, in fifths of the mean mass. A mass is the saliency
  ///   summed around a cell.
  func peak(atLeast ratio: Int) -> Peak? {
    let radius = reach
    // Summing twice weights near cells more than far ones.
    let masses = plane.boxSums(radius: radius).boxSums(radius: radius)
    guard masses.largest * masses.values.count * 5 >= masses.sum * ratio,
      masses.sum > 0
    else { return nil }
    var best = (mass: 0, count: 0, columns: 0, rows: 0)
    for row in 0..<plane.rows {
      for column in 0..<plane.columns {
        let mass = masses.values[row * plane.columns + column] * preference(column, row)
        if mass > best.mass { best = (mass, 0, 0, 0) }
        if mass == best.mass {
          best = (mass, best.count + 1, best.columns + column, best.rows + row)
        }
      }
    }
    return Peak(
      x: Self.thousandths(best.columns, best.count, of: plane.columns),
      y: Self.thousandths(best.rows, best.count, of: plane.rows))
  }

  /// The minimum mass of a part that stands out, in fifths of the mean mass. In pictures that are
  /// similar everywhere, such as text, grain or a pattern, the largest mass is up to 3.5 times the
  /// mean.
  static let standingOut = 18

  /// The minimum mass of a single subject, in fifths of the mean mass: 16 times the mean. For
  /// comparison, the largest mass is up to 13 times the mean in landscapes and skies, and up to 17
  /// times in pictures of rays from the center.
  static let standingAlone = 80

  /// Weight of a cell in the search for the peak, larger near the center: 1024 in the center, 512
  /// at the middle of each edge, 0 in the corners.
  private func preference(_ column: Int, _ row: Int) -> Int {
    func loss(_ place: Int, _ length: Int) -> Int {
      let offset = 2 * place + 1 - length
      return 512 * offset * offset / (length * length)
    }
    return 1024 - loss(column, plane.columns) - loss(row, plane.rows)
  }

  /// The mean position of `count` cells whose indices add up to `sum`, in thousandths of an axis of
  /// `length` cells. The distance from the axis's center is rounded, so that mirrored cells give
  /// the mirrored position.
  private static func thousandths(_ sum: Int, _ count: Int, of length: Int) -> Int {
    let offset = 2 * sum + count - count * length
    let distance = (abs(offset) * 1000 + count * length) / (2 * count * length)
    return 500 + (offset < 0 ? -distance : distance)
  }
}
