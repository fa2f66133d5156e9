internal import LaunchImages
internal import LaunchRules
package import Texts

/// Everything that a page or a contact sheet shows.
package struct PreviewContent: Sendable {
  let title: String
  let origin: PreviewOrigin
  package var verdict: Verdict
  var screens: [PreviewScreen] = []
  /// The images that are made although no device loads them, and the reason.
  var unused: (files: [String], reason: String)?
  var artwork: PreviewArtwork?
  var launchScreen: PreviewLaunchScreen?
  /// The rows of a table that says what each device shows. The first row is the header.
  var launches: [[String]] = []
  var notes: [String] = []
  package var next: [Step] = []
  /// The warnings about what an app shows.
  package var warnings: [Message] = []

  package struct Step: Sendable {
    package var text: String
    /// A command with the user's own paths; `nil` if the step is not a command.
    package var command: String?
    package var choices: [Step] = []

    package init(_ text: String, _ command: String? = nil, choices: [Step] = []) {
      (self.text, self.command, self.choices) = (text, command, choices)
    }
  }

  package struct Verdict: Sendable {
    var findings: [String]
    /// In words, what a build made or an app shows.
    var made: String
    /// The sentences to show if there are no findings.
    var praise = "No screen stays blank. Look for cut-off text."

    package var isWell: Bool { findings.isEmpty }

    var summary: String { "\(made.prefix(1).uppercased())\(made.dropFirst())." }

    var text: String {
      if isWell { return praise }
      return "\(findings.count) thing\(findings.count == 1 ? "" : "s") to look at"
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
    /// The largest factor by which a screen that shows this part enlarges the artwork.
    var enlargement: Double
  }

  var picture: Picture
  var outlines: [Outline]
  /// The part of the artwork that is inside the safe area of every screen; `nil` if there is none.
  var safe: UnitRect?
  /// The point of the artwork that every crop contains; `nil` if no focus is set.
  var kept: Position?
}

extension PreviewArtwork {
  /// Outlines the crops of a plan's launch images, and the crops of its storyboard on today's
  /// displays.
  init(_ plan: BuildPlan, _ picture: Picture) {
    let placed = plan.imageScreens + plan.storyboardScreens(Display.today)
    let outlines = placed.map {
      Outline(
        name: $0.display?.heading ?? $0.name, part: UnitRect($0.placement.crop, of: plan.artwork),
        enlargement: $0.placement.enlargement)
    }
    self.init(picture: picture, outlines: Self.joined(outlines))
    safe = placed.reduce(UnitRect?.some(.whole)) { safe, screen in
      let area = screen.display?.landscapeSafePart ?? .whole
      let part = screen.placement.part(of: screen.frame, in: area, artwork: plan.artwork)
      return safe.flatMap { safe in part.flatMap(safe.intersection) }
    }
    if case .focus(let point) = plan.anchor { kept = point }
  }

  /// Merges outlines that differ by less than 1/200 of the artwork's sides, and therefore look the
  /// same.
  private static func joined(_ outlines: [Outline]) -> [Outline] {
    var groups: [(outline: Outline, names: [String])] = []
    for outline in outlines {
      guard let same = groups.firstIndex(where: { $0.outline.part.isClose(to: outline.part) })
      else {
        groups.append((outline, [outline.name]))
        continue
      }
      let largest = max(groups[same].outline.enlargement, outline.enlargement)
      groups[same].outline.enlargement = largest
      if !groups[same].names.contains(outline.name) { groups[same].names.append(outline.name) }
    }
    return groups.map { group in
      var outline = group.outline
      let more = group.names.count - 2
      outline.name =
        group.names.prefix(2).joined(separator: "; ") + (more > 0 ? " and \(more) more" : "")
      return outline
    }
  }
}

extension UnitRect {
  fileprivate func isClose(to other: UnitRect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.005 }
  }
}
