/// The rule by which a crop is placed in the artwork.
public enum Anchor: Hashable, Sendable {
  /// The crop is placed as CSS's object-position specifies.
  case position(Position)
  /// A point of the artwork comes as near to the crop's center as the artwork's edges allow.
  case focus(Position)

  /// Whether the crop is centered in the artwork.
  package var isCentered: Bool { self == .position(.center) || self == .focus(.center) }

  /// The start of a part on an axis.
  ///
  /// - Parameters:
  ///   - length: the length of the axis.
  ///   - part: the length of its part.
  ///   - coordinate: the coordinate of the position or point to use, from 0 to 1.
  package func start(of part: Double, in length: Double, _ coordinate: KeyPath<Position, Double>)
    -> Double
  {
    let rest = length - part
    switch self {
    case .position(let position): return rest * position[keyPath: coordinate]
    case .focus(let point): return min(max(length * point[keyPath: coordinate] - part / 2, 0), rest)
    }
  }
}
