/// Everything that a page or a contact sheet shows.
package struct PreviewContent: Sendable {
  /// The name of the artwork or of the app.
  package var title: String
  package var origin: PreviewOrigin
  /// The main result in one line, and the problems.
  package var verdict: Verdict
  package var screens: [PreviewScreen] = []
  package var artwork: PreviewArtwork?
  package var launchFile: PreviewLaunchFile?
  /// The cells of a table of what each device shows, by row; the first row is the header.
  package var launches: [[String]] = []
  /// Notes below the table of launches.
  package var notes: [String] = []

  package struct Verdict: Sendable {
    package var isWell: Bool
    package var text: String
    /// The problems, one sentence each.
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
