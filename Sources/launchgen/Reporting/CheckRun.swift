import ArgumentParser
import Files
import LaunchApps
import LaunchCheck
import Platform

/// What came of checking several paths: one that cannot be read does not keep the others from it.
struct CheckRun {
  /// A path that could not be checked.
  struct Failure: Encodable {
    var path: String
    var message: String
  }

  private(set) var findings: [Finding] = []
  private(set) var failures: [Failure] = []
  /// How many findings were left out because the baseline has them.
  private(set) var knownCount = 0
  /// Info.plist files and projects without findings.
  private(set) var clean: [String] = []
  private var failed: ExitStatus?
  private let isStrict: Bool

  init(
    paths: [String], checker: Checker, isStrict: Bool, options: LoadOptions = LoadOptions(),
    baseline: (list: Baseline, folder: String)? = nil
  ) {
    self.isStrict = isStrict
    for path in paths {
      let names = UnreadableNames()
      do throws(LoadError) {
        let bundles = try names.collecting { () throws(LoadError) in
          try BundleLoader.load(path, options)
        }
        try Self.checkMemory(bundles)
        for checked in checker.findings(in: bundles) {
          add(checked.path, checked.findings, isUnreadable: checked.isUnreadable)
        }
      } catch {
        let place = error.place.map { CommandError.place($0.path, $0.line) } ?? path
        failures.append(Failure(path: place, message: "\(error); \(error.remedy)"))
        failed = failed ?? ExitStatus(error)
      }
      findings += checker.findings(of: names.names)
    }
    if let baseline {
      let new = baseline.list.new(of: findings, folder: baseline.folder)
      knownCount = findings.count - new.count
      findings = new
    }
  }

  /// Whether something could not be read.
  var hasFailed: Bool { failed != nil }

  /// `nil` where nothing keeps the command from success. What could not be read counts before what
  /// was found.
  var status: ExitStatus? {
    if let failed { return failed }
    let isFound = findings.contains {
      $0.level == .error || (isStrict && $0.level == .warning)
    }
    return isFound ? .found : nil
  }

  /// Several findings for each entry of UILaunchImages take about ten times its text.
  private static func checkMemory(_ bundles: [LoadedBundle]) throws(LoadError) {
    let counts = bundles.map { (try? $0.contents.get().document.bytes.count) ?? 0 }
    guard Memory.has(10 * (counts.max() ?? 0)) else { throw .unreadable(.outOfMemory) }
  }

  /// The first failure decides.
  private mutating func add(_ path: String, _ found: [Finding], isUnreadable: Bool) {
    findings += found
    if found.isEmpty { clean.append(path) }
    if isUnreadable { failed = failed ?? .badData }
  }
}
