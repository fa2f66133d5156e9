internal import LaunchApps
internal import LaunchRules
internal import Pixels
internal import Platform
internal import Texts

package struct ImportDocument: Encodable {
  struct Finding: Encodable {
    var level: Level
    var message, rule: String
  }

  struct Image: Encodable {
    var path: String
    /// The width in pixels; absent if the image cannot be read.
    var width: Int?
    var height: Int?
    /// The id of the ``ImageState``: `turned`, `upright`, `portrait`, `picture`, `one-color`,
    /// `unknown` or `unread`.
    var holds: String
    /// The rotation that turned upright artwork into the file; absent unless ``holds`` is `turned`.
    var rotation: String?
    var evidence: String?
    /// The number of the artwork, from 0; absent if the image was not compared.
    var artwork: Int?
    var findings: [Finding]
  }

  struct Artwork: Encodable {
    var source: String
    var rotation: String
    var width, height: Int
    /// Whether the artwork has exactly the pixel size of a screen.
    var exact: Bool
    /// The path of the written artwork; absent without `--output`.
    var file: String?
    /// Whether the file was written; false if the file already had the same bytes. Absent without
    /// `--output`.
    var written: Bool?
  }

  /// Images that are in another language, and are not imported.
  struct Language: Encodable {
    var language: String
    var path: String
    var images: Int
    /// The command that imports only these images; absent if such an import is not possible.
    var command: String?
    var arguments: [String]?
  }

  var images: [Image]
  /// The image that is best suited as artwork; absent if no image is known to be landscape art.
  var artwork: Artwork?
  /// What a person has to decide before the images are replaced: `direction`, `orientation` or
  /// `portrait-launch`; absent if nothing is left to decide.
  var question: String?
  /// The command that makes new images or a new launch screen, quoted for a shell; absent without
  /// artwork, or with a ``question``.
  var command: String?
  /// The arguments of ``command``, which begin with the command's name.
  var arguments: [String]?
  var delete: [Leftover]
  /// The language of ``images``; absent if the images have no language.
  var language: String?
  var otherLanguages: [Language]
  var notes: [String]

  package init(_ report: ImportReport, leftOut: [String]) {
    let judgement = report.importer.judgement
    images = judgement.images.map(Image.init)
    notes = report.notes + leftOut
    delete = []
    language = report.importer.survey.language
    otherLanguages = report.importer.survey.otherLanguages.map { images in
      let arguments = report.arguments(images)
      return Language(
        language: images.language, path: images.path, images: images.count,
        command: arguments.map(ShellText.of), arguments: arguments)
    }
    guard let choice = judgement.choice else { return }
    artwork = Artwork(
      source: judgement.images[choice.index].path, rotation: choice.rotation.rawValue,
      width: choice.size.width, height: choice.size.height, exact: choice.isExact,
      file: report.output, written: report.isWritten)
    question = judgement.question?.rawValue
    if question != nil { return }
    arguments = report.arguments
    command = arguments.map(ShellText.of)
    delete = report.leftovers
  }
}

extension ImportDocument.Image {
  fileprivate init(_ image: JudgedImage) {
    path = image.path
    width = image.size?.width
    height = image.size?.height
    holds = image.state.words.id
    if case .turned(let rotation, _) = image.state { self.rotation = rotation.rawValue }
    evidence = image.state.words.evidence
    artwork = image.artwork
    findings = image.issues.map {
      ImportDocument.Finding(level: $0.level, message: $0.text, rule: $0.id)
    }
  }
}
