/// Width and height in points, in portrait order.
public struct PointSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether an iPad's screen, not an iPhone's, has this size, with or without the status bar.
  package var isOfPad: Bool {
    min(width, height) >= 744 && Display(mistakenPixels: self)?.idiom != .phone
  }
}

extension PointSize: CustomStringConvertible {
  /// The width and height: `414x736`.
  public var description: String { "\(width)x\(height)" }
}
