extension PointSize {
  /// UILaunchImageSize without a value.
  ///
  /// Source: Information Property List Key Reference, "UILaunchImageSize".
  public static let defaultLaunchImage = PointSize(width: 320, height: 480)

  /// Reads `{320, 480}` as UIKit's `CGSizeFromString` does; `nil` for what it reads as zero.
  ///
  /// Blanks and fractions are allowed, and fractions rounded, as in SDL's reimplementation of the
  /// selection.
  public init?(parsing text: String) {
    let text = text.filter { !$0.isWhitespace }
    guard text.first == "{", text.last == "}" else { return nil }
    let parts = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
      .filter { $0.isFinite && $0 >= 1 && $0 < 1_000_000 }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    self.init(width: Int(numbers[0].rounded()), height: Int(numbers[1].rounded()))
  }

  /// How far iOS takes a launch image to be from a screen: |Δwidth| + |Δheight|.
  ///
  /// Source: DECOMP (known from decompiled system code, not from Apple's documents).
  public func distance(to other: PointSize) -> Int {
    abs(width - other.width) + abs(height - other.height)
  }

  /// `{320, 480}`, as UILaunchImageSize has it.
  public var propertyListText: String { "{\(width), \(height)}" }
}
