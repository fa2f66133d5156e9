/// Width and height in points, in portrait order.
public struct PointSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether it is the size of an iPad's screen, with or without the status bar, rather than of an
  /// iPhone's.
  package var isOfPad: Bool {
    min(width, height) >= 744 && Display(mistakenPixels: self)?.idiom != .phone
  }
}

extension PointSize: CustomStringConvertible {
  /// `414x736`.
  public var description: String { "\(width)x\(height)" }
}
