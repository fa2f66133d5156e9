internal import Files
internal import PropertyLists

/// A project file that has been read to be edited: its objects, and the places of their bytes.
struct ProjectDocument: Sendable {
  let lines: TextLines
  /// The dictionary of all objects.
  let table: ProjectSyntaxNode
  let objects: ProjectObjects
  let tree: GroupTree
  let sections: [ProjectSection]
  let style: ProjectStyle
  let paths: ProjectPaths
  /// For each file and group, the first group that contains it.
  let parents: [String: String]
  /// The identifier of the project's own object.
  let rootID: String
  /// Indices in ``table`` by identifier; the last one if an identifier is repeated.
  private let indices: [String: Int]

  /// - Parameter folder: the absolute path of the folder that contains the .xcodeproj.
  /// - Complexity: O(`bytes.count`)
  init(_ bytes: ContiguousArray<UInt8>, folder: String) throws(ProjectEditError) {
    try Self.checkFormat(bytes)
    do throws(ProjectFailure) {
      var scanner = OldStyleScanner(bytes)
      let root = try scanner.scan()
      objects = try ProjectObjects(root.node)
      let rootObject = root.member("rootObject")
      guard let table = root.member("objects")?.value,
        let rootID = rootObject?.value.word
      else { throw ProjectFailure(.missing("objects"), line: nil) }
      self.table = table
      self.rootID = rootID
      indices = Dictionary(table.members.enumerated().map { ($1.key, $0) }) { $1 }
      lines = TextLines(bytes: bytes)
      guard let index = indices[rootID] else {
        throw ProjectFailure(.missing("root object"), line: nil)
      }
      style = ProjectStyle(table.members[index], rootObject: rootObject, lines)
    } catch {
      throw ProjectEditError(error)
    }
    tree = GroupTree(objects)
    sections = SectionReader.sections(in: table, of: bytes)
    paths = ProjectPaths(
      folder: folder, sourceRoot: objects.project["projectDirPath"]?.word ?? "")
    var parents: [String: String] = [:]
    for member in table.members {
      guard tree.paths[member.key] != nil,
        ["PBXGroup", "PBXVariantGroup"].contains(objects.all[member.key]?.isa)
      else { continue }
      for child in objects.all[member.key]?["children"]?.words ?? []
      where parents[child] == nil {
        parents[child] = member.key
      }
    }
    self.parents = parents
  }

  func member(_ id: String) -> ProjectSyntaxMember? { indices[id].map { table.members[$0] } }

  func index(of id: String) -> Int? { indices[id] }

  /// The name that comments give an object.
  func name(of id: String) -> String {
    let object = objects.all[id]
    return object?["name"]?.word ?? object?["path"]?.word.map(Path.name(of:)) ?? ""
  }

  private static func checkFormat(
    _ bytes: ContiguousArray<UInt8>
  ) throws(ProjectEditError) {
    if bytes.count > ProjectLimit.bytes {
      throw .malformed(.tooLarge(limit: ProjectLimit.bytes), line: nil)
    }
    if bytes.starts(with: "bplist".utf8) { throw .format("a binary property list") }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw .encoding }
    switch ProjectText.format(bytes) {
    case .propertyList: throw .format("an XML property list")
    case .json: throw .format("JSON")
    case .oldStyle: break
    }
    // A byte that is not UTF-8 would be replaced in the text that is compared.
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw .encoding
    }
  }
}
