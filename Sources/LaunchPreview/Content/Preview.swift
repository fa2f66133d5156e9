/// The content of a page or a contact sheet.
package struct Preview: Sendable {
  /// The name of the artwork or of the app.
  package var title: String
  /// The command that made the preview.
  package var command: String
  /// The program and its version.
  package var generator: String
  /// The overall result, with a summary of one line.
  package var verdict: Verdict
  package var screens: [PreviewScreen] = []
  package var artwork: PreviewArtwork?
  package var launchFile: PreviewLaunchFile?
  /// The table of what each device shows; the first row is the header.
  package var launches: [[String]] = []
  /// Notes below the table.
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

  package init(title: String, command: String, generator: String, verdict: Verdict) {
    self.title = title
    self.command = command
    self.generator = generator
    self.verdict = verdict
  }
}
