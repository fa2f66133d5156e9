package import Pixels

/// What plans and messages take from an artwork. Records keep it, so that both can be made again
/// without the artwork.
package struct ArtworkFacts: Hashable, Sendable {
  /// Of the upright artwork.
  package var size: PixelSize
  package var findings = ArtworkFindings()
  /// Warnings about the file.
  package var warnings: [BuildWarning] = []
  /// The SHA-256 of the file's bytes; `nil` if it is not wanted.
  package var digest: String?

  package init(size: PixelSize) { self.size = size }
}

extension ArtworkFacts {
  /// How many lines ``details`` has.
  package static let detailCount = 2

  /// What a record keeps beside size and digest; `nil` if it cannot be kept.
  package var details: [String]? {
    RecordedNotes(warnings).map { [findings.text, $0.text] }
  }

  /// `nil` if these are not ``details``.
  package init?(_ artwork: BuildRecord.Artwork, details: [String]) {
    guard details.count == Self.detailCount, let findings = ArtworkFindings(text: details[0]),
      let notes = RecordedNotes(text: details[1])
    else { return nil }
    size = artwork.size
    self.findings = findings
    warnings = notes.warnings
    digest = artwork.digest
  }
}
