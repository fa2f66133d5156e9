package import Files
public import LaunchApps

/// Runs the rules over Info.plist files and their launch images.
public struct Checker: Sendable {
  private let rules: [Rule]

  /// - Parameter disabled: the ids of rules to leave out.
  public init(disabled: Set<String> = []) {
    rules = Rule.all.filter { !disabled.contains($0.id) }
  }

  /// Checks an Info.plist, an `.xcodeproj`, a folder, an `.app` or an `.ipa`.
  ///
  /// - Throws: `LoadError` if nothing at the path can be checked.
  public func findings(at path: String) throws(LoadError) -> [Finding] {
    try findings(in: BundleLoader.load(path)).flatMap(\.findings)
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
    Finding.joined(separateFindings(in: contents, path: path))
  }

  /// The same, with a finding for each item.
  func separateFindings(in contents: BundleContents, path: String) -> [Finding] {
    let unknown = contents.unknownFacts
    var found = rules.map { ($0, $0.violations(in: contents, unknown: unknown)) }
    let reported = Set(
      found.flatMap { rule, violations in
        violations.flatMap { Self.causes(of: rule, $0) }
      })
    for index in found.indices {
      found[index].1.removeAll { !reported.isDisjoint(with: $0.causes) }
    }
    let all = found.flatMap { rule, violations in
      violations.map { finding(rule, $0, contents, path) }
    }
    let order = all.enumerated().sorted { first, second in
      key(first, path) < key(second, path)
    }
    return order.map(\.element)
  }

  /// The files and folders that were skipped because their name is not UTF-8.
  package func findings(of names: [SearchOmissions.Name]) -> [Finding] {
    findings(of: Rule.unreadableName, names) { name in
      Finding(
        path: name.folder, level: Rule.unreadableName.level, problem: name.problem,
        remedy: name.remedy, rule: Rule.unreadableName.id,
        parts: [Finding.Part(path: name.folder, subject: name.shown)],
        joint: Finding.Joint(name: "'\(name.shown)'"))
    }
  }

  /// The specifications of projects that are not there.
  package func findings(ofSpecifications paths: [String]) -> [Finding] {
    let rule = Rule.projectSpecification
    return findings(of: rule, paths) { path in
      Finding(
        path: path, level: rule.level,
        problem: "is not read (its project is missing, so that targets, generated keys, launch "
          + "image sets and deployment targets are unknown)",
        remedy: "make the project (xcodegen, tuist generate), and check again", rule: rule.id,
        parts: [Finding.Part(path: path, subject: path.lastPathName)])
    }
  }

  private func findings<Item>(
    of rule: Rule, _ items: [Item], _ finding: (Item) -> Finding
  ) -> [Finding] {
    rules.contains { $0.id == rule.id } ? Finding.joined(items.map(finding)) : []
  }

  /// The values that other violations use to name this violation as their cause.
  private static func causes(of rule: Rule, _ violation: Violation) -> [Violation.Cause] {
    ([nil] + violation.subjects).map { Violation.Cause(rule, $0) }
  }

  private func finding(
    _ rule: Rule, _ violation: Violation, _ contents: BundleContents, _ path: String
  ) -> Finding {
    let place = contents.place(of: violation, path)
    var joint = Finding.Joint(
      cause: violation.cause, name: violation.name, item: violation.item,
      detail: violation.detail)
    switch violation.place {
    case .infoPlist: joint.file = place.path
    case .source: joint.isOfProject = true
    case .file: break
    }
    return Finding(
      path: place.path, line: place.line, level: violation.level ?? rule.level,
      problem: violation.name.isEmpty
        ? violation.problem : "\(violation.name) \(violation.problem)",
      remedy: violation.remedy, rule: rule.id,
      parts: violation.subjects.map { Finding.Part(path: place.path, subject: $0) }, joint: joint)
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

extension BundleContents {
  /// The path and the line that a person would edit to fix the violation.
  ///
  /// - Parameter path: the path of the Info.plist.
  fileprivate func place(of violation: Violation, _ path: String) -> (path: String, line: Int?) {
    switch violation.place {
    case .infoPlist(let place): self.place(of: place, path)
    case .source(let origin): (origin.path, origin.line)
    case .file(let file, let line): (file, line)
    }
  }
}
