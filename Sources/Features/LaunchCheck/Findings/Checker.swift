public import LaunchApps
internal import Texts

/// Runs the rules over Info.plist files and their launch images.
public struct Checker: Sendable {
  private let rules: [Rule]

  /// - Parameter disabled: the ids of rules to leave out. The rule `property-list` always runs;
  ///   otherwise, a damaged file would seem to be correct.
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
  /// If several targets or configurations of a project have the same finding, the finding is
  /// reported once. ``Finding/targets`` then names the targets and configurations.
  public func findings(
    in bundles: [LoadedBundle]
  ) -> [(path: String, isUnreadable: Bool, findings: [Finding])] {
    var results: [(path: String, isUnreadable: Bool, findings: [Finding])] = []
    var projects = Dictionary(grouping: bundles) { $0.build?.project }
    // Findings in projects. An Info.plist that no target uses, such as a template, may repeat them.
    var known: Set<Finding> = []
    for bundle in bundles {
      guard let project = bundle.build?.project else {
        let findings = separateFindings(in: bundle).filter { !known.contains($0) }
        results.append((bundle.path, bundle.isUnreadable, Finding.joined(findings)))
        continue
      }
      if let builds = projects.removeValue(forKey: project) {
        results.append((project, builds.contains(where: \.isUnreadable), merged(builds, &known)))
      }
    }
    return results
  }

  /// The findings in the bundles of one project, each finding once.
  ///
  /// - Parameter known: receives the findings, with ``Finding/targets`` not yet set.
  private func merged(_ bundles: [LoadedBundle], _ known: inout Set<Finding>) -> [Finding] {
    let builds = bundles.compactMap(\.build)
    var order: [(finding: Finding, common: Finding)] = []
    var concerned: [Finding: [ProjectBuild]] = [:]
    for (build, bundle) in zip(builds, bundles) {
      for finding in separateFindings(in: bundle) {
        known.insert(finding)
        var common = finding
        // A build setting has one line for each configuration, so its line is not compared.
        if finding.path == build.file { common.line = nil }
        if concerned[common] == nil { order.append((finding, common)) }
        if concerned[common]?.last != build { concerned[common, default: []].append(build) }
      }
    }
    return Finding.joined(
      order.map { finding, common in
        var finding = finding
        finding.targets = ProjectBuild.names(concerned[common] ?? [], of: builds)
        return finding
      })
  }

  /// Checks an Info.plist and its images. If the Info.plist cannot be read, the error is the only
  /// finding.
  ///
  /// Findings are sorted by line, then in the order of the rules. Findings about images and launch
  /// storyboards come last.
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

  func findings(_ subjects: [Rule.Subject]) -> [Finding] {
    Finding.joined(subjects.flatMap { separateFindings($0, "") })
  }

  private func separateFindings(_ subject: Rule.Subject, _ path: String) -> [Finding] {
    let unknown = if case .app(let app) = subject { app.unknownFacts } else { Set<Fact>() }
    let found = rules.map { ($0, $0.violations(in: subject, unknown: unknown)) }
    let reported = Set(found.flatMap { rule, violations in violations.flatMap { $0.causes(rule) } })
    let findings = found.flatMap { rule, violations in
      violations.filter { reported.isDisjoint(with: $0.causes) }.map { violation in
        Finding(violation, rule, at: violation.place(in: subject, path))
      }
    }
    func key(_ offset: Int, _ finding: Finding) -> (String, Int, Int) {
      (finding.path == path ? "" : finding.path, finding.line ?? 0, offset)
    }
    return findings.enumerated().sorted { key($0.offset, $0.element) < key($1.offset, $1.element) }
      .map(\.element)
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
