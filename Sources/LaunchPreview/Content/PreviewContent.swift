/// Everything that a page or a contact sheet shows.
package struct PreviewContent: Sendable {
  /// The name of the artwork or of the app.
  package var title: String
  package var origin: PreviewOrigin
  /// Whether all is well, in one line.
  package var verdict: Verdict
  package var screens: [PreviewScreen] = []
  package var artwork: PreviewArtwork?
  package var launchFile: PreviewLaunchFile?
  /// What each device shows; the first row is the header.
  package var launches: [[String]] = []
  /// What is to be known beside the rows.
  package var notes: [String] = []

  package struct Verdict: Sendable {
    package var isWell: Bool
    package var text: String
    /// What is wrong, one by one.
    package var findings: [String]

    package init(isWell: Bool, text: String, findings: [String]) {
      self.isWell = isWell
      self.text = text
      self.findings = findings
    }
  }

  package init(title: String, _ origin: PreviewOrigin, verdict: Verdict) {
    self.title = title
    self.origin = origin
    self.verdict = verdict
  }
}
