internal import Files

/// The objects of a project by identifier, and the paths of its files and groups.
struct ProjectObjects: Sendable {
  /// A folder whose files are members of targets without being listed (Xcode 16), as defined for
  /// all targets.
  struct SynchronizedGroup: Sendable {
    let id: String
    let exceptions: [ProjectNode]
    /// Paths of folders that are copied as folders, not file by file; relative to this folder.
    let opaque: Set<String>
  }

  let node: ProjectNode
  private let table: ProjectTable
  /// The reference to the project's own object, and its identifier.
  let rootObject: ProjectNode
  let rootID: String
  let project: ProjectNode
  /// The paths of files and groups by identifier, relative to the project's source root or
  /// absolute. Objects that are not the project's own files have none, such as products and parts
  /// of an SDK.
  let paths: [String: String]
  /// The synchronized folders, sorted by identifier.
  let synchronizedGroups: [SynchronizedGroup]

  init(_ root: ProjectNode) throws(ProjectFailure) {
    guard case .table = root.content else { throw ProjectFailure(.rootIsNotTable, line: root.line) }
    guard let node = root["objects"], case .table(let table) = node.content else {
      throw ProjectFailure(.missing("objects"))
    }
    guard let rootObject = root["rootObject"], let rootID = rootObject.word,
      let project = table[rootID]
    else { throw ProjectFailure(.missing("root object"), line: root["rootObject"]?.line) }
    (self.node, self.table, self.rootObject) = (node, table, rootObject)
    (self.rootID, self.project) = (rootID, project)
    paths = Self.paths(table, mainGroup: project["mainGroup"]?.word)
    synchronizedGroups = table.effective
      .filter { $0.value.isa == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.key < $1.key }.map { id, object in
        SynchronizedGroup(
          id: id, exceptions: (object["exceptions"]?.words ?? []).compactMap { table[$0] },
          opaque: Set(object["explicitFolders"]?.words ?? []))
      }
  }

  /// The objects in the order of the file.
  var members: [ProjectTable.Member] { table.members }

  subscript(id: String?) -> ProjectNode? { id.flatMap { table[$0] } }

  func index(of id: String) -> Int? { table.index(of: id) }

  /// The objects whose identifiers a list contains; missing objects are left out.
  func list(_ ids: ProjectNode?) -> [ProjectNode] { (ids?.words ?? []).compactMap { table[$0] } }

  private static func paths(_ table: ProjectTable, mainGroup: String?) -> [String: String] {
    var paths: [String: String] = [:]
    var open = [(id: mainGroup, folder: "")]
    var byteCount = 0
    while let (id, folder) = open.popLast() {
      guard let id, paths[id] == nil, let object = table[id],
        let path = path(of: object, in: folder)
      else { continue }
      byteCount += path.utf8.count
      if byteCount > ProjectLimit.pathsBytes { break }
      paths[id] = path
      // A variant group is not a folder; its children are relative to the group above.
      for child in object["children"]?.words ?? [] { open.append((child, path)) }
    }
    return paths
  }

  private static func path(of object: ProjectNode, in folder: String) -> String? {
    let own = object["path"]?.word ?? ""
    let path: String
    switch object["sourceTree"]?.word ?? "<group>" {
    case "<group>": path = Path.joined(folder, own)
    case "SOURCE_ROOT", "<absolute>": path = own
    default: return nil
    }
    return path.utf8.count <= ProjectLimit.pathBytes ? path : nil
  }
}
