/// A change of a build setting in one configuration of a target, and what it replaced.
package struct SettingChange: Equatable, Codable, Sendable {
  package enum Former: Equatable, Codable, Sendable {
    case absent
    /// The former value as it was written.
    case value(String)
    /// The removed text, the key before it (`nil` for the first one), and the number of bytes
    /// between the two.
    case assignment(String, after: String?, distance: Int)
  }

  package let target: String
  package let configuration: String
  /// The identifier of the configuration's object.
  package let identifier: String
  package let key: String
  /// The new value; `nil` if the setting was removed.
  package let value: String?
  package let former: Former

  /// Whether taking the change back inserts nothing but this setting: the former text may come from
  /// a file that somebody else wrote.
  package var isRestorable: Bool {
    switch former {
    case .absent: true
    case .value(let text): Self.members("A = \(text);")?.map(\.key) == ["A"]
    case .assignment(let text, _, _): Self.members(text)?.map(\.key) == [key]
    }
  }

  private static func members(_ text: String) -> [ProjectSyntaxMember]? {
    var scanner = OldStyleScanner(ContiguousArray("{\(text)\n}".utf8))
    guard case .table(let members) = try? scanner.scan().content else { return nil }
    return members
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

  /// The names, sorted, under which the configurations of a target have a build setting: the name
  /// itself, and names with a condition, such as `NAME[sdk=iphoneos*]`.
  package func names(ofSetting key: String, of target: String) throws(ProjectEditError) -> [String]
  {
    let names = try configurations(of: target).flatMap { $0.settings.members.map(\.key) }
    return Set(names.filter { $0 == key || $0.hasPrefix(key + "[") }).sorted()
  }

  /// Sets or removes a build setting in all configurations of a target.
  ///
  /// - Parameter value: the value; `nil` to remove the setting.
  /// - Returns: what was changed, for ``undo(_:)``; empty if all configurations have the value.
  package mutating func set(
    _ key: String, to value: String?, in target: String
  ) throws(ProjectEditError) -> [SettingChange] {
    var edits = TextEdits()
    var changes: [SettingChange] = []
    let targetName = try self.target(target).name
    for (id, name, settings) in try configurations(of: target) {
      if settings.members.count(where: { $0.key == key }) > 1 {
        throw .repeatedSetting(key, configuration: name)
      }
      let existing = settings.member(key)
      guard let former = document.change(existing, key, value, in: settings, &edits) else {
        continue
      }
      changes.append(
        SettingChange(
          target: targetName, configuration: name, identifier: id, key: key, value: value,
          former: former))
    }
    try apply(edits, objectCount: 0)
    return changes
  }

  /// Takes back changes of build settings, except those that were changed again.
  package mutating func undo(_ changes: [SettingChange]) throws(ProjectEditError) {
    // The changes of one setting after another; the last one is taken back first.
    for change in changes.reversed() {
      guard targets.contains(where: { $0.name == change.target }) else { continue }
      var edits = TextEdits()
      // A tool that makes the project anew gives its objects other identifiers.
      let all = try configurations(of: change.target)
      let configuration =
        all.first { $0.id == change.identifier } ?? all.first { $0.name == change.configuration }
      if let configuration { document.undo(change, in: configuration.settings, &edits) }
      try apply(edits, objectCount: 0)
    }
  }

  /// The configurations of a target, and the dictionaries of their settings.
  private func configurations(
    of target: String
  ) throws(ProjectEditError) -> [(id: String, name: String, settings: ProjectSyntaxNode)] {
    let target = try self.target(target)
    let list = document.objects[document.objects.all[target.id]?["buildConfigurationList"]]
    var seen: Set<String> = []
    var found: [(String, String, ProjectSyntaxNode)] = []
    for id in (list?["buildConfigurations"]?.words ?? []).prefix(ProjectLimit.configurations)
    where seen.insert(id).inserted {
      guard let object = document.objects.all[id], let name = object["name"]?.word else { continue }
      guard let settings = document.member(id)?.value.member("buildSettings")?.value,
        case .table = settings.content
      else { throw .missing("buildSettings", in: "configuration '\(name)'") }
      found.append((id, name, settings))
    }
    if found.isEmpty { throw .missing("configurations", in: "target '\(target.name)'") }
    return found
  }
}

extension ProjectDocument {
  /// Sets or removes a setting; `nil` if it has the value already.
  fileprivate func change(
    _ existing: ProjectSyntaxMember?, _ key: String, _ value: String?,
    in settings: ProjectSyntaxNode,
    _ edits: inout TextEdits
  ) -> SettingChange.Former? {
    guard let value else {
      guard let existing else { return nil }
      let range = lines.range(ofItem: existing.range)
      edits.remove(range)
      let previous = settings.members.last { $0.range.upperBound <= existing.range.lowerBound }
      return .assignment(
        lines.text(range), after: previous?.key,
        distance: range.lowerBound - (previous?.range.upperBound ?? settings.opening))
    }
    guard let existing else {
      insert(
        item: "\(style.key(key)) = \(style.text(value));", key, in: settings, &edits)
      return .absent
    }
    if case .text(value) = existing.value.content { return nil }
    edits.replace(existing.value.range, with: style.text(value))
    return .value(lines.text(existing.value.range))
  }

  fileprivate func undo(
    _ change: SettingChange, in settings: ProjectSyntaxNode, _ edits: inout TextEdits
  ) {
    let existing = settings.member(change.key)
    if let existing {
      guard let value = change.value, case .text(value) = existing.value.content else { return }
      switch change.former {
      case .absent: edits.remove(lines.range(ofItem: existing.range))
      case .value(let text): edits.replace(existing.value.range, with: text)
      case .assignment: break
      }
    } else if change.value == nil,
      case .assignment(let text, let after, let distance) = change.former
    {
      restore(change.key, text, after: after, distance: distance, in: settings, &edits)
    }
  }

  /// Inserts a removed assignment where it was, or in alphabetical order if that place is gone.
  private func restore(
    _ key: String, _ text: String, after: String?, distance: Int, in settings: ProjectSyntaxNode,
    _ edits: inout TextEdits
  ) {
    let previous = after.map(settings.member)
    let start = previous.map { $0?.range.upperBound } ?? settings.opening
    if let start {
      let next = settings.members.first { $0.range.lowerBound >= start }?.range.lowerBound
      if let place = place(distance, after: start, before: next ?? settings.closing) {
        return edits.insert(text, at: place)
      }
    }
    var item = Substring(text)
    while let last = item.last, last.isWhitespace { item.removeLast() }
    insert(item: String(item.drop { $0.isWhitespace }), key, in: settings, &edits)
  }

  /// The position of a removed item; `nil` if something else is there now.
  func place(_ distance: Int, after start: Int, before end: Int) -> Int? {
    guard (0...lines.bytes.count).contains(distance), case let place = start + distance,
      place <= end, isSpace(start..<place)
    else { return nil }
    return place
  }

  /// Whether an item can follow these bytes: they are white space and whole comments.
  private func isSpace(_ range: Range<Int>) -> Bool {
    var scanner = OldStyleScanner(ContiguousArray(lines.bytes[range]) + "A".utf8)
    return (try? scanner.skipSpace()) != nil && scanner.position == range.count
  }
}
