import ArgumentParser
import LaunchCheck

/// What came of checking several paths: one that cannot be read does not keep the others from it.
struct CheckRun {
  private(set) var findings: [Finding] = []
  private var failure: ExitStatus?

  init(paths: [String], checker: Checker, console: Console) {
    for path in paths {
      do throws(LoadError) {
        for bundle in try BundleLoader.load(path) {
          findings += bundle.findings(checker)
          if case .failure = bundle.contents { fail(.badData) }
        }
      } catch {
        console.fail(path, "\(error); \(error.remedy)")
        fail(ExitStatus(error))
      }
    }
  }

  /// `nil` where nothing keeps the command from success. What could not be read counts before what
  /// was found.
  func status(isStrict: Bool) -> ExitCode? {
    if let failure { return failure.code }
    let isFound = findings.contains {
      $0.level == .error || (isStrict && $0.level == .warning)
    }
    return isFound ? ExitStatus.found.code : nil
  }

  /// The first failure decides.
  private mutating func fail(_ status: ExitStatus) { failure = failure ?? status }
}
