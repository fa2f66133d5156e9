/// Width and height in whole pixels.
public struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Width and height swapped.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }

  public var area: Int { width * height }

  /// The size as width and height, such as `1242x2208`.
  public var description: String { "\(width)x\(height)" }
}

/// A rectangle of whole pixels. ``x`` and ``y`` are its left and top edges, counted from the
/// image's top left corner.
public struct PixelRect: Hashable, Encodable, Sendable {
  public var x, y, width, height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public var columns: Range<Int> { x..<x + width }
  public var rows: Range<Int> { y..<y + height }
}
