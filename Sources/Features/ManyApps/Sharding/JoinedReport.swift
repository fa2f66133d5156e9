/// The outcomes of all apps in a list, merged from the reports of sharded builds.
package struct JoinedReport: Encodable, Sendable {
  package struct Failure: Encodable, Sendable {
    package var id: String
    package var exitCode: Int32
    package var retry: Bool
    package var errors: [String]
  }

  package var apps: Int
  package var built = 0
  package var upToDate = 0
  package var failed: [Failure] = []
  /// The ids of the apps for which no report has a finished build.
  package var missing: [String] = []
  /// The ids that appear in reports, but not in the list.
  package var unknown: [String] = []
  /// The total duration of all builds, in seconds.
  package var seconds = 0.0

  /// The maximum duration in a record, in seconds: about 30 years. The maximum keeps the sum of
  /// all durations finite; JSON has no infinity.
  private static let longest = 1e9

  package var isComplete: Bool { failed.isEmpty && missing.isEmpty }

  /// - Parameters:
  ///   - parts: the parts to make of each app, in the list's order; `id` is the app's id.
  ///   - records: the records in the order of the reports. If several records are for the same part
  ///     of an app, the first good record counts, or else the last record.
  package init(parts: [(id: String, parts: [AppPart])], _ records: [AppRecord]) {
    var latest: [String: [String: AppRecord]] = [:]
    for record in records {
      seconds += min(max(record.seconds ?? 0, 0), Self.longest)
      let part = record.part ?? ""
      if latest[record.id]?[part]?.isGood != true { latest[record.id, default: [:]][part] = record }
    }
    apps = parts.count
    for (id, parts) in parts {
      let found = latest.removeValue(forKey: id) ?? [:]
      let all = parts.map { found[$0.rawValue] }
      if let failure = all.compactMap(\.self).first(where: { $0.status == "failed" }) {
        failed.append(
          Failure(
            id: id, exitCode: failure.exitCode, retry: failure.retry, errors: failure.errors ?? []))
      } else if all.contains(where: { $0?.isGood != true }) {
        missing.append(id)
      } else if all.contains(where: { $0?.status == "built" }) {
        built += 1
      } else {
        upToDate += 1
      }
    }
    unknown = latest.keys.sorted()
    seconds = (seconds * 1000).rounded() / 1000
  }

  /// A line for each failed or missing app, and one with the counts of all apps.
  package var lines: [String] {
    let failures = failed.map { failure in
      let retry = failure.retry ? "; try again" : ""
      let errors = failure.errors.isEmpty ? "" : ": " + failure.errors.joined(separator: "; ")
      return "\(failure.id): failed with \(failure.exitCode)\(errors)\(retry)"
    }
    let counts = AppSummary.text(
      apps,
      [
        (built, "built"), (upToDate, "up to date"), (failed.count, "failed"),
        (missing.count, "missing"),
      ])
    return failures + missing.map { "\($0): missing" } + [counts]
  }
}

/// The members that `report` reads from an app's line of `make --json`.
package struct AppRecord: Codable, Equatable, Sendable {
  package var id: String
  package var part: String?
  /// The outcome, such as `built`, `upToDate` or `failed`.
  package var status: String
  package var exitCode: Int32
  package var retry: Bool
  package var errors: [String]?
  package var seconds: Double?

  /// Whether the app's files exist and are up to date.
  package var isGood: Bool { status == "built" || status == "upToDate" }
}
