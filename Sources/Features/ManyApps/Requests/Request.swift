package import Files
package import LaunchImages
package import Texts

/// One thing to make from an artwork: launch images, a launch screen, or the images of a web app.
package protocol Request: Sendable {
  /// The path of the artwork, or of the logo in place of it; `-` for standard input.
  var artwork: String { get }
  /// The path of the folder or app that gets the files.
  var output: String { get }
  /// The paths of all pictures, without standard input.
  var pictures: [String] { get }
  /// The paths of the other files that are read, without the settings files of a project.
  var otherFiles: [String] { get }
  /// The paths of all files that determine the outputs.
  var watchedFiles: [String] { get }
  /// Whether files that launchgen did not make may be replaced.
  var replaces: Bool { get }
  var isStrict: Bool { get }

  /// - Throws: ``ValueFault`` for choices that contradict each other, or would have no effect.
  func validate(_ run: RunChoices) throws(ValueFault)

  /// Makes everything, or finds out what would be made.
  ///
  /// - Parameters:
  ///   - gate: the inputs and outputs of the whole run.
  ///   - jobs: the number of parallel tasks.
  ///   - isOneOfSeveral: whether other things are made too.
  ///   - onImage: called with a line about each finished image.
  func report(
    _ run: RunChoices, _ gate: OutputGate, jobs: Int, isOneOfSeveral: Bool,
    onImage: (@Sendable (String) -> Void)?
  ) async throws -> JobReport
}

extension Request {
  package var readFiles: [String] { pictures + otherFiles }
}

/// What was made, or would be made.
package struct JobReport: Sendable {
  package struct File: Sendable {
    package var path: String
    /// Whether the file was written; `nil` if the run writes nothing.
    package var isWritten: Bool?
    /// The SHA-256 of the file's bytes, if it is known.
    package var digest: String?
  }

  /// A note that is the same for each of several apps.
  package enum Reminder: CaseIterable, Sendable {
    /// The files are members of no target.
    case membership
    /// iOS caches what an app shows at launch.
    case cache
  }

  /// The lines about what was made.
  package var summary: [String] = []
  /// Further lines, which a run of several apps leaves out.
  package var details: [String] = []
  package var reminders: Set<Reminder> = []
  package var notes: [String] = []
  /// The lines of a dry run about what would be made.
  package var plan: [String] = []
  /// The changes of texts that a dry run prints, as unified diffs.
  package var difference = ""
  package var changes = FileChanges(changed: [], removed: [])
  package var isUpToDate = false
  package var warnings: [Message] = []
  /// The warnings as JSON documents have them.
  package var warningTexts: [String] = []
  package var files: [File] = []
  package var document: any Encodable & Sendable = [String]()
  /// The error of the run that a dry run stands for, which is shown after what would be made.
  package var refusal: (any Error)?
  package var artworkName = ""
  /// The paths of all files that determine the outputs.
  package var inputs: [String] = []
  /// The path of the file that is written last, which stands for all in a depfile.
  package var lastFile = ""
  /// The path of an Info.plist that was changed, although it is an input.
  package var changedInput: String?
  package var storesInCache = false
  package var cacheNote: String?
}
