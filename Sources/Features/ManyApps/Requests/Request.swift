package import LaunchImages
package import Platform
package import Texts

/// One thing to make from an artwork: launch images, a launch screen, or the images of a web app.
package protocol Request: Sendable {
  /// The path of the artwork or, without artwork, of the logo; `-` for standard input.
  var artwork: String { get }
  /// The path of the folder or app that gets the files.
  var output: String { get }
  var folder: FolderChoices { get }
  /// The paths of all pictures, without standard input.
  var pictures: [String] { get }
  /// The paths of the other files that are read, without the .xcconfig files of a project.
  var otherFiles: [String] { get }
  /// The paths of all files that determine the outputs.
  var watchedFiles: [String] { get }

  /// Throws a fault for choices that contradict each other, or would have no effect.
  func validate(_ run: RunChoices) throws(ValueFault)

  /// Makes everything, or finds out what would be made.
  ///
  /// - Parameters:
  ///   - gate: the inputs and outputs of the whole run.
  ///   - onImage: called with a line about each finished image.
  func report(
    _ run: RunChoices, _ gate: OutputGate, jobs: Int, isOneOfSeveral: Bool,
    onImage: (@Sendable (String) -> Void)?
  ) async throws -> JobReport
}

extension Request {
  package var otherFiles: [String] { [] }
  package var watchedFiles: [String] { pictures }
  package var readFiles: [String] { pictures + otherFiles }

  /// Throws if a path in a request from a file leads to a pipe, a device or a socket. Reading such
  /// a path may block, or never end.
  package func checkListedFiles() throws(CommandError) {
    let app = (self as? InstallRequest)?.app
    for path in readFiles + [app].compactMap(\.self) where FileKind(of: path) == .other {
      throw CommandError(
        .noInput, path, "cannot be read (\(FileError.notRegularFile))",
        "name a regular file, or give this one on the command line")
    }
  }

  func checkArtwork(_ choices: PictureChoices) throws(ValueFault) {
    if choices.main.isEmpty && choices.artwork == nil {
      throw ValueFault("Missing expected argument '<artwork>'", remedy: "name a PNG or a --logo")
    }
    if choices.artwork == "" {
      throw ValueFault(
        "the artwork's path is empty", remedy: "name a PNG, or '-' for standard input")
    }
  }
}

/// What was made, or would be made.
package struct JobReport: Sendable {
  package struct File: Encodable, Sendable {
    package var path: String
    /// Whether the file was written; `nil` if the run writes nothing.
    package var isWritten: Bool?
    package var digest: String?

    private enum CodingKeys: String, CodingKey {
      case path
      case isWritten = "written"
      case digest = "sha256"
    }
  }

  /// A note that is the same for each of several apps.
  package enum Reminder: CaseIterable, Sendable {
    /// The files are not members of any target.
    case membership
    /// iOS caches what an app shows at launch.
    case cache
  }

  package var summary: [String] = []
  /// Further lines, which a run of several apps leaves out.
  package var details: [String] = []
  package var reminders: Set<Reminder> = []
  package var notes: [String] = []
  /// The lines of a dry run.
  package var plan: [String] = []
  /// The changes of texts that a dry run prints, as unified diffs.
  package var difference = ""
  package var changes = FileChanges(changed: [], removed: [])
  package var isUpToDate = false
  package var warnings: [Message] = []
  /// The warnings as they appear in JSON documents.
  package var warningTexts: [String] = []
  package var files: [File] = []
  package var document: any Encodable & Sendable = [String]()
  /// In a dry run, the error that the real run would throw. The error is shown after the list of
  /// what would be made.
  package var refusal: (any Error)?
  package var artworkName = ""
  package var inputs: [String] = []
  /// The path of the file that is written last. In a depfile, this file stands for all files.
  package var lastFile = ""
  /// The path of an Info.plist that was changed, although it is an input.
  package var changedInput: String?
}
