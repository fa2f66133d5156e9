/// A change of a build setting in one configuration of a target, and what it replaced.
package struct SettingChange: Hashable, Codable, Sendable {
  package enum Former: Hashable, Codable, Sendable {
    case absent
    /// The former value as it was written.
    case value(String)
    /// The text of the removed assignment, and the key that followed it.
    case assignment(String, before: String?)
  }

  package let configuration: String
  package let key: String
  /// The new value; `nil` if the setting was removed.
  package let value: String?
  package let former: Former
}

extension ProjectEditor {
  /// The values of a build setting in the configurations of a target, as far as the project file has
  /// them: not those of .xcconfig files.
  ///
  /// - Returns: the configurations' names and values; arrays are joined by spaces.
  package func setting(
    _ key: String, of target: String
  ) throws(ProjectEditError) -> [(configuration: String, value: String?)] {
    try configurations(of: target).map { configuration in
      let value = configuration.settings.member(key)?.value
      return (
        configuration.name,
        value.map { value in
          value.word ?? value.elements.compactMap(\.value.word).joined(separator: " ")
        }
      )
    }
  }

  /// Sets or removes a build setting in all configurations of a target.
  ///
  /// - Parameter value: the value; `nil` to remove the setting.
  /// - Returns: what was changed, for ``undo(_:in:)``; empty if all configurations have the value.
  package mutating func set(
    _ key: String, to value: String?, in target: String
  ) throws(ProjectEditError) -> [SettingChange] {
    var edits = TextEdits()
    var changes: [SettingChange] = []
    for (name, settings) in try configurations(of: target) {
      if settings.members.count(where: { $0.key == key }) > 1 {
        throw .repeatedSetting(key, configuration: name)
      }
      let existing = settings.member(key)
      guard let former = document.change(existing, key, value, in: settings, &edits) else {
        continue
      }
      changes.append(
        SettingChange(configuration: name, key: key, value: value, former: former))
    }
    try apply(edits, objectCount: 0)
    return changes
  }

  /// Takes back changes of build settings, except those that were changed again.
  package mutating func undo(
    _ changes: [SettingChange], in target: String
  ) throws(ProjectEditError) {
    // The changes of one setting after another; the last one is taken back first.
    for change in changes.reversed() {
      var edits = TextEdits()
      for (name, settings) in try configurations(of: target)
      where name == change.configuration {
        document.undo(change, in: settings, &edits)
      }
      try apply(edits, objectCount: 0)
    }
  }

  /// The configurations of a target: their names, and the dictionaries of their settings.
  private func configurations(
    of target: String
  ) throws(ProjectEditError) -> [(name: String, settings: SyntaxNode)] {
    let target = try self.target(target)
    let list = document.objects[document.objects.all[target.id]?["buildConfigurationList"]]
    var seen: Set<String> = []
    var found: [(String, SyntaxNode)] = []
    for id in (list?["buildConfigurations"]?.words ?? []).prefix(ProjectLimit.configurations)
    where seen.insert(id).inserted {
      guard let object = document.objects.all[id], let name = object["name"]?.word else { continue }
      guard let settings = document.member(id)?.value.member("buildSettings")?.value,
        case .table = settings.content
      else { throw .missing("buildSettings", in: "configuration '\(name)'") }
      found.append((name, settings))
    }
    if found.isEmpty { throw .missing("configurations", in: "target '\(target.name)'") }
    return found
  }
}

extension ProjectDocument {
  /// Sets or removes a setting; `nil` if it has the value already.
  fileprivate func change(
    _ existing: SyntaxMember?, _ key: String, _ value: String?, in settings: SyntaxNode,
    _ edits: inout TextEdits
  ) -> SettingChange.Former? {
    guard let value else {
      guard let existing else { return nil }
      let range = lines.range(ofItem: existing.range)
      edits.remove(range)
      let next = settings.members.first {
        $0.range.lowerBound >= existing.range.upperBound
      }
      return .assignment(lines.text(range), before: next?.key)
    }
    guard let existing else {
      insert(key, style.text(value), in: settings, &edits)
      return .absent
    }
    if case .text(value) = existing.value.content { return nil }
    edits.replace(existing.value.range, with: style.text(value))
    return .value(lines.text(existing.value.range))
  }

  fileprivate func undo(
    _ change: SettingChange, in settings: SyntaxNode, _ edits: inout TextEdits
  ) {
    let existing = settings.member(change.key)
    if let existing {
      guard let value = change.value, case .text(value) = existing.value.content else { return }
      switch change.former {
      case .absent: edits.remove(lines.range(ofItem: existing.range))
      case .value(let text): edits.replace(existing.value.range, with: text)
      case .assignment: break
      }
    } else if change.value == nil, case .assignment(let text, let before) = change.former {
      let token = before.flatMap { settings.member($0)?.range.lowerBound } ?? settings.closing
      let start = lines.start(ofLineWith: token)
      let hasLine = text.utf8.last.map { $0 == 0x0A || $0 == 0x0D } ?? false
      if let start, hasLine {
        edits.insert(text, at: start)
      } else {
        edits.insert(hasLine ? text.filter { !$0.isNewline } + " " : text, at: token)
      }
    }
  }
}
