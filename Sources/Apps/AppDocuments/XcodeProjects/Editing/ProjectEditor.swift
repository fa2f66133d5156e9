internal import Platform

/// A change of a build setting in one configuration of a target, and the former value.
package struct SettingChange: Equatable, Codable, Sendable {
  package enum Former: Equatable, Codable, Sendable {
    case absent
    case value(String)
  }

  package let target: String
  package let configuration: String
  package let identifier: String
  package let key: String
  package let value: String
  package let former: Former

  /// Whether undoing the change sets only `key`. The former value may come from a record, and an
  /// edited record could contain more text, such as another setting.
  package var isRestorable: Bool {
    guard case .value(let text) = former else { return true }
    var scanner = OldStyleScanner(ContiguousArray("{A = \(text);\n}".utf8))
    return (try? scanner.scan())?.members.map(\.key) == ["A"]
  }
}

/// Edits the text of a project.pbxproj without reading files. Each edit changes as few bytes as
/// possible, and can be undone without the former text.
package struct ProjectEditor: Sendable {
  package struct Target: Equatable, Sendable {
    package let id: String
    package let name: String
    fileprivate let isApplication: Bool
  }

  var document: ProjectDocument
  package let targets: [Target]

  /// `folder` is the absolute path of the folder with the .xcodeproj. Throws an error if the
  /// project is damaged or not UTF-8. If the project is in another format than Xcode's, each edit
  /// that changes something throws an error.
  package init(_ bytes: ContiguousArray<UInt8>, folder: String) throws(ProjectEditError) {
    let document = try ProjectDocument(bytes, folder: folder)
    self.document = document
    targets = (document.objects.project["targets"]?.uniqueWords ?? []).compactMap { id in
      guard let object = document.objects[id], object.isa?.hasSuffix("Target") == true,
        let name = object["name"]?.word ?? object["productName"]?.word
      else { return nil }
      let type = object["productType"]?.word ?? ""
      return Target(
        id: id, name: name,
        isApplication: type.hasPrefix("com.apple.product-type.application"))
    }
  }

  package var bytes: ContiguousArray<UInt8> {
    document.uneditable?.bytes ?? document.source.utf8
  }

  /// The target with a name or an identifier. If several targets have the name, an application is
  /// preferred.
  func target(_ name: String) throws(ProjectEditError) -> Target {
    let named = targets.filter { $0.name == name }
    let known = named.first(where: \.isApplication) ?? named.first
    guard let target = known ?? targets.first(where: { $0.id == name }) else {
      throw .noTarget(name, known: targets.map(\.name))
    }
    return target
  }

  func members(
    of target: Target, _ budget: inout ProjectBudget
  ) throws(ProjectEditError) -> TargetMembers {
    try mapError(
      try TargetMembers(of: target.id, in: document, &budget), ProjectEditError.malformed)
  }

  /// Makes the edits and reads the result, which must have `objectCount` more objects than before.
  mutating func apply(_ edits: [TextEdit], objectCount: Int = 0) throws(ProjectEditError) {
    if edits.isEmpty { return }
    if let (format, _) = document.uneditable { throw .format(format) }
    let edited: ProjectDocument
    do throws(ProjectEditError) {
      edited = try ProjectDocument(document.source.bytes(after: edits), folder: document.folder)
    } catch {
      guard case .malformed(let failure) = error else { throw error }
      throw .invalidResult(failure.fault)
    }
    let count = document.objects.members.count + objectCount
    guard edited.objects.members.count == count,
      edited.objects.rootID == document.objects.rootID
    else { throw .invalidResult(.missing("\(count) objects")) }
    document = edited
  }

  /// The value of a setting in each configuration, without .xcconfig files. The elements of an
  /// array are joined by spaces.
  package func setting(
    _ key: String, of target: String
  ) throws(ProjectEditError) -> [(configuration: String, value: String?)] {
    try configurations(of: target).map { _, name, settings in
      (name, settings[key].map { $0.word ?? $0.words.joined(separator: " ") })
    }
  }

  /// The names of a setting, without and with conditions such as `NAME[sdk=iphoneos*]`, sorted.
  package func names(ofSetting key: String, of target: String) throws(ProjectEditError) -> [String]
  {
    let names = try configurations(of: target).flatMap { $0.settings.members.map(\.key) }
    return Set(names.filter { $0 == key || $0.hasPrefix(key + "[") }).sorted()
  }

  /// Sets a build setting in all configurations, and returns the changes, for ``undo(_:)``.
  package mutating func set(
    _ key: String, to value: String, in target: String
  ) throws(ProjectEditError) -> [SettingChange] {
    var edits: [TextEdit] = []
    var changes: [SettingChange] = []
    let targetName = try self.target(target).name
    for (id, name, settings) in try configurations(of: target) {
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

  /// Undoes changes of build settings, except settings that were changed again.
  package mutating func undo(_ changes: [SettingChange]) throws(ProjectEditError) {
    // One setting may have changed several times; the last change is undone first.
    for change in changes.reversed() where targets.contains(where: { $0.name == change.target }) {
      // If a tool generates the project again, its objects get other identifiers.
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
  /// Sets a setting; `nil` if the setting already has the value.
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

  /// Undoes a change; `nil` if the setting was changed again.
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
