/// Where in its frame artwork lies, or where in the artwork a crop does, as in CSS's
/// object-position: 0 is the left or top edge, 1 the right or bottom one.
///
/// In terms of the upright, landscape artwork.
public struct Position: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = Position(x: 0.5, y: 0.5)
}
