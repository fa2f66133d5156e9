public import LaunchApps
internal import Texts

extension Checker {
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
        let findings = bundle.separateFindings(self).filter { !known.contains($0) }
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
      for finding in bundle.separateFindings(self) {
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
}

extension ProjectBuild {
  /// Targets and their configurations as text, such as `Game (Debug and Release), Lite (Debug)`.
  static func names(_ builds: [ProjectBuild], of all: [ProjectBuild]) -> String {
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
