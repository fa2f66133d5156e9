/// Everything that a page or a contact sheet shows.
package struct PreviewContent: Sendable {
  package var title: String
  package var origin: PreviewOrigin
  package var verdict: Verdict
  package var screens: [PreviewScreen] = []
  /// Images that are made, but not shown, because no device loads them.
  package var unused: Unused?
  package var artwork: PreviewArtwork?
  package var launchScreen: PreviewLaunchScreen?
  /// The cells of a table of what each device shows, by row; the first row is the header.
  package var launches: [[String]] = []
  package var notes: [String] = []
  package var next: [Step] = []

  package struct Unused: Sendable {
    package var files: [String]
    package var reason: String

    package init(files: [String], reason: String) {
      self.files = files
      self.reason = reason
    }
  }

  package struct Step: Sendable {
    package var text: String
    /// A command with the user's own paths; `nil` if the step is not a command.
    package var command: String?

    package init(_ text: String, _ command: String? = nil) {
      self.text = text
      self.command = command
    }
  }

  package struct Verdict: Sendable {
    package var isWell: Bool
    package var text: String
    package var findings: [String]
    /// What was made, in words; empty for an app.
    var made = ""

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

  /// Adds the launch images of the same artwork to a preview of its launch screen.
  package mutating func add(launchImages other: PreviewContent) {
    (screens, unused, launches) = (other.screens, other.unused, other.launches)
    let new = other.verdict.findings.filter { !verdict.findings.contains($0) }
    verdict = Verdict(verdict.findings + new, "\(verdict.made); \(other.verdict.made)")
  }
}
