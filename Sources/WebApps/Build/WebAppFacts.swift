package import Pictures
package import Pixels

/// What plan and warnings take from an artwork.
package struct WebAppFacts: Hashable, Sendable {
  /// Of the upright artwork.
  package var size: PixelSize
  package var findings = ArtworkFindings()
  /// Whether some of its pixels show what is behind them.
  package var hasTransparency = false
  /// Warnings about the file, or about a logo that shows nothing.
  package var warnings: [PictureWarning] = []

  package init(size: PixelSize) { self.size = size }
}

extension WebAppFacts {
  /// How many lines ``details`` has.
  static let detailCount = 3

  /// What a record keeps beside the size; `nil` if it cannot be kept.
  var details: [String]? {
    RecordedNotes(warnings).map { [findings.text, "\(hasTransparency)", $0.text] }
  }

  /// `nil` if these are not ``details``.
  init?(_ size: PixelSize, details: some Collection<String>) {
    let details = Array(details)
    guard details.count == Self.detailCount, let findings = ArtworkFindings(text: details[0]),
      let hasTransparency = Bool(details[1]), let notes = RecordedNotes(text: details[2])
    else { return nil }
    self.size = size
    self.findings = findings
    self.hasTransparency = hasTransparency
    warnings = notes.warnings
  }
}
