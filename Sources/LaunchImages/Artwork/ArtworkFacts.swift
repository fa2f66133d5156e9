package import Pixels

/// What plans and messages take from an artwork. Records keep it, so that both can be made again
/// without the artwork.
package struct ArtworkFacts: Hashable, Sendable {
  /// Of the upright artwork.
  package var size: PixelSize
  package var findings = ArtworkFindings()
  /// Whether some of its pixels show what is behind them.
  package var hasTransparency = false
  /// Warnings about the file.
  package var warnings: [BuildWarning] = []
  /// The SHA-256 of the file's bytes; `nil` if it is not wanted.
  package var digest: String?

  package init(size: PixelSize) { self.size = size }
}

extension ArtworkFacts {
  /// How many lines ``details`` has.
  package static let detailCount = 3

  /// What a record keeps beside size and digest; `nil` if it cannot be kept.
  package var details: [String]? {
    RecordedNotes(warnings).map { [findings.text, "\(hasTransparency)", $0.text] }
  }

  /// `nil` if these are not ``details``.
  package init?(_ artwork: BuildRecord.Artwork, details: [String]) {
    guard details.count == Self.detailCount, let findings = ArtworkFindings(text: details[0]),
      let hasTransparency = Bool(details[1]), let notes = RecordedNotes(text: details[2])
    else { return nil }
    size = artwork.size
    self.findings = findings
    self.hasTransparency = hasTransparency
    warnings = notes.warnings
    digest = artwork.digest
  }
}
