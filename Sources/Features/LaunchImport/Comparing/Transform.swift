internal import Pixels

/// A transform of an image: if ``isMirrored``, left and right are swapped first; then the image is
/// rotated.
struct Transform: Equatable {
  var rotation: Rotation
  var isMirrored = false

  /// All eight transforms; those without mirroring come first.
  static let all: [Transform] = [false, true].flatMap { isMirrored in
    Rotation.allCases.map { Transform(rotation: $0, isMirrored: isMirrored) }
  }

  /// The position in the image before the transform whose pixel is at a position after it.
  ///
  /// - Parameter size: the size of the image before the transform, in pixels.
  func sourcePosition(x: Int, y: Int, of size: PixelSize) -> (column: Int, row: Int) {
    let source = rotation.sourcePosition(x: x, y: y, of: size)
    return (isMirrored ? size.width - 1 - source.column : source.column, source.row)
  }
}

extension Rotation {
  /// The rotation in clockwise quarter turns.
  var quarters: Int {
    switch self {
    case .none: 0
    case .clockwise: 1
    case .halfTurn: 2
    case .counterclockwise: 3
    }
  }

  init(quarters: Int) {
    self = [.none, .clockwise, .halfTurn, .counterclockwise][((quarters % 4) + 4) % 4]
  }

  var inverse: Rotation { Rotation(quarters: -quarters) }

  func then(_ other: Rotation) -> Rotation { Rotation(quarters: quarters + other.quarters) }
}
