/// How far and in which direction pixels are turned.
///
/// ```
///          clockwise    counterclockwise
/// a b c      d a            c f
/// d e f      e b            b e
///            f c            a d
/// ```
public enum Rotation: String, Sendable, CaseIterable {
  case none
  case clockwise
  case halfTurn = "half-turn"
  case counterclockwise

  /// Whether the result's width is the source's height.
  public var swapsAxes: Bool { self == .clockwise || self == .counterclockwise }

  /// The size after turning.
  public func size(of size: PixelSize) -> PixelSize { swapsAxes ? size.transposed : size }
}
