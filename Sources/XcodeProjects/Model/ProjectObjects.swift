/// The objects of a project file by their identifiers.
struct ProjectObjects: Sendable {
  /// A folder whose files are members of targets (Xcode 16), as all targets see it.
  struct SynchronizedGroup: Sendable {
    let id: String
    let exceptions: [ProjectNode]
    /// Folders that are copied as folders, relative to this one.
    let opaque: Set<String>
  }

  let all: [String: ProjectNode]
  /// The object that is the project.
  let project: ProjectNode
  /// Sorted by identifier.
  let synchronizedGroups: [SynchronizedGroup]

  init(_ root: ProjectNode) throws(ProjectFailure) {
    guard case .table = root.content else { throw ProjectFailure(.rootIsNotTable, line: root.line) }
    guard let objects = root["objects"], case .table(let all) = objects.content else {
      throw ProjectFailure(.missing("objects"), line: nil)
    }
    guard let id = root["rootObject"]?.word, let project = all[id] else {
      throw ProjectFailure(.missing("root object"), line: root["rootObject"]?.line)
    }
    self.all = all
    self.project = project
    synchronizedGroups = all.filter { $0.value.isa == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.key < $1.key }.map { id, object in
        SynchronizedGroup(
          id: id, exceptions: (object["exceptions"]?.words ?? []).compactMap { all[$0] },
          opaque: Set(object["explicitFolders"]?.words ?? []))
      }
  }

  subscript(id: ProjectNode?) -> ProjectNode? { id?.word.flatMap { all[$0] } }

  /// The objects that a list names; those that are missing are left out.
  func list(_ ids: ProjectNode?) -> [ProjectNode] { (ids?.words ?? []).compactMap { all[$0] } }
}

extension ProjectNode {
  /// The kind of an object: `PBXNativeTarget`.
  var isa: String? { self["isa"]?.word }
}
