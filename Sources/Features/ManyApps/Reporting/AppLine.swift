internal import Files
internal import Platform
internal import Texts

/// The JSON object that `make --json` prints for each of several apps, on a separate line.
package struct AppLine: Encodable {
  enum Status: String, Encodable {
    case built
    case upToDate
    case planned
    case failed
    case skipped
  }

  struct File: Encodable {
    var path: String
    /// Whether the file was written; absent in a dry run.
    var written: Bool?
    /// The file's SHA-256 digest as hexadecimal digits; absent in a dry run, or if the file does
    /// not exist.
    var sha256: String?
  }

  var id: String?
  /// What was made of the app's artwork, such as `screen`; absent if ``id`` is.
  var part: String?
  var status: Status
  var exitCode: Int32 = 0
  /// Whether the same build may succeed if it is repeated later.
  var retry = false
  /// The path of the artwork; absent if the line is about a faulty launchgen.json or manifest, not
  /// about a build.
  var artwork: String?
  /// The path of the output folder; absent if ``artwork`` is.
  var output: String?
  var errors: [String] = []
  var warnings: [String] = []
  var files: [File] = []
  /// The duration of the build, in seconds.
  var seconds: Double
  /// The paths of the changed files that caused this build of `--watch`; absent for the first build
  /// and without `--watch`.
  package var changed: [String]?

  package init(_ job: Job, _ outcome: Outcome, _ time: Duration, isPlan: Bool = false) {
    let attoseconds = Double(time.components.attoseconds)
    let exact = Double(time.components.seconds) + attoseconds / 1e18
    seconds = (exact * 1000).rounded() / 1000
    id = job.id
    part = job.part?.rawValue
    artwork = job.request.artwork
    output = job.request.output
    switch outcome {
    case .made(let report):
      status = isPlan ? .planned : report.isUpToDate ? .upToDate : .built
      warnings = report.warningTexts
      files = report.files.map { file in
        File(
          path: file.path, written: file.isWritten,
          sha256: isPlan ? nil : file.digest ?? Self.digest(of: file.path))
      }
    case .failed(let error):
      status = .failed
      exitCode = error.status.rawValue
      retry = error.status.isWorthRetrying
      errors = error.messages.map(\.line)
    case .skipped: status = .skipped
    }
  }

  /// Makes a line about a launchgen.json or a manifest that cannot be used.
  package init(_ error: CommandError, changed: [String]?) {
    seconds = 0
    status = .failed
    exitCode = error.status.rawValue
    retry = error.status.isWorthRetrying
    errors = error.messages.map(\.line)
    self.changed = changed
  }

  private static func digest(of path: String) -> String? {
    (try? FileReader.read(found: path)).map { "\(SHA256Digest(of: $0))" }
  }

  package var text: String { get throws { try JSONText.line(of: self) + "\n" } }
}
