package import Pictures
package import Pixels

/// The facts about an artwork that the plan and the warnings need.
package struct WebAppFacts: Equatable, Sendable {
  /// The size of the upright artwork, in pixels.
  package var size: PixelSize
  package var findings = ArtworkFindings()
  /// Whether some of the artwork's pixels are transparent, so that the background shows.
  package var hasTransparency = false
  /// Warnings about the artwork's file, or about a logo that cannot be seen on its background.
  package var warnings: [PictureWarning] = []

  package init(size: PixelSize) { self.size = size }

  static let detailCount = 3

  /// The facts that a record stores in addition to the size; `nil` if they cannot be stored.
  var details: [String]? {
    RecordedNotes(warnings).map { [findings.text, "\(hasTransparency)", $0.text] }
  }

  /// Restores facts from ``details``; `nil` if `details` has another form.
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
