/// A width and height in points. The size of a screen is its size in portrait.
public struct PointSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether the size is large enough for an iPad's screen, with or without the status bar, and is
  /// not the size of an iPhone's screen in pixels.
  package var isOfPad: Bool {
    min(width, height) >= 744 && Display(mistakenPixels: self)?.idiom != .phone
  }
}

extension PointSize: CustomStringConvertible {
  /// The width and height: `414x736`.
  public var description: String { "\(width)x\(height)" }
}
