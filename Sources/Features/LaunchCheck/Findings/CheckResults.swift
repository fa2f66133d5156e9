package import LaunchApps
package import Platform
package import Texts

/// The bundles at a path, or the error if the path cannot be read. No rule has run yet.
package struct LoadedPath {
  package let path: String
  package let survey: Result<BundleLoader.Survey, LoadError>
  fileprivate let omissions: SearchOmissions

  /// - Parameter omissions: receives the files and folders that a search of the path leaves out.
  package init(
    _ path: String, _ options: LoadOptions, _ omissions: SearchOmissions = SearchOmissions()
  ) {
    self.path = path
    self.omissions = omissions
    survey = Result { () throws(LoadError) in
      try omissions.collecting { () throws(LoadError) in
        try BundleLoader.survey(path, options)
      }
    }
  }

  package var bundles: [LoadedBundle] { (try? survey.get().bundles) ?? [] }
}

/// The findings at several paths. ``failures`` has an error for each path that cannot be checked.
package struct CheckResults: Sendable {
  package private(set) var findings: [Finding] = []
  /// An error message for each path at which nothing could be checked.
  package private(set) var failures: [Message] = []
  /// Number of findings that were left out because the baseline has them.
  package private(set) var knownCount = 0
  /// Number of property lists that a search of folders skipped: they are not of an iOS app.
  package private(set) var skippedCount = 0
  private let omissions = SearchOmissions()
  /// Messages about the folders and property lists that were left out.
  package var notes: [String] { omissions.notes }
  /// The paths of Info.plist files and projects without findings.
  package private(set) var clean: [String] = []
  /// The exit status for the first path that cannot be read or contains a damaged file or project.
  package private(set) var faultStatus: ExitStatus?

  /// - Parameter baseline: the findings to leave out, and the folder that contains the baseline.
  package init(
    of paths: some Sequence<LoadedPath>, by checker: Checker,
    baseline: (list: Baseline, folder: String)? = nil
  ) {
    for path in paths { add(path, checker) }
    if let baseline {
      let new = baseline.list.new(of: findings, folder: baseline.folder)
      knownCount = findings.count - new.count
      findings = new
    }
  }

  private mutating func add(_ path: LoadedPath, _ checker: Checker) {
    do throws(LoadError) {
      let survey = try path.survey.get()
      skippedCount += survey.others
      try Self.checkMemory(survey.bundles)
      for checked in checker.findings(in: survey.bundles) {
        findings += checked.findings
        if checked.findings.isEmpty { clean.append(checked.path) }
        if checked.isUnreadable { faultStatus = faultStatus ?? .badData }
      }
      findings += checker.findings(survey.specifications.map { .specification(path: $0) })
    } catch {
      let message = error.message(at: path.path)
      failures.append(message)
      faultStatus = faultStatus ?? message.status
    }
    findings += checker.findings(path.omissions.names.map { .leftOut($0) })
    // Findings report what the remarks say.
    for kind in [SearchOmissions.Kind.foreignFolder, .skippedList, .note] {
      omissions.add(path.omissions[kind], as: kind)
    }
  }

  /// Throws if memory is short. Findings can take ten times as much memory as the Info.plist.
  private static func checkMemory(_ bundles: [LoadedBundle]) throws(LoadError) {
    let counts = bundles.map { (try? $0.contents.get().document.bytes.count) ?? 0 }
    guard Memory.has(10 * (counts.max() ?? 0)) else { throw .unreadable(.outOfMemory) }
  }

  /// The exit status; `nil` for success. If a path could not be checked, this error determines the
  /// status, even if there are findings.
  package func status(isStrict: Bool) -> ExitStatus? {
    if let faultStatus { return faultStatus }
    let isFound = findings.contains { $0.level == .error || (isStrict && $0.level == .warning) }
    return isFound ? .found : nil
  }
}

package enum FindingFormat: String, CaseIterable, Sendable {
  case text, json, github, sarif
}

/// The JSON document that `check --format json` prints.
extension CheckResults: Encodable {
  private enum CodingKeys: CodingKey { case findings, errors, leftOut }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(findings, forKey: .findings)
    let errors = failures.map { ["path": $0.place.description, "message": $0.text] }
    try values.encode(errors, forKey: .errors)
    try values.encode(omissions[.foreignFolder] + omissions[.skippedList], forKey: .leftOut)
  }
}
