import ArgumentParser
import Files
import LaunchCheck
import Resources

/// What came of checking several paths: one that cannot be read does not keep the others from it.
struct CheckRun {
  /// A path that could not be checked.
  struct Failure: Encodable {
    var path: String
    var message: String
  }

  private(set) var findings: [Finding] = []
  private(set) var failures: [Failure] = []
  /// Info.plist files without findings.
  private(set) var clean: [String] = []
  private var failed: ExitStatus?
  private let isStrict: Bool

  init(paths: [String], checker: Checker, isStrict: Bool) {
    self.isStrict = isStrict
    for path in paths {
      do throws(LoadError) {
        for bundle in try BundleLoader.load(path) { try add(bundle, checker) }
      } catch {
        failures.append(Failure(path: path, message: "\(error); \(error.remedy)"))
        failed = failed ?? ExitStatus(error)
      }
    }
  }

  /// `nil` where nothing keeps the command from success. What could not be read counts before what
  /// was found.
  var status: ExitStatus? {
    if let failed { return failed }
    let isFound = findings.contains {
      $0.level == .error || (isStrict && $0.level == .warning)
    }
    return isFound ? .found : nil
  }

  /// The first failure decides.
  private mutating func add(
    _ bundle: LoadedBundle, _ checker: Checker
  ) throws(LoadError) {
    // Several findings for each entry of UILaunchImages take about ten times its text.
    let byteCount = (try? bundle.contents.get().document.bytes.count) ?? 0
    guard Memory.has(10 * byteCount) else { throw .unreadable(.outOfMemory) }
    let found = bundle.findings(checker)
    findings += found
    if found.isEmpty { clean.append(bundle.path) }
    if case .failure = bundle.contents { failed = failed ?? .badData }
  }
}
