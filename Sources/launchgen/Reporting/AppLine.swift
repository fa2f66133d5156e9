import Files
import LaunchImages
import Platform
import Texts

/// The JSON object that `build --json` prints for each of several apps, on a separate line.
struct AppLine: Encodable {
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

  /// The app's id; absent for an artwork on the command line.
  var id: String?
  var status: Status
  /// The exit code that a build of this app alone would have.
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
  var changed: [String]?

  init(_ job: BuildJob, _ outcome: AppOutcome, _ time: Duration) {
    let attoseconds = Double(time.components.attoseconds)
    let exact = Double(time.components.seconds) + attoseconds / 1e18
    seconds = (exact * 1000).rounded() / 1000
    id = job.id
    artwork = job.own.artwork
    output = job.own.output
    switch outcome {
    case .built(let report, let build):
      let destination = build.destination
      status = report.isUpToDate ? .upToDate : .built
      warnings = Self.warnings(report.warnings, build)
      files = report.plan.files.map {
        let path = destination.path(of: $0)
        return File(
          path: path, written: report.writtenFiles.contains($0),
          sha256: report.digests[$0] ?? Self.digest(of: path))
      }
    case .planned(let run, let build):
      status = .planned
      warnings = Self.warnings(run.warnings, build)
      files = run.plan.files.map { File(path: build.destination.path(of: $0)) }
    case .failed(let error):
      status = .failed
      exitCode = error.status.rawValue
      retry = error.status.isWorthRetrying
      errors = error.messages.map(\.line)
    case .skipped: status = .skipped
    }
  }

  /// Makes a line about a launchgen.json or a manifest that cannot be used.
  init(_ error: CommandError, changed: [String]?) {
    seconds = 0
    status = .failed
    exitCode = error.status.rawValue
    retry = error.status.isWorthRetrying
    errors = error.messages.map(\.line)
    self.changed = changed
  }

  private static func warnings(_ warnings: [BuildWarning], _ build: PreparedBuild) -> [String] {
    let unnamed = build.unnamedInfoPlist?.warning.map { "\($0.place) \($0.text)" }
    return warnings.map { $0.message(at: "").text } + [unnamed].compactMap(\.self)
  }

  private static func digest(of path: String) -> String? {
    (try? FileReader.read(found: path)).map { "\(SHA256Digest(of: $0))" }
  }

  func print() throws {
    try Results.print(document: JSONText.line(of: self) + "\n")
  }
}
