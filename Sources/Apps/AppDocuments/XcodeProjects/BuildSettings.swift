internal import Platform
internal import Texts

/// The build settings of a target in one configuration. Higher levels override lower levels. From
/// low to high, the levels are Xcode, the project's .xcconfig file, the project, the target's
/// .xcconfig file, and the target.
package struct BuildSettings: Sendable {
  /// For each setting, the assignments whose conditions are true, lowest level first. The last
  /// assignment counts.
  private let assignments: [String: [SettingAssignment]]
  /// The assignments with a condition that is false in a build for devices.
  private let others: [SettingAssignment]

  /// - Parameter assignments: the assignments of all levels, the lowest level first.
  init(_ assignments: some Sequence<SettingAssignment>, configuration: String) {
    let all = Dictionary(grouping: assignments) { $0.holds(configuration: configuration) }
    self.assignments = Dictionary(grouping: all[true] ?? [], by: \.name)
    others = all[false] ?? []
  }

  /// The value of a setting; `nil` if no level sets the setting.
  package subscript(name: String) -> ResolvedSetting? {
    guard let all = assignments[name], let assignment = all.last else { return nil }
    var expansion = SettingExpansion(assignments)
    let text = expansion.value(name, all, index: all.count - 1)
    return ResolvedSetting(text: text, unknown: expansion.unknown, origin: assignment.origin)
  }

  /// The values that a setting has for any platform, architecture or configuration, as in
  /// `NAME[sdk=appletvos*]`.
  package func allValues(of name: String) -> [(value: ResolvedSetting, isForOtherSystem: Bool)] {
    let held = assignments[name] ?? []
    let isConditional = held.last?.conditions.isEmpty == false
    let base = isConditional ? held.last { $0.conditions.isEmpty } : nil
    return [self[name]].compactMap { $0.map { ($0, false) } }
      + ([base].compactMap(\.self) + others.filter { $0.name == name })
      .map { (expand($0.value), $0.isForOtherSystem) }
  }

  /// Expands the build variables in a string from elsewhere, such as from an Info.plist.
  package func expand(_ text: String) -> ResolvedSetting {
    var expansion = SettingExpansion(assignments)
    let result = expansion.expand(text)
    return ResolvedSetting(text: result, unknown: expansion.unknown, origin: nil)
  }

  package func names(beginningWith prefix: String) -> [String] {
    assignments.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }
}

/// A string whose build variables have been expanded.
package struct ResolvedSetting: Equatable, Sendable {
  /// The string after the expansion. Unknown variables stay as they are.
  package let text: String
  /// The names of the variables that nothing defines, in order.
  package let unknown: [String]
  /// Where the setting is written; `nil` if Xcode itself defines the setting, or if the string is
  /// not from a setting.
  package let origin: SettingOrigin?

  /// The text; `nil` if the text is empty or contains unknown variables.
  package var known: String? { unknown.isEmpty && !text.isEmpty ? text : nil }

  package var isTrue: Bool { unknown.isEmpty && ["YES", "true", "1"].contains(text) }
}

/// A place in a project, an .xcconfig file or an Info.plist. `line` is from 1; `nil` if unknown.
public struct SettingOrigin: Hashable, Sendable {
  public var path: String
  public var line: Int?

  package init(path: String, line: Int?) {
    self.path = path
    self.line = line
  }
}

struct SettingAssignment: Sendable {
  let name: String
  /// The conditions, such as `sdk=iphoneos*`.
  fileprivate let conditions: [Substring]
  /// The value before its variables are expanded.
  let value: String
  /// Where the setting is written; `nil` for a setting that Xcode itself defines.
  let origin: SettingOrigin?

  /// The key may have conditions, as in `NAME[sdk=iphoneos*][config=Debug]` or
  /// `NAME[sdk=…,config=…]`.
  init(key: String, value: String, origin: SettingOrigin?) {
    let name = key.prefix { $0 != "[" }
    self.name = String(name.trimming())
    conditions = key.dropFirst(name.count).split { $0 == "[" || $0 == "]" || $0 == "," }
    self.value = value
    self.origin = origin
  }

  /// Whether a condition names the SDK of a system other than iOS.
  fileprivate var isForOtherSystem: Bool {
    conditions.contains { condition in
      ["appletv", "macosx", "watch", "xr"].contains { condition.hasPrefix("sdk=" + $0) }
    }
  }

  /// Whether all conditions are true in a build for devices. Builds for the simulator do not
  /// matter.
  func holds(configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      let parameter = condition.prefix { $0 != "=" }
      // A `*` stands for any text and a `?` for any character.
      let pattern = Array(condition.dropFirst(parameter.count + 1).trimming())
      let values: [Substring: [String]] = [
        "sdk": ["iphoneos", "iphoneos99.0"], "config": [configuration], "arch": ["arm64"],
        "variant": ["normal"], "platform": ["iphoneos", "ios"],
      ]
      return values[parameter.trimming()]?.contains { WildcardMatch(pattern, $0) != nil } ?? false
    }
  }
}

extension StringProtocol {
  /// The string without spaces and tabs at both ends.
  func trimming() -> SubSequence {
    let start = drop { $0 == " " || $0 == "\t" }
    let last = start.lastIndex { $0 != " " && $0 != "\t" }
    return last.map { start[...$0] } ?? start.prefix(0)
  }
}

struct ConfigurationList: Sendable {
  struct Configuration: Sendable {
    let id: String
    let name: String
    /// The assignments, sorted by key: `NAME[sdk=…]` comes after `NAME`.
    let assignments: [SettingAssignment]
    /// The path of the .xcconfig file, relative to the source root or absolute, and the line of the
    /// project that names the file.
    let base: (path: String, line: Int?)?
  }

  let configurations: [Configuration]
  let defaultName: String?

  init(_ list: ProjectNode?, in objects: ProjectObjects, file: String) {
    defaultName = list?["defaultConfigurationName"]?.word
    configurations = (list?["buildConfigurations"]?.words ?? [])
      .prefix(ProjectLimit.configurations).compactMap { id in
        guard let object = objects[id], let name = object["name"]?.word else { return nil }
        return Configuration(
          id: id, name: name, assignments: Self.assignments(object, file: file),
          base: Self.base(object, objects.paths))
      }
  }

  var assignmentCount: Int { configurations.reduce(0) { $0 + $1.assignments.count } }

  subscript(name: String) -> Configuration? { configurations.first { $0.name == name } }

  private static func assignments(_ object: ProjectNode, file: String) -> [SettingAssignment] {
    guard case .table(let settings) = object["buildSettings"]?.content else { return [] }
    return settings.effective.sorted { $0.key < $1.key }.map { key, value in
      SettingAssignment(
        key: key, value: value.settingText, origin: SettingOrigin(path: file, line: value.line))
    }
  }

  private static func base(
    _ object: ProjectNode, _ paths: [String: String]
  ) -> (path: String, line: Int?)? {
    if let reference = object["baseConfigurationReference"] {
      return reference.word.flatMap { paths[$0] }.map { ($0, reference.line) }
    }
    // Since Xcode 16, the file may be in a synchronized folder.
    guard let anchor = object["baseConfigurationReferenceAnchor"]?.word, let folder = paths[anchor],
      let path = object["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return path.word.map { (Path.joined(folder, $0), path.line) }
  }
}

extension ProjectNode {
  /// A build setting as one string; the elements of a list are separated by spaces.
  fileprivate var settingText: String {
    switch content {
    case .text(let text): text.utf8.count <= ProjectLimit.settingBytes ? text : ""
    case .list: words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    case .table: ""
    }
  }
}
