internal import Files
package import LaunchApps
internal import Platform

/// The findings at several paths. A path that cannot be read does not keep the others from being
/// checked.
package struct CheckResults: Sendable {
  /// A path at which nothing could be checked.
  package struct Failure: Sendable {
    package var path: String
    package var error: LoadError
  }

  /// An input that could not be read.
  package enum Fault: Sendable {
    case failure(LoadError)
    /// A damaged file, or a damaged project in a folder; a finding describes the damage.
    case damage
  }

  package private(set) var findings: [Finding] = []
  package private(set) var failures: [Failure] = []
  /// Number of findings that were left out because the baseline has them.
  package private(set) var knownCount = 0
  /// Number of property lists in folders that were skipped, because they say nothing about the
  /// launch of an app for iPhones or iPads.
  package private(set) var skippedCount = 0
  /// Paths of folders that were left out, because they have code of others.
  package private(set) var foreignFolders: [String] = []
  /// The paths of Info.plist files and projects without findings.
  package private(set) var clean: [String] = []
  /// The first fault in the order of the paths; `nil` if everything could be read.
  package private(set) var firstFault: Fault?

  /// Checks the files and folders at the paths.
  ///
  /// - Parameter baseline: the findings to leave out, and the folder that contains the baseline.
  package init(
    at paths: [String], _ options: LoadOptions, by checker: Checker,
    baseline: (list: Baseline, folder: String)? = nil
  ) {
    for path in paths {
      let omissions = SearchOmissions()
      do throws(LoadError) {
        let survey = try omissions.collecting { () throws(LoadError) in
          try BundleLoader.survey(path, options)
        }
        skippedCount += survey.others
        try Self.checkMemory(survey.bundles)
        for checked in checker.findings(in: survey.bundles) {
          add(checked.path, checked.findings, isUnreadable: checked.isUnreadable)
        }
        findings += checker.findings(ofSpecifications: survey.specifications)
      } catch {
        failures.append(Failure(path: path, error: error))
        firstFault = firstFault ?? .failure(error)
      }
      findings += checker.findings(of: omissions.names)
      foreignFolders += omissions.folders.filter { !foreignFolders.contains($0) }
    }
    if let baseline {
      let new = baseline.list.new(of: findings, folder: baseline.folder)
      knownCount = findings.count - new.count
      findings = new
    }
  }

  /// Throws if memory is short: several findings for each entry of UILaunchImages take about ten
  /// times the memory of the entry's text.
  private static func checkMemory(_ bundles: [LoadedBundle]) throws(LoadError) {
    let counts = bundles.map { (try? $0.contents.get().document.bytes.count) ?? 0 }
    guard Memory.has(10 * (counts.max() ?? 0)) else { throw .unreadable(.outOfMemory) }
  }

  private mutating func add(_ path: String, _ found: [Finding], isUnreadable: Bool) {
    findings += found
    if found.isEmpty { clean.append(path) }
    if isUnreadable { firstFault = firstFault ?? .damage }
  }
}
