/// Width and height in points, in portrait order.
public struct PointSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PointSize: CustomStringConvertible {
  /// `414x736`.
  public var description: String { "\(width)x\(height)" }
}
