internal import Pixels

/// A way to lay two images of the same artwork over each other: the part of each image that shows
/// the same content.
struct Alignment: Equatable {
  let first: Area
  let second: Area

  /// The alignments of two images that a comparison tries, the most likely first.
  ///
  /// - Parameters:
  ///   - first: the size of an image.
  ///   - second: the size of the other image after it is rotated to match the first.
  static func all(_ first: PixelSize, _ second: PixelSize) -> [Alignment] {
    let a = (width: Double(first.width), height: Double(first.height))
    let b = (width: Double(second.width), height: Double(second.height))
    // The scales are those of a cover that crops the sides, of a cover that crops above and below,
    // and of equal sizes in points, as for a logo on a background. Stretching is added below.
    let scales = [
      a.height / b.height, a.width / b.width,
      min(a.width, a.height) / min(b.width, b.height),
    ]
    var found: [Alignment] = []
    for scale in scales {
      let alignment = centered(a, b, scale: scale)
      if !found.contains(where: { $0.isClose(to: alignment) }) { found.append(alignment) }
    }
    let whole = Alignment(
      first: Area(x: 0, y: 0, width: a.width, height: a.height),
      second: Area(x: 0, y: 0, width: b.width, height: b.height))
    if !found.contains(where: { $0.isClose(to: whole) }) { found.append(whole) }
    return found
  }

  /// Alignments with scales between those of ``all(_:_:)``. They suit a wide and a nearly square
  /// screen: the fit `cover` then crops one image above and below, and the other image at its
  /// sides.
  static func between(_ first: PixelSize, _ second: PixelSize) -> [Alignment] {
    let a = (width: Double(first.width), height: Double(first.height))
    let b = (width: Double(second.width), height: Double(second.height))
    let (high, wide) = (a.height / b.height, a.width / b.width)
    // Below this ratio, the scales differ by less than a cell of the comparison.
    let ratio = max(high, wide) / min(high, wide)
    if ratio < 1.08 || ratio > 2 { return [] }
    let count = 7
    return (1...count).map { index in
      let share = Double(index) / Double(count + 1)
      return centered(a, b, scale: high + (wide - high) * share)
    }
  }

  /// The alignment of two images that have the same center. Their overlap is the part of each.
  ///
  /// - Parameter scale: the factor by which the second image is enlarged to match the first.
  private static func centered(
    _ a: (width: Double, height: Double), _ b: (width: Double, height: Double), scale: Double
  ) -> Alignment {
    let width = min(a.width, b.width * scale)
    let height = min(a.height, b.height * scale)
    return Alignment(
      first: Area(
        x: (a.width - width) / 2, y: (a.height - height) / 2, width: width, height: height),
      second: Area(
        x: (b.width - width / scale) / 2, y: (b.height - height / scale) / 2,
        width: width / scale, height: height / scale))
  }

  /// Alignments in which the parts are moved along each axis on which they are smaller than their
  /// images, because a crop need not keep the center.
  ///
  /// - Parameters:
  ///   - a: the size of the first image.
  ///   - b: the size of the second image after it is rotated to match the first.
  ///   - count: the number of places to try on either side of the center.
  func slid(_ a: PixelSize, _ b: PixelSize, count: Int) -> [Alignment] {
    let places = (-count...count).filter { $0 != 0 }.map { Double($0) / Double(count) }
    let starts: [(part: WritableKeyPath<Area, Double>, room: (Area, PixelSize) -> Double)] = [
      (\.x, { (Double($1.width) - $0.width) / 2 }), (\.y, { (Double($1.height) - $0.height) / 2 }),
    ]
    return starts.flatMap { start, room in
      let rooms = (room(first, a), room(second, b))
      return places.compactMap { place -> Alignment? in
        guard max(rooms.0, rooms.1) > 1 else { return nil }
        var (first, second) = (first, second)
        first[keyPath: start] += rooms.0 * place
        second[keyPath: start] += rooms.1 * place
        return Alignment(first: first, second: second)
      }
    }
  }

  private func isClose(to other: Alignment) -> Bool {
    func isClose(_ a: Area, _ b: Area) -> Bool {
      abs(a.x - b.x) < 0.5 && abs(a.y - b.y) < 0.5 && abs(a.width - b.width) < 1
        && abs(a.height - b.height) < 1
    }
    return isClose(first, other.first) && isClose(second, other.second)
  }
}
