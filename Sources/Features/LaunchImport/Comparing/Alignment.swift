internal import Pixels

/// A rectangle in an image, in pixels, whose edges may be between pixels. Its origin is its visual
/// top-left corner.
struct Area: Equatable {
  var x = 0.0
  var y = 0.0
  var width, height: Double

  /// The same rectangle in the coordinates of the image before `transform`, which has this size.
  func untransformed(_ transform: Transform, in size: PixelSize) -> Area {
    let (wide, high) = (Double(size.width), Double(size.height))
    var area =
      switch transform.rotation {
      case .none: self
      case .clockwise: Area(x: y, y: high - x - width, width: height, height: width)
      case .halfTurn: Area(x: wide - x - width, y: high - y - height, width: width, height: height)
      case .counterclockwise: Area(x: wide - y - height, y: x, width: height, height: width)
      }
    if transform.isMirrored { area.x = wide - area.x - area.width }
    return area
  }

  fileprivate func isClose(to other: Area) -> Bool {
    abs(x - other.x) < 0.5 && abs(y - other.y) < 0.5 && abs(width - other.width) < 1
      && abs(height - other.height) < 1
  }
}

/// A transform of an image: if ``isMirrored``, left and right are swapped first; then the image is
/// rotated.
struct Transform: Equatable {
  var rotation: Rotation
  var isMirrored = false

  static let all: [Transform] = [false, true].flatMap { isMirrored in
    Rotation.allCases.map { Transform(rotation: $0, isMirrored: isMirrored) }
  }

  /// The position in an image of this size, in pixels, that the transform moves to `x` and `y`.
  func sourcePosition(x: Int, y: Int, of size: PixelSize) -> (column: Int, row: Int) {
    let source = rotation.sourcePosition(x: x, y: y, of: size)
    return (isMirrored ? size.width - 1 - source.column : source.column, source.row)
  }
}

extension Rotation {
  /// This rotation followed by another one. The cases are in the order of quarter turns.
  func then(_ other: Rotation) -> Rotation {
    let turns = [self, other].compactMap(Self.allCases.firstIndex).reduce(0, +)
    return Self.allCases[turns % Self.allCases.count]
  }

  var inverse: Rotation { Self.allCases.first { then($0) == .none } ?? .none }
}

/// A way to lay two images of the same artwork over each other: the parts of the two images that
/// show the same content.
struct Alignment {
  var first: Area
  var second: Area

  /// The alignments of two whole images that a comparison tries first. The second image is already
  /// rotated to match the first.
  static func all(_ a: Area, _ b: Area) -> [Alignment] {
    // The scales match the heights (`cover` crops the sides), the widths (`cover` crops above and
    // below) and the shorter sides (a logo on a background). The last alignment stretches.
    let scales = [
      a.height / b.height, a.width / b.width, min(a.width, a.height) / min(b.width, b.height),
    ]
    let all = scales.map { centered(a, b, scale: $0) } + [Alignment(first: a, second: b)]
    return all.reduce(into: []) { found, next in
      let isKnown = found.contains {
        $0.first.isClose(to: next.first) && $0.second.isClose(to: next.second)
      }
      if !isKnown { found.append(next) }
    }
  }

  /// Alignments with scales between those of ``all(_:_:)``. They suit a wide and a nearly square
  /// screen: the fit `cover` then crops one image above and below, and the other image at its
  /// sides.
  static func between(_ a: Area, _ b: Area) -> [Alignment] {
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

  /// The alignment of two images with the same center. Its parts are where the images overlap.
  ///
  /// - Parameter scale: the factor by which the second image is enlarged to match the first.
  private static func centered(_ a: Area, _ b: Area, scale: Double) -> Alignment {
    let width = min(a.width, b.width * scale)
    let height = min(a.height, b.height * scale)
    return Alignment(
      first: Area(
        x: (a.width - width) / 2, y: (a.height - height) / 2, width: width, height: height),
      second: Area(
        x: (b.width - width / scale) / 2, y: (b.height - height / scale) / 2,
        width: width / scale, height: height / scale))
  }

  /// Copies of this alignment with the parts moved along one axis, to `count` positions on either
  /// side of the center, because a crop need not keep the center. An axis is left out if both parts
  /// fill the whole images `a` and `b` along it.
  func slid(_ a: Area, _ b: Area, count: Int) -> [Alignment] {
    let axes = [(\Area.x, \Area.width), (\Area.y, \Area.height)]
    return axes.flatMap { start, length in
      let room = (a[keyPath: length] - first[keyPath: length]) / 2
      let otherRoom = (b[keyPath: length] - second[keyPath: length]) / 2
      let places = max(room, otherRoom) > 1 ? (-count...count).filter { $0 != 0 } : []
      return places.map { place in
        let share = Double(place) / Double(count)
        var moved = self
        moved.first[keyPath: start] += room * share
        moved.second[keyPath: start] += otherRoom * share
        return moved
      }
    }
  }
}
