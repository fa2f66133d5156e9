internal import Files

struct ConfigurationList: Sendable {
  struct Configuration: Sendable {
    let id: String
    let name: String
    /// The assignments, sorted by key, so assignments with conditions come after the assignment
    /// without any.
    let assignments: [SettingAssignment]
    /// The path of the .xcconfig file, relative to the source root or absolute, and the line that
    /// names it.
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
