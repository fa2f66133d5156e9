internal import Pixels

/// Facts about the artwork's pixels that a plan needs in addition to its size. Records and caches
/// keep them, so that a plan can be made again without the pixels.
package struct ArtworkFindings: Equatable, Sendable {
  /// The point that keeps the titles and the subject in as many crops as possible; `nil` if nobody
  /// looked for it.
  package var focus: Position?
  /// The rows of letters, the largest first.
  package var titles: [UnitRect]
  /// The only part that stands out; `nil` if there are titles, or no part or several.
  package var subject: UnitRect?

  package init(focus: Position? = nil, titles: [UnitRect] = [], subject: UnitRect? = nil) {
    self.focus = focus
    self.titles = titles
    self.subject = subject
  }

  /// Whether the pixels were looked at.
  package var isKnown: Bool { focus != nil }

  /// The findings as a point, the titles and the subject, such as `0.5,0.25 100,200,4100,900 -`.
  package var text: String {
    let point = focus.map { "\($0.x),\($0.y)" } ?? Self.none
    let parts = titles.map(Self.text).joined(separator: ";")
    return "\(point) \(parts.isEmpty ? Self.none : parts) \(subject.map(Self.text) ?? Self.none)"
  }

  /// More characters than any ``text`` has.
  static let textLimit = 24 * (PictureAnalysis.mostTitles + 1) + 100
  private static let none = "-"

  /// Reads findings from a text that ``text`` made; `nil` for any other text.
  package init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3 else { return nil }
    self.init()
    if words[0] != Self.none {
      let values = words[0].split(separator: ",").compactMap { Double($0) }
      guard values.count == 2, values.allSatisfy((0...1).contains) else { return nil }
      focus = Position(x: values[0], y: values[1])
    }
    if words[1] != Self.none {
      let parts = words[1].split(separator: ";", omittingEmptySubsequences: false)
      titles = parts.compactMap { Self.part($0) }
      guard titles.count == parts.count, parts.count <= PictureAnalysis.mostTitles else {
        return nil
      }
    }
    if words[2] != Self.none {
      guard let part = Self.part(words[2][...]) else { return nil }
      subject = part
    }
  }

  private static func text(_ part: UnitRect) -> String {
    [part.x, part.y, part.x + part.width, part.y + part.height]
      .map { "\(Int(($0 * Double(PictureAnalysis.Part.whole)).rounded()))" }.joined(separator: ",")
  }

  private static func part(_ text: Substring) -> UnitRect? {
    let values = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard values.count == 4, values.allSatisfy((0...PictureAnalysis.Part.whole).contains),
      values[0] < values[2], values[1] < values[3]
    else { return nil }
    return UnitRect(
      PictureAnalysis.Part(left: values[0], top: values[1], right: values[2], bottom: values[3]))
  }
}

extension UnitRect {
  init(_ part: PictureAnalysis.Part) {
    let whole = Double(PictureAnalysis.Part.whole)
    self.init(
      x: Double(part.left) / whole, y: Double(part.top) / whole,
      width: Double(part.right - part.left) / whole, height: Double(part.bottom - part.top) / whole)
  }
}

extension Position {
  /// The position of a peak, equal to the position that is read from the text `X%,Y%` with tenths
  /// of a percent.
  init(_ peak: SaliencyMap.Peak) {
    self.init(x: Double(peak.x) / 10 / 100, y: Double(peak.y) / 10 / 100)
  }
}
