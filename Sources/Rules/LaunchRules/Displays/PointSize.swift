/// A width and height in points. The size of a screen is its size in portrait.
public struct PointSize: Hashable, Sendable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether both sides are at least 744 points long, as on iPads. `false` for an iPhone's size in
  /// pixels: whoever wrote this size probably took pixels for points.
  package var isOfPad: Bool {
    min(width, height) >= 744 && Display(mistakenPixels: self)?.idiom != .phone
  }

  /// The size with its shorter side as the width.
  package var upright: PointSize {
    PointSize(width: min(width, height), height: max(width, height))
  }

  /// The size as text, such as `414x736`.
  public var description: String { "\(width)x\(height)" }

  /// The size of an entry that has no UILaunchImageSize.
  /// Source: Information Property List Key Reference, "UILaunchImageSize".
  public static let defaultLaunchImage = PointSize(width: 320, height: 480)

  /// Reads `{320, 480}`; `nil` for a text that UIKit's `CGSizeFromString` reads as zero.
  public init?(parsing text: String) {
    let text = text.filter { !$0.isWhitespace }
    guard text.first == "{", text.last == "}" else { return nil }
    let parts = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
      .filter { $0.isFinite && $0 >= 1 && $0 < 1_000_000 }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    self.init(width: Int(numbers[0].rounded()), height: Int(numbers[1].rounded()))
  }

  /// Whether one side is longer than the same side of `other`, and the other side is not shorter.
  package func isLarger(than other: PointSize) -> Bool {
    self != other && width >= other.width && height >= other.height
  }

  /// How far a launch image's size is from a screen's size, as iOS computes it.
  /// Source: decompiled system code.
  public func distance(to other: PointSize) -> Int {
    abs(width - other.width) + abs(height - other.height)
  }

  /// The text for UILaunchImageSize: `{320, 480}`.
  public var propertyListText: String { "{\(width), \(height)}" }
}

extension PointSize: Encodable {}
