internal import LaunchApps
internal import LaunchRules
internal import Pixels
internal import Texts

/// What an import found, for other programs: what `import --json` prints.
package struct ImportDocument: Encodable {
  struct Finding: Encodable {
    var level: String
    var message: String
    var rule: String
  }

  struct Image: Encodable {
    var path: String
    /// Absent for an image that cannot be read.
    var width: Int?
    var height: Int?
    /// `turned`, `upright`, `portrait`, `unknown` or `unread`.
    var holds: String
    /// Of the art in the file; absent unless it is turned.
    var rotation: String?
    /// How that is known: `by Info.plist`.
    var evidence: String?
    /// The same number for the same artwork, from 0; absent if it was not compared.
    var artwork: Int?
    /// With the largest image of the same artwork, up to 1.
    var correlation: Double?
    var findings: [Finding]
  }

  struct Artwork: Encodable {
    var source: String
    var rotation: String
    var width: Int
    var height: Int
    /// Whether it has the pixels of a screen.
    var exact: Bool
    /// Absent without `--output`.
    var file: String?
    /// Whether the file was written, and not left alone; absent without `--output`.
    var written: Bool?
  }

  struct Deletion: Encodable {
    var path: String
    var line: Int?
    var what: String
  }

  var images: [Image]
  /// Absent if no image is known to be landscape art.
  var artwork: Artwork?
  /// As a shell reads it; absent if there is no artwork, or only Info.plist says how it is turned.
  var command: String?
  /// The words of the command.
  var arguments: [String]?
  var delete: [Deletion]
  var notes: [String]

  package init(_ report: ImportReport, _ advice: some ImportAdvice) {
    let judgement = report.importer.judgement
    images = judgement.images.map { Image($0, advice) }
    notes = report.remarks.map { advice.text($0) }
    delete = []
    guard let choice = judgement.choice else { return }
    artwork = Artwork(
      source: judgement.images[choice.index].path, rotation: choice.rotation.rawValue,
      width: choice.size.width, height: choice.size.height, exact: choice.isExact,
      file: report.output, written: report.isWritten)
    if judgement.isDirectionAssumed { return }
    let words = advice.arguments(report.replacement)
    arguments = words
    command = ShellText.of(words)
    delete = report.leftovers.map { Deletion(path: $0.path, line: $0.line, what: $0.words) }
  }
}

extension ImportDocument.Image {
  fileprivate init(_ image: JudgedImage, _ advice: some ImportAdvice) {
    path = image.path
    width = image.size?.width
    height = image.size?.height
    holds = image.state.id
    if case .turned(let rotation, _) = image.state { self.rotation = rotation.rawValue }
    evidence = image.state.evidence?.words(option: advice.orientationOption)
    artwork = image.artwork
    correlation = image.correlation.map { ($0 * 10_000).rounded() / 10_000 }
    findings = image.issues.map {
      ImportDocument.Finding(
        level: $0.level.rawValue, message: advice.text($0, at: image.path), rule: $0.id)
    }
  }
}
