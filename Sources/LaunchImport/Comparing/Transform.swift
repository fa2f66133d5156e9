internal import Pixels

/// What turns one image into another: mirrored left to right first, if at all, then turned.
struct Transform: Hashable {
  var rotation: Rotation
  var isMirrored = false

  /// All eight of them, those without mirroring first.
  static let all: [Transform] = [false, true].flatMap { isMirrored in
    Rotation.allCases.map { Transform(rotation: $0, isMirrored: isMirrored) }
  }
}

extension Rotation {
  /// In quarters, clockwise.
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

  /// This rotation, then another one.
  func then(_ other: Rotation) -> Rotation { Rotation(quarters: quarters + other.quarters) }
}
