internal import Files

/// The paths of a project's files and groups. In the project, each path is relative to the group
/// above.
struct GroupTree: Sendable {
  /// Paths by object identifier; relative to the project's source root, or absolute.
  let paths: [String: String]

  init(_ objects: ProjectObjects) {
    var paths: [String: String] = [:]
    var open: [(id: String, folder: String)] = []
    if let main = objects.project["mainGroup"]?.word { open.append((main, "")) }
    var byteCount = 0
    while let (id, folder) = open.popLast() {
      guard paths[id] == nil, let object = objects.all[id],
        let path = Self.path(of: object, in: folder)
      else { continue }
      byteCount += path.utf8.count
      if byteCount > ProjectLimit.pathsBytes { break }
      paths[id] = path
      // A variant group is not a folder; its children are relative to the group above.
      for child in object["children"]?.words ?? [] { open.append((child, path)) }
    }
    self.paths = paths
  }

  /// The path of an object; `nil` for objects that are not the project's own files, such as
  /// products and parts of an SDK.
  subscript(id: String?) -> String? { id.flatMap { paths[$0] } }

  private static func path(of object: ProjectNode, in folder: String) -> String? {
    let own = object["path"]?.word ?? ""
    let path: String
    switch object["sourceTree"]?.word ?? "<group>" {
    case "<group>": path = Path.joined(folder, own)
    case "SOURCE_ROOT", "<absolute>": path = own
    default: return nil
    }
    let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
    return path.utf8.count <= ProjectLimit.pathBytes && depth < ProjectLimit.components
      ? path : nil
  }
}
