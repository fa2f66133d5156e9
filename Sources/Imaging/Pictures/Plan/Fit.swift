/// The rule by which a crop is placed in the artwork.
public enum Anchor: Hashable, Sendable {
  /// The crop is placed as CSS's object-position specifies.
  case position(Position)
  /// The crop's center is as near to this point of the artwork as the artwork's edges allow.
  case focus(Position)

  package var isCentered: Bool { self == .position(.center) || self == .focus(.center) }

  /// The coordinate at which a crop of length `part` starts on an axis of length `length`.
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

/// How artwork fills a frame with another aspect ratio, as in CSS's object-fit.
public enum Fit: String, Hashable, Sendable, CaseIterable {
  /// The artwork fills the frame and keeps its aspect ratio. Parts outside of the frame are
  /// cropped.
  case cover
  /// The whole artwork is visible and keeps its aspect ratio. The rest of the frame is background.
  case contain
  /// The whole artwork is visible and is stretched to fill the frame.
  case fill
}

/// The point of the artwork that is as near to each crop's center as the artwork's edges allow.
public enum Focus: Hashable, Sendable {
  case point(Position)
  /// A point that depends on the pixels. If the artwork has a title, the point keeps the title in
  /// the crops. Without a title, the point is what stands out most. If nothing stands out, the
  /// point is the center.
  case automatic
}
