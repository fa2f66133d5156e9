internal import LaunchImages

/// Everything that a page or a contact sheet shows.
package struct PreviewContent: Sendable {
  let title: String
  let origin: PreviewOrigin
  package var verdict: Verdict
  var screens: [PreviewScreen] = []
  /// Images that are made, but not shown, because no device loads them.
  var unused: Unused?
  var artwork: PreviewArtwork?
  var launchScreen: PreviewLaunchScreen?
  /// The cells of a table of what each device shows, by row; the first row is the header.
  var launches: [[String]] = []
  var notes: [String] = []
  package var next: [Step] = []

  struct Unused: Sendable {
    var files: [String]
    var reason: String
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
    var findings: [String]
    /// The outputs of a build, or what an app shows, in words that follow "All is well:".
    var made: String

    package var isWell: Bool { findings.isEmpty }

    var text: String {
      if isWell { return "All is well: \(made)." }
      let count = findings.count == 1 ? "1 thing" : "\(findings.count) things"
      return "\(made.prefix(1).uppercased())\(made.dropFirst()); \(count) to look at."
    }
  }

  package mutating func add(launchImages other: PreviewContent) {
    (screens, unused, launches) = (other.screens, other.unused, other.launches)
    verdict.findings += other.verdict.findings.filter { !verdict.findings.contains($0) }
    verdict.made += "; \(other.verdict.made)"
  }
}

/// The command and the program that made a preview.
package struct PreviewOrigin: Sendable {
  package let command: String
  package let generator: String

  package init(command: String, generator: String) {
    self.command = command
    self.generator = generator
  }
}

/// The whole artwork of a preview, with outlines of the parts that screens show.
struct PreviewArtwork: Sendable {
  struct Outline: Sendable {
    /// The names of the devices whose screens show this part.
    var name: String
    var part: UnitRect
    /// The factor by which these screens enlarge the artwork; the largest one if the screens
    /// differ.
    var enlargement: Double
  }

  var picture: Picture
  var outlines: [Outline]
  /// The part of the artwork that is inside the safe area of every screen; `nil` if there is none.
  var safe: UnitRect?
  /// The largest title or, without a title, the subject; `nil` if neither was found.
  var detail: UnitRect?
  /// The point of the artwork that every crop keeps; `nil` without a focus.
  var kept: Position?
}
