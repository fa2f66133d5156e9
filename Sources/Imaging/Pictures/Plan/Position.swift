internal import Texts

/// The place of artwork in a frame, or of a crop in the artwork, as in CSS's object-position.
///
/// A coordinate of 0 is the left or top edge of the upright artwork or frame. A coordinate of 1 is
/// the right or bottom edge.
public struct Position: Codable, Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  public static let center = Position(x: 0.5, y: 0.5)

  /// Both coordinates in percent, rounded to hundredths.
  package var percent: (x: Double, y: Double) {
    func hundredths(_ value: Double) -> Double { (value * 10000).rounded() / 100 }
    return (hundredths(x), hundredths(y))
  }

  /// The position as text that can be parsed, such as `62.5%,40%`.
  package var percentages: String {
    "\(NumberText.short(percent.x))%,\(NumberText.short(percent.y))%"
  }

  /// The names of nine positions. The image library sharp has the same names.
  public static let names = [
    "left top", "top", "right top", "left", "center", "right", "left bottom", "bottom",
    "right bottom",
  ]

  /// Reads a position in one of two notations; `nil` for any other text:
  ///
  /// - One of `names`. The words may be in any order, and joined by a space or a hyphen.
  /// - `X%,Y%` or `X,Y`, with both numbers from 0 to 100. In `X,Y`, the numbers are fractions if
  ///   both are at most 1 and at least one has a period, such as `0.5,0.5`.
  public init?(parsing text: String) {
    let text = text.lowercased()
    if text.contains("%") || text.contains(",") {
      guard let position = Self.coordinates(text) else { return nil }
      self = position
      return
    }
    let words = Self.words(text)
    guard (1...2).contains(words.count), Set(words).count == words.count else { return nil }
    var position = Position.center
    var axes: Set<String> = []
    for word in words {
      switch word {
      case "left", "right":
        position.x = word == "left" ? 0 : 1
        axes.insert("x")
      case "top", "bottom":
        position.y = word == "top" ? 0 : 1
        axes.insert("y")
      case "center", "centre": axes.insert(word)
      default: return nil
      }
    }
    // Rejects two words for one axis, like "left right".
    guard axes.count == words.count else { return nil }
    self = position
  }

  /// The words of a name. A name in one word, such as `topleft`, is split.
  private static func words(_ text: String) -> [String] {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "-" }).map(String.init)
    guard let word = parts.first, parts.count == 1,
      let start = ["left", "right", "top", "bottom", "center"].first(where: word.hasPrefix),
      start != word
    else { return parts }
    return [start, String(word.dropFirst(start.count))]
  }

  private static func coordinates(_ text: String) -> Position? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { part in part.drop { $0 == " " } }
    let signs = parts.count { $0.last == "%" }
    let values = parts.compactMap { NumberText.decimal($0.last == "%" ? $0.dropLast() : $0) }
    guard parts.count == 2, values.count == 2, signs != 1,
      values.allSatisfy((0...100).contains)
    else { return nil }
    let isFraction = signs == 0 && text.contains(".") && values.allSatisfy { $0 <= 1 }
    let whole = isFraction ? 1.0 : 100
    return Position(x: values[0] / whole, y: values[1] / whole)
  }
}
