import ArgumentParser
import LaunchApps
import LaunchCheck
import Texts

/// The results of `check`, and its exit status.
struct CheckRun {
  let results: CheckResults
  let isStrict: Bool

  var findings: [Finding] { results.findings }
  var failures: [Message] { results.failures.map { $0.error.message(at: $0.path) } }
  var clean: [String] { results.clean }
  var skippedCount: Int { results.skippedCount }
  var knownCount: Int { results.knownCount }

  /// Whether any file could not be checked, because it is unreadable or damaged.
  var hasFailed: Bool { results.firstFault != nil }

  /// The exit status; `nil` for success. If a file could not be checked, that decides the status,
  /// not the findings.
  var status: ExitStatus? {
    switch results.firstFault {
    case .failure(let error): return error.message(at: "").status
    case .damage: return .badData
    case nil: break
    }
    let isFound = findings.contains {
      $0.level == .error || (isStrict && $0.level == .warning)
    }
    return isFound ? .found : nil
  }
}
