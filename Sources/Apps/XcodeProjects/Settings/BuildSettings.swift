/// The build settings of a target in one configuration.
///
/// The levels, from the lowest, are Xcode's own definitions, the project's .xcconfig file, the
/// project, the target's .xcconfig file, and the target.
package struct BuildSettings: Sendable {
  /// The assignments that hold, keyed by the setting's name. Assignments of one setting are in
  /// order; the last one counts.
  private let assignments: [String: [SettingAssignment]]

  /// - Parameter assignments: the assignments of all levels, the lowest level first.
  init(_ assignments: some Sequence<SettingAssignment>, configuration: String) {
    let holding = assignments.filter { $0.holds(configuration: configuration) }
    self.assignments = Dictionary(grouping: holding, by: \.name)
  }

  /// The setting's value; `nil` if nothing sets it.
  package subscript(name: String) -> ResolvedSetting? {
    guard let assignment = assignments[name]?.last else { return nil }
    var expansion = SettingExpansion(assignments)
    let text = expansion.value(of: name) ?? assignment.value
    return ResolvedSetting(text: text, unknown: expansion.unknown, origin: assignment.origin)
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

/// A string whose build variables have been expanded.
package struct ResolvedSetting: Equatable, Sendable {
  /// The string after the expansion, in which unknown variables stay as they are.
  package let text: String
  /// The names of the variables that nothing defines, in order.
  package let unknown: [String]
  /// Where the setting is written; `nil` for a setting that Xcode itself defines, and for a string
  /// that is not a build setting.
  package let origin: SettingOrigin?

  /// The string; `nil` if it contains unknown variables or is empty.
  package var known: String? { unknown.isEmpty && !text.isEmpty ? text : nil }

  /// Whether Xcode would read the setting as true.
  package var isTrue: Bool { unknown.isEmpty && ["YES", "true", "1"].contains(text) }
}

/// A line in a file that a person can edit, such as a project, an .xcconfig file or an Info.plist.
public struct SettingOrigin: Hashable, Sendable {
  public var path: String
  /// The line, from 1; `nil` in formats without lines.
  public var line: Int?

  package init(path: String, line: Int?) {
    self.path = path
    self.line = line
  }
}
