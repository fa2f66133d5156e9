extension PointSize {
  /// The size of an entry that has no UILaunchImageSize.
  ///
  /// Source: Information Property List Key Reference, "UILaunchImageSize".
  public static let defaultLaunchImage = PointSize(width: 320, height: 480)

  /// Reads `{320, 480}` like UIKit's `CGSizeFromString`; `nil` for a text that UIKit reads as zero.
  ///
  /// Spaces are ignored, and fractions are rounded.
  public init?(parsing text: String) {
    let text = text.filter { !$0.isWhitespace }
    guard text.first == "{", text.last == "}" else { return nil }
    let parts = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
      .filter { $0.isFinite && $0 >= 1 && $0 < 1_000_000 }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    self.init(width: Int(numbers[0].rounded()), height: Int(numbers[1].rounded()))
  }

  /// How far a launch image's size is from a screen's size, as iOS computes it: |Δwidth| +
  /// |Δheight|, in points.
  ///
  /// Source: DECOMP (known from decompiled system code, not from Apple's documents).
  public func distance(to other: PointSize) -> Int {
    abs(width - other.width) + abs(height - other.height)
  }

  /// The text for UILaunchImageSize: `{320, 480}`.
  public var propertyListText: String { "{\(width), \(height)}" }
}
