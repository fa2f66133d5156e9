/// Width and height in whole pixels.
public struct PixelSize: Hashable, Sendable, Codable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Width and height swapped.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }

  public var area: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
  /// The size as width and height, such as `1242x2208`.
  public var description: String { "\(width)x\(height)" }
}
