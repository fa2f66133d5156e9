public import LaunchApps
internal import Texts

/// Runs the rules over Info.plist files and their launch images.
public struct Checker: Sendable {
  private let rules: [Rule]

  /// - Parameter disabled: the ids of rules to leave out. `property-list` always runs, because
  ///   without it a damaged file would look right.
  public init(disabled: Set<String> = []) {
    rules = Rule.all.filter { $0.id == Rule.unreadable.id || !disabled.contains($0.id) }
  }

  /// Checks an Info.plist, an `.xcodeproj`, a folder, an `.app` or an `.ipa`.
  ///
  /// - Throws: `LoadError` if nothing at the path can be checked.
  public func findings(at path: String) throws(LoadError) -> [Finding] {
    try findings(in: BundleLoader.load(path)).flatMap(\.findings)
  }

  /// Checks the bundles that were found at a path, and returns the findings of each file or
  /// project.
  ///
  /// If several targets or configurations of a project have the same finding, it is reported once,
  /// and its ``Finding/targets`` names them.
  public func findings(
    in bundles: [LoadedBundle]
  ) -> [(path: String, isUnreadable: Bool, findings: [Finding])] {
    var results: [(path: String, isUnreadable: Bool, findings: [Finding])] = []
    var projects: [String: [(ProjectBuild, LoadedBundle)]] = [:]
    for case (let build?, let bundle) in bundles.map({ ($0.build, $0) }) {
      projects[build.project, default: []].append((build, bundle))
    }
    // A template beside a project may name the same launch storyboard.
    var known: Set<Finding> = []
    for bundle in bundles {
      guard let project = bundle.build?.project else {
        let findings = separateFindings(in: bundle).filter { !known.contains($0) }
        results.append((bundle.path, bundle.isUnreadable, Finding.joined(findings)))
        continue
      }
      if let builds = projects.removeValue(forKey: project) {
        let isUnreadable = builds.contains { $0.1.isUnreadable }
        results.append((project, isUnreadable, merged(builds, &known)))
      }
    }
    return results
  }

  /// - Parameter known: receives the findings without the names of the targets.
  private func merged(
    _ builds: [(ProjectBuild, LoadedBundle)], _ known: inout Set<Finding>
  ) -> [Finding] {
    var order: [Finding] = []
    var concerned: [Finding: [ProjectBuild]] = [:]
    for (build, bundle) in builds {
      for finding in separateFindings(in: bundle) {
        known.insert(finding)
        let same = common(finding, build.file)
        if concerned[same] == nil { order.append(finding) }
        if concerned[same]?.last != build { concerned[same, default: []].append(build) }
      }
    }
    guard let file = builds.first?.0.file else { return [] }
    let named = order.map { finding in
      var finding = finding
      let same = concerned[common(finding, file)] ?? []
      finding.targets = ProjectBuild.names(same, of: builds.map(\.0))
      return finding
    }
    return Finding.joined(named)
  }

  /// The finding in a form that is equal for all configurations: without its line if it is about a
  /// build setting, which the project has once for each configuration.
  private func common(_ finding: Finding, _ file: String) -> Finding {
    var finding = finding
    if finding.path == file { finding.line = nil }
    return finding
  }

  /// Checks an Info.plist with its images. If it cannot be read, the error is the only finding.
  public func findings(in bundle: LoadedBundle) -> [Finding] {
    Finding.joined(separateFindings(in: bundle))
  }

  private func separateFindings(in bundle: LoadedBundle) -> [Finding] {
    switch bundle.contents {
    case .success(let app): separateFindings(.app(app), bundle.path)
    case .failure(let error):
      separateFindings(.unreadable(error, path: bundle.path), bundle.path)
    }
  }

  /// Checks the contents of an app that has been read.
  ///
  /// Findings are sorted by line, then in the order of the rules. Findings about images and launch
  /// storyboards come last.
  ///
  /// - Parameters:
  ///   - contents: the Info.plist and its images.
  ///   - path: the path of the Info.plist, as findings show it.
  public func findings(in contents: BundleContents, path: String) -> [Finding] {
    Finding.joined(separateFindings(.app(contents), path))
  }

  func findings(_ subjects: [Rule.Subject]) -> [Finding] {
    Finding.joined(subjects.flatMap { separateFindings($0, "") })
  }

  private func separateFindings(_ subject: Rule.Subject, _ path: String) -> [Finding] {
    let unknown = subject.unknownFacts
    let found = rules.map { ($0, $0.violations(in: subject, unknown: unknown)) }
    let reported = Set(found.flatMap { rule, violations in violations.flatMap { $0.causes(rule) } })
    let findings = found.flatMap { rule, violations in
      violations.filter { reported.isDisjoint(with: $0.causes) }.map { violation in
        Finding(violation, rule, at: violation.place(in: subject, path))
      }
    }
    let order = findings.enumerated().sorted { first, second in
      key(first, path) < key(second, path)
    }
    return order.map(\.element)
  }

  private func key(
    _ finding: (offset: Int, element: Finding), _ path: String
  ) -> (Int, String, Int, Int) {
    let isOther = finding.element.path != path
    return (
      isOther ? 1 : 0, isOther ? finding.element.path : "", finding.element.line ?? 0,
      finding.offset
    )
  }
}

extension ProjectBuild {
  /// Targets and their configurations as text, such as `Game (Debug and Release), Lite (Debug)`.
  fileprivate static func names(_ builds: [ProjectBuild], of all: [ProjectBuild]) -> String {
    var targets: [String] = []
    for build in builds where !targets.contains(build.target) { targets.append(build.target) }
    return targets.map { target in
      let own = builds.filter { $0.target == target }.map(\.configuration)
      let possible = all.count { $0.target == target }
      let isMany = own.count > 3 && own.count == possible
      return "\(target) (\(isMany ? "all configurations" : own.inWords()))"
    }.listed(upTo: 3)
  }
}
