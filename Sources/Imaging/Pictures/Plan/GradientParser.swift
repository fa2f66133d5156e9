internal import Pixels

/// Reads the arguments of CSS's `linear-gradient()` (CSS Images Module Level 3, 3.1). Color hints
/// and lengths are not supported.
enum GradientParser {
  static func gradient(_ text: Substring) throws(BackgroundFault) -> LinearGradient {
    var parts = try parts(of: text)
    var direction = LinearGradient.Direction.toBottom
    if let first = parts.first, isDirection(first) {
      direction = try Self.direction(first)
      parts.removeFirst()
    }
    var stops: [LinearGradient.Stop] = []
    for part in parts { stops += try Self.stops(part) }
    guard parts.count > 1 else { throw .colorCount(parts.count) }
    return LinearGradient(direction, stops: stops)
  }

  /// The words of each argument, in lower case.
  private static func parts(of text: Substring) throws(BackgroundFault) -> [[String]] {
    var depth = 1
    var parts = [""]
    for character in text.lowercased() {
      // Spaces may follow the last parenthesis.
      if depth == 0 {
        if character.isWhitespace { continue }
        throw .unclosed
      }
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if character == ",", depth == 1 {
        parts.append("")
      } else if depth > 0 {
        parts[parts.count - 1].append(character)
      }
    }
    guard depth == 0 else { throw .unclosed }
    let words = parts.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    if words.contains([]) { throw .color("") }
    return words
  }

  /// Whether an argument specifies the gradient line's direction, and not a color.
  private static func isDirection(_ words: [String]) -> Bool {
    words[0] == "to" || words.allSatisfy { number($0) != nil && $0.last != "%" }
  }

  private static func direction(
    _ words: [String]
  ) throws(BackgroundFault) -> LinearGradient.Direction {
    let text = words.joined(separator: " ")
    guard words[0] == "to" else {
      guard let degrees = degrees(text) else { throw .direction(text) }
      return .angle(degrees)
    }
    let sides = words.dropFirst()
    let across = sides.filter { $0 == "left" || $0 == "right" }
    let down = sides.filter { $0 == "top" || $0 == "bottom" }
    guard (1...2).contains(sides.count), across.count <= 1, down.count <= 1,
      across.count + down.count == sides.count
    else { throw .direction(text) }
    switch (across.first, down.first) {
    case (let across?, let down?):
      return .corner(isRight: across == "right", isBottom: down == "bottom")
    case (let across?, nil): return .angle(across == "right" ? 90 : 270)
    default: return .angle(down.first == "bottom" ? 180 : 0)
    }
  }

  private static func degrees(_ text: String) -> Double? {
    guard let (value, unit) = number(text) else { return nil }
    switch unit {
    case "deg": return value
    case "grad": return value * 0.9
    case "rad": return value * 180 / .pi
    case "turn": return value * 360
    case "" where value == 0: return 0
    default: return nil
    }
  }

  /// Reads a color with up to two positions. Two positions give two stops of the same color.
  private static func stops(
    _ words: [String]
  ) throws(BackgroundFault) -> [LinearGradient.Stop] {
    let text = words.joined(separator: " ")
    let places = words.filter { number($0) != nil }
    guard places.count < words.count else { throw .color(text) }
    // A color comes before its positions or after them.
    let isFirst = number(words[0]) == nil
    let name = isFirst ? words.dropLast(places.count) : words.dropFirst(places.count)
    guard places.count <= 2, let color = RGBColor(parsing: name.joined(separator: " ")) else {
      throw .color(text)
    }
    if places.isEmpty { return [LinearGradient.Stop(color)] }
    var stops: [LinearGradient.Stop] = []
    for place in places { stops.append(LinearGradient.Stop(color, at: try position(place))) }
    return stops
  }

  private static func position(_ word: String) throws(BackgroundFault) -> Double {
    guard let (value, unit) = number(word), unit == "%" || unit.isEmpty && value == 0,
      abs(value) <= largest
    else { throw .position(word) }
    return value / 100
  }

  /// Largest number that is accepted as a percentage or an angle. No screen needs a larger one.
  private static let largest = 1e6

  /// The number at the start of a word and the unit after it; `nil` if the word does not start with
  /// a number.
  private static func number(_ word: String) -> (value: Double, unit: String)? {
    let digits = word.prefix { $0 == "." || $0 == "-" || $0 == "+" || ("0"..."9").contains($0) }
    guard !digits.isEmpty, let value = Double(digits), abs(value) <= largest else { return nil }
    return (value, String(word.dropFirst(digits.count)))
  }
}
