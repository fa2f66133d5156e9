struct ProjectObjects: Sendable {
  /// A folder whose files are members of targets without being listed (Xcode 16), as defined for
  /// all targets.
  struct SynchronizedGroup: Sendable {
    let id: String
    let exceptions: [ProjectNode]
    /// Paths of folders that are copied as folders, not file by file; relative to this folder.
    let opaque: Set<String>
  }

  let all: [String: ProjectNode]
  /// The root object, which is the project itself.
  let project: ProjectNode
  /// The synchronized folders, sorted by identifier.
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

  /// The objects whose identifiers a list contains; missing objects are left out.
  func list(_ ids: ProjectNode?) -> [ProjectNode] { (ids?.words ?? []).compactMap { all[$0] } }
}

extension ProjectNode {
  /// The kind of an object, such as `PBXNativeTarget`.
  var isa: String? { self["isa"]?.word }
}
