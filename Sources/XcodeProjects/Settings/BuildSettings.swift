/// The build settings of a target in one configuration.
///
/// The levels are, from the lowest: what Xcode itself defines, the project's .xcconfig file, the
/// project, the target's .xcconfig file, the target.
package struct BuildSettings: Sendable {
  /// By name; of each, from the lowest level.
  private let assignments: [String: [SettingAssignment]]

  /// - Parameter levels: from the lowest.
  init(levels: [SettingLevel]) {
    var assignments: [String: [SettingAssignment]] = [:]
    for level in levels {
      for name in level.names { assignments[name, default: []] += level[name] }
    }
    self.assignments = assignments
  }

  /// The setting's value; `nil` if nothing sets it.
  package subscript(name: String) -> ResolvedSetting? {
    guard let assignment = assignments[name]?.last else { return nil }
    var expansion = SettingExpansion(assignments)
    let text = expansion.value(of: name) ?? assignment.value
    return ResolvedSetting(
      text: text, unknown: expansion.unknown, origin: assignment.origin)
  }

  /// A text of another file with the build variables put in.
  package func expand(_ text: String) -> ResolvedSetting {
    var expansion = SettingExpansion(assignments)
    let result = expansion.expand(text)
    return ResolvedSetting(text: result, unknown: expansion.unknown, origin: nil)
  }

  /// The names of all settings that begin so, sorted.
  package func names(beginningWith prefix: String) -> [String] {
    assignments.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }
}
