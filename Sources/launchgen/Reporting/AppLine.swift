import LaunchImages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  }

  var id: String
  var status: Status
  /// What a build of this app alone would end with.
  var exitCode: Int32 = 0
  /// Whether the same build can succeed another time.
  var retry = false
  var artwork: String
  var output: String
  var errors: [String] = []
  var warnings: [String] = []
  var files: [File] = []

  init(_ job: BuildJob, _ outcome: AppOutcome) {
    id = job.id
    artwork = job.paths.artwork
    output = job.paths.output
    switch outcome {
    case .built(let report, let destination):
      status = report.isUpToDate ? .upToDate : .built
      warnings = report.warnings.map { "\($0); \($0.remedy)" }
      files = report.plan.files.map {
        File(path: destination.path(of: $0), written: report.writtenFiles.contains($0))
      }
    case .planned(let run, let destination):
      status = .planned
      warnings = run.warnings.map { "\($0); \($0.remedy)" }
      files = run.plan.files.map { File(path: destination.path(of: $0)) }
    case .failed(let error):
      status = .failed
      exitCode = error.status.rawValue
      retry = error.status.isWorthRetrying
      errors = error.messages
    case .skipped: status = .skipped
    }
  }

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try Results.print(String(decoding: try encoder.encode(self), as: UTF8.self) + "\n")
  }
}
