/// The rule by which a crop is placed in the artwork.
public enum Anchor: Hashable, Sendable {
  /// The crop is placed as CSS's object-position specifies.
  case position(Position)
  /// A point of the artwork comes as near to the crop's center as the artwork's edges allow.
  case focus(Position)

  package var isCentered: Bool { self == .position(.center) || self == .focus(.center) }

  /// The coordinate at which a crop starts on one axis of the artwork.
  ///
  /// - Parameters:
  ///   - length: the artwork's length on the axis.
  ///   - part: the crop's length on the axis.
  ///   - coordinate: the coordinate of the anchor's position to use, `x` or `y`.
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
