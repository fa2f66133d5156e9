internal import Platform
package import Texts

/// The JSON object that `make --json` prints for each of several apps, on a separate line.
package struct AppLine: Encodable {
  var id: String?
  /// What was made, such as `screen`; absent if ``id`` is absent.
  var part: String?
  var status: String
  var exitCode: Int32 = 0
  /// Whether the same build may succeed if it is repeated later.
  var retry = false
  /// The path of the artwork. ``artwork`` and ``output`` are absent if the line is about a faulty
  /// launchgen.json or manifest.
  var artwork: String?
  var output: String?
  var errors: [String] = []
  var warnings: [String] = []
  var files: [JobReport.File] = []
  var seconds: Double
  /// With `--watch`, the paths of the changed files that caused this build; absent for the first
  /// build.
  package var changed: [String]?

  package init(_ job: Job, _ outcome: Outcome, _ time: Duration, isPlan: Bool = false) {
    seconds = (time / .milliseconds(1)).rounded() / 1000
    status = "\(outcome.status(isPlan: isPlan))"
    id = job.id
    part = job.part?.rawValue
    artwork = job.request.artwork
    output = job.request.output
    switch outcome {
    case .made(let report):
      warnings = report.warningTexts
      files = report.files
      if isPlan { break }
      for place in files.indices where files[place].digest == nil {
        let bytes = try? FileReader.read(found: files[place].path)
        files[place].digest = bytes.map { "\(SHA256Digest(of: $0))" }
      }
    case .failed(let error): add(error)
    case .skipped: break
    }
  }

  /// Makes a line about a launchgen.json or a manifest that cannot be used.
  package init(_ error: CommandError, changed: [String]?) {
    seconds = 0
    status = "\(Outcome.Status.failed)"
    self.changed = changed
    add(error)
  }

  private mutating func add(_ error: CommandError) {
    exitCode = error.status.rawValue
    retry = error.status.isWorthRetrying
    errors = error.messages.map(\.line)
  }

  package var text: String { get throws { try JSONText.line(of: self) + "\n" } }
}

extension Outcome {
  /// The cases, the most severe last. An app with several outcomes gets the most severe status.
  enum Status: Comparable {
    case upToDate, planned, built, skipped, failed
  }

  func status(isPlan: Bool) -> Status {
    switch self {
    case .made(let report): isPlan ? .planned : report.isUpToDate ? .upToDate : .built
    case .failed: .failed
    case .skipped: .skipped
    }
  }
}

/// The number of apps for each outcome, which is printed as
/// `12 apps: 9 built, 2 up to date, 1 failed`.
package struct AppSummary {
  private var statuses: [String?: Outcome.Status] = [:]
  package private(set) var reminders: Set<JobReport.Reminder> = []

  package init() {}

  package mutating func add(_ job: Job, _ outcome: Outcome, isPlan: Bool = false) {
    if case .made(let report) = outcome, !isPlan { reminders.formUnion(report.reminders) }
    let status = outcome.status(isPlan: isPlan)
    statuses[job.id] = max(statuses[job.id] ?? status, status)
  }

  private func count(_ status: Outcome.Status) -> Int { statuses.values.count { $0 == status } }

  package var built: Int { count(.built) }
  package var failed: Int { count(.failed) }
  package var skipped: Int { count(.skipped) }
  package var total: Int { statuses.count }

  package func text(isDryRun: Bool) -> String {
    Self.text(
      total,
      [
        (built, isDryRun ? "would change" : "built"), (count(.upToDate), "up to date"),
        (count(.planned), "planned"), (failed, "failed"), (skipped, "not begun"),
      ])
  }

  static func text(_ total: Int, _ counts: [(Int, String)]) -> String {
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(total) app\(total == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }
}

/// The warnings of several apps, joined to print each kind once.
package struct AppWarnings {
  private var all: [Job.Key: [Message]] = [:]

  package init() {}

  package mutating func add(_ job: Job, _ warnings: [Message]) {
    if !warnings.isEmpty { all[job.key] = warnings }
  }

  /// The first warning of each kind in the order of the jobs, with the number of other apps that
  /// have a warning of that kind.
  package func joined(_ jobs: [Job]) -> [Message] {
    var first: [Message] = []
    var counts: [String: Int] = [:]
    for messages in jobs.compactMap({ all[$0.key] }) {
      for id in Set(messages.map(\.id)) { counts[id, default: 0] += 1 }
      for message in messages where !first.contains(where: { $0.id == message.id }) {
        first.append(message)
      }
    }
    return first.map { message in
      let others = (counts[message.id] ?? 1) - 1
      let apps = others == 1 ? "1 more app has" : "\(others) more apps have"
      return others == 0 ? message : message.with(also: "\(apps) a warning like it: see --json")
    }
  }
}
