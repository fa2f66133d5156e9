internal import PropertyLists

/// A change of a build setting in one configuration of a target, and what it replaced.
package struct SettingChange: Equatable, Codable, Sendable {
  package enum Former: Equatable, Codable, Sendable {
    case absent
    /// The former value as it was written.
    case value(String)
  }

  package let target: String
  package let configuration: String
  /// The identifier of the configuration's object.
  package let identifier: String
  package let key: String
  package let value: String
  package let former: Former

  /// Whether taking the change back inserts nothing but this setting: the former text may come from
  /// a file that somebody else wrote.
  package var isRestorable: Bool {
    guard case .value(let text) = former else { return true }
    var scanner = OldStyleScanner(ContiguousArray("{A = \(text);\n}".utf8))
    return (try? scanner.scan())?.members.map(\.key) == ["A"]
  }
}

extension ProjectEditor {
  /// The values of a build setting in the configurations of a target, as far as the project file
  /// has them: not those of .xcconfig files.
  ///
  /// - Returns: the configurations' names and values; arrays are joined by spaces.
  package func setting(
    _ key: String, of target: String
  ) throws(ProjectEditError) -> [(configuration: String, value: String?)] {
    try configurations(of: target).map { _, name, settings in
      (name, settings[key].map { $0.word ?? $0.words.joined(separator: " ") })
    }
  }

  /// The names, sorted, under which the configurations of a target have a build setting: the name
  /// itself, and names with a condition, such as `NAME[sdk=iphoneos*]`.
  package func names(ofSetting key: String, of target: String) throws(ProjectEditError) -> [String]
  {
    let names = try configurations(of: target).flatMap { $0.settings.members.map(\.key) }
    return Set(names.filter { $0 == key || $0.hasPrefix(key + "[") }).sorted()
  }

  /// Sets a build setting in all configurations of a target.
  ///
  /// - Returns: what was changed, for ``undo(_:)``; empty if all configurations have the value.
  package mutating func set(
    _ key: String, to value: String, in target: String
  ) throws(ProjectEditError) -> [SettingChange] {
    var edits: [TextEdit] = []
    var changes: [SettingChange] = []
    let targetName = try self.target(target).name
    for (id, name, settings) in try configurations(of: target) {
      if settings.members.count(where: { $0.key == key }) > 1 {
        throw .repeatedSetting(key, configuration: name)
      }
      guard let (edit, former) = document.change(key, to: value, in: settings) else { continue }
      edits.append(edit)
      changes.append(
        SettingChange(
          target: targetName, configuration: name, identifier: id, key: key, value: value,
          former: former))
    }
    try apply(edits)
    return changes
  }

  /// Takes back changes of build settings, except those that were changed again.
  package mutating func undo(_ changes: [SettingChange]) throws(ProjectEditError) {
    // The changes of one setting after another; the last one is taken back first.
    for change in changes.reversed() where targets.contains(where: { $0.name == change.target }) {
      // A tool that makes the project anew gives its objects other identifiers.
      let all = try configurations(of: change.target)
      let configuration =
        all.first { $0.id == change.identifier } ?? all.first { $0.name == change.configuration }
      let edit = configuration.flatMap { document.reversal(of: change, in: $0.settings) }
      if let edit { try apply([edit]) }
    }
  }

  private func configurations(
    of target: String
  ) throws(ProjectEditError) -> [(id: String, name: String, settings: ProjectNode)] {
    let (target, objects) = (try self.target(target), document.objects)
    let list = objects[objects[target.id]?["buildConfigurationList"]?.word]
    var found: [(String, String, ProjectNode)] = []
    for id in list?["buildConfigurations"]?.uniqueWords ?? [] {
      guard let object = objects[id], let name = object["name"]?.word else { continue }
      guard let settings = object["buildSettings"], case .table = settings.content else {
        throw .missing("buildSettings", in: "configuration '\(name)'")
      }
      found.append((id, name, settings))
    }
    if found.isEmpty { throw .missing("configurations", in: "target '\(target.name)'") }
    return found
  }
}

extension ProjectDocument {
  /// Sets a setting; `nil` if it has the value already.
  fileprivate func change(
    _ key: String, to value: String, in settings: ProjectNode
  ) -> (edit: TextEdit, former: SettingChange.Former)? {
    guard let existing = settings[key] else {
      return (insertion(of: key, .text(value), in: settings), .absent)
    }
    if case .text(value) = existing.content { return nil }
    let former = SettingChange.Former.value(source.text(existing.range))
    return (TextEdit(existing.range, style.quoted(value)), former)
  }

  /// Takes back a change; `nil` if the setting was changed again.
  fileprivate func reversal(of change: SettingChange, in settings: ProjectNode) -> TextEdit? {
    guard let existing = settings[change.key], case .text(change.value) = existing.content else {
      return nil
    }
    switch change.former {
    case .absent: return removal(of: existing)
    case .value(let text): return TextEdit(existing.range, text)
    }
  }
}
