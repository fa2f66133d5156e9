/// Runs the rules over Info.plist files and their launch images.
public struct Checker: Sendable {
  private let rules: [Rule]

  /// - Parameter disabled: the ids of rules to leave out.
  public init(disabled: Set<String> = []) {
    rules = Rule.all.filter { !disabled.contains($0.id) }
  }

  /// Checks an Info.plist, an `.xcodeproj`, a folder, an `.app` or an `.ipa`.
  ///
  /// - Throws: ``LoadError`` if nothing at the path can be checked.
  public func findings(at path: String) throws(LoadError) -> [Finding] {
    try findings(in: BundleLoader.load(path)).flatMap(\.findings)
  }

  /// Checks contents in memory.
  ///
  /// Findings are sorted by line, then in the order of the rules. Those about images and launch files
  /// come last.
  ///
  /// - Parameters:
  ///   - contents: the Info.plist and its images.
  ///   - path: the path of the Info.plist that findings show.
  public func findings(in contents: BundleContents, path: String) -> [Finding] {
    let silent = contents.silentRules
    let all = rules.filter { !silent.contains($0.id) }.flatMap { rule in
      Violation.joined(rule.violations(contents)).map { violation in
        let level = violation.level ?? rule.level
        switch violation.place {
        case .line(let line):
          let place = contents.project?.place(of: line, path) ?? (path: path, line: line)
          return Finding(
            path: place.path, line: place.line, level: level, message: violation.message,
            rule: rule.id)
        case .source(let origin):
          return Finding(
            path: origin.path, line: origin.line, level: level, message: violation.message,
            rule: rule.id)
        case .image(let file):
          return Finding(
            path: file.path, line: nil, level: level, message: violation.message, rule: rule.id)
        case .launchFile(let file, let line):
          return Finding(
            path: file, line: line, level: level, message: violation.message, rule: rule.id)
        }
      }
    }
    let order = all.enumerated().sorted { first, second in
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
