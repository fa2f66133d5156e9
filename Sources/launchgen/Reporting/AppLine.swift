import Files
import LaunchImages
import Platform
import Texts

/// What `build --json` prints of each of several apps: one JSON object a line.
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
    /// Absent where only the plan is known.
    var written: Bool?
    /// In hexadecimal digits; absent where the file was not written.
    var sha256: String?
  }

  /// Absent for an artwork that was named.
  var id: String?
  var status: Status
  /// What a build of this app alone would end with.
  var exitCode: Int32 = 0
  /// Whether the same build can succeed another time.
  var retry = false
  /// Absent for what is no build, as the output is.
  var artwork: String?
  var output: String?
  var errors: [String] = []
  var warnings: [String] = []
  var files: [File] = []
  /// How long the build took.
  var seconds: Double
  /// With `--watch`, the files that are the reason; absent of the first build.
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
      warnings = report.warnings.map { "\($0); \($0.remedy)" }
      files = report.plan.files.map {
        let path = destination.path(of: $0)
        return File(
          path: path, written: report.writtenFiles.contains($0),
          sha256: report.digests[$0] ?? Self.digest(of: path))
      }
    case .planned(let run, let build):
      status = .planned
      warnings = run.warnings.map { "\($0); \($0.remedy)" }
      files = run.plan.files.map { File(path: build.destination.path(of: $0)) }
    case .failed(let error):
      status = .failed
      exitCode = error.status.rawValue
      retry = error.status.isWorthRetrying
      errors = error.messages
    case .skipped: status = .skipped
    }
  }

  /// A line about launchgen.json or a manifest that cannot be used.
  init(_ error: CommandError, changed: [String]?) {
    seconds = 0
    status = .failed
    exitCode = error.status.rawValue
    retry = error.status.isWorthRetrying
    errors = error.messages
    self.changed = changed
  }

  private static func digest(of path: String) -> String? {
    (try? FileReader.read(found: path)).map { "\(SHA256Digest(of: $0))" }
  }

  func print() throws {
    try Results.print(document: JSONText.line(of: self) + "\n")
  }
}
