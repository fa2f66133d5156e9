internal import LaunchRules

extension StartupScreen {
  /// The longest side that a screen may have, in points.
  package static let longestSide = 4096

  /// Reads `466x678@3` or `466x678@3x`: the size in points, in portrait order, and the pixel ratio;
  /// `nil` for any other text.
  package init?(parsing text: String) {
    let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map(Self.number)
    let ratio = parts[1].hasSuffix("x") ? parts[1].dropLast() : parts[1]
    guard sides.count == 2, let width = sides[0], let height = sides[1], width <= height,
      height <= Self.longestSide, let scale = Self.number(ratio).flatMap(ScaleFactor.init)
    else { return nil }
    self.init(points: PointSize(width: width, height: height), scale: scale)
  }

  private static func number(_ text: Substring) -> Int? {
    guard text.count <= 5, text.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(text),
      number > 0
    else { return nil }
    return number
  }
}
