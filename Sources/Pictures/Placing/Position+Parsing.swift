extension Position {
  /// The names of nine positions, which are also those of the image library sharp.
  public static let names = [
    "left top", "top", "right top", "left", "center", "right", "left bottom", "bottom",
    "right bottom",
  ]

  /// Reads one of `names`, with its words in any order and joined by a space or a hyphen, or
  /// `X%,Y%` with both numbers from 0 to 100; `nil` for any other text.
  public init?(parsing text: String) {
    let text = text.lowercased()
    if text.contains("%") {
      guard let position = Self.percentages(text) else { return nil }
      self = position
      return
    }
    let words = text.split(whereSeparator: { $0 == " " || $0 == "-" }).map(String.init)
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

  private static func percentages(_ text: String) -> Position? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { part -> Double? in
      let part = part.drop { $0 == " " }
      let number = part.dropLast()
      // Double alone would also read exponents, hexadecimal numbers and words.
      guard part.last == "%", number.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }),
        let value = Double(number)
      else { return nil }
      return (0...100).contains(value) ? value / 100 : nil
    }
    guard parts.count == 2, values.count == 2 else { return nil }
    return Position(x: values[0], y: values[1])
  }
}
