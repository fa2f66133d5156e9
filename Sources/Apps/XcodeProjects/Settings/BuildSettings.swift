/// The build settings of a target in one configuration.
///
/// The levels, from the lowest, are Xcode's own definitions, the project's .xcconfig file, the
/// project, the target's .xcconfig file, and the target.
package struct BuildSettings: Sendable {
  /// The assignments, keyed by the setting's name. Assignments of one setting are ordered by level,
  /// the lowest first.
  private let assignments: [String: [SettingAssignment]]

  /// - Parameter levels: the levels, the lowest first.
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

  /// Expands the build variables in a string that is not a build setting, such as a value of an
  /// Info.plist.
  package func expand(_ text: String) -> ResolvedSetting {
    var expansion = SettingExpansion(assignments)
    let result = expansion.expand(text)
    return ResolvedSetting(text: result, unknown: expansion.unknown, origin: nil)
  }

  /// The names of all settings that begin with `prefix`, sorted.
  package func names(beginningWith prefix: String) -> [String] {
    assignments.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }
}
