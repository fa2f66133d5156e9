internal import Pixels

/// Facts about the artwork's pixels that a plan needs in addition to its size. Records and caches
/// keep them, so that a plan can be made again without the pixels.
package struct ArtworkFindings: Equatable, Sendable {
  /// The point that stands out most; `nil` unless the options ask for it.
  package var focus: Position?
  /// The map of the artwork's detail; `nil` unless the options ask for it.
  package var detail: DetailMap?

  package init(focus: Position? = nil, detail: DetailMap? = nil) {
    self.focus = focus
    self.detail = detail
  }
}

extension ArtworkFindings {
  /// The findings as two words: the focus and the detail.
  package var text: String {
    let point = focus.map { "\($0.x),\($0.y)" } ?? Self.none
    return "\(point) \(detail?.text ?? Self.none)"
  }

  /// More characters than any ``text`` has.
  static let textLimit = 2 * DetailMap.cellLimit + 100
  private static let none = "-"

  /// Reads findings from a text that ``text`` made; `nil` for any other text.
  package init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2 else { return nil }
    if words[0] != Self.none {
      let values = words[0].split(separator: ",").compactMap { Double($0) }
      guard values.count == 2, values.allSatisfy((0...1).contains) else { return nil }
      focus = Position(x: values[0], y: values[1])
    }
    if words[1] != Self.none {
      guard let detail = DetailMap(text: words[1]) else { return nil }
      self.detail = detail
    }
  }
}

extension Position {
  /// The position of a peak, equal to the position that is read from the text `X%,Y%` with tenths
  /// of a percent.
  init(_ peak: SaliencyMap.Peak) {
    self.init(x: Double(peak.x) / 10 / 100, y: Double(peak.y) / 10 / 100)
  }
}
