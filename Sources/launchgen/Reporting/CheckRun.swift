import ArgumentParser
import LaunchApps
import LaunchCheck

/// What `check` says of its results, and how it ends.
struct CheckRun {
  let results: CheckResults
  let isStrict: Bool

  var findings: [Finding] { results.findings }
  var failures: [FindingDocument.Failure] {
    results.failures.map { failure in
      let error = failure.error
      return FindingDocument.Failure(
        path: error.place.map { CommandError.place($0.path, $0.line) } ?? failure.path,
        message: "\(error); \(error.remedy)")
    }
  }
  var clean: [String] { results.clean }
  var knownCount: Int { results.knownCount }

  /// Whether something could not be read.
  var hasFailed: Bool { results.firstFault != nil }

  /// `nil` where nothing keeps the command from success. What could not be read counts before what
  /// was found.
  var status: ExitStatus? {
    switch results.firstFault {
    case .failure(let error): return ExitStatus(error)
    case .damage: return .badData
    case nil: break
    }
    let isFound = findings.contains {
      $0.level == .error || (isStrict && $0.level == .warning)
    }
    return isFound ? .found : nil
  }
}
