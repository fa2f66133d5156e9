/// The place of artwork in a frame, or of a crop in the artwork, as in CSS's object-position.
///
/// In both coordinates, 0 is the left or top edge of the upright artwork or frame, and 1 is its
/// right or bottom edge.
public struct Position: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = Position(x: 0.5, y: 0.5)
}
