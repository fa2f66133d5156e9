internal import Platform

/// The objects of a project by identifier, and the paths of its files and groups.
struct ProjectObjects: Sendable {
  /// A folder whose files are members of targets although the project does not list them (Xcode
  /// 16).
  struct SynchronizedGroup: Sendable {
    let id: String
    let exceptions: [ProjectNode]
    /// The paths of folders that are copied as a whole, not file by file. They are relative to this
    /// synchronized folder.
    let opaque: Set<String>
  }

  let node: ProjectNode
  private let table: ProjectTable
  /// The value of `rootObject` in the file. Its text, ``rootID``, is the identifier of ``project``.
  let rootObject: ProjectNode
  let rootID: String
  let project: ProjectNode
  /// The paths of files and groups by identifier, relative to the source root or absolute. Files
  /// that do not belong to the project, such as products and parts of an SDK, have no path.
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

/// The files and folders that a target copies to the top level of its app.
package struct TargetResources: Sendable {
  /// The listed files, relative to the source root or absolute, and the platforms of each.
  private(set) var members: [(path: String, filters: Set<String>)] = []
  package private(set) var folders: [SynchronizedFolder] = []
  /// Whether the target runs a script that could copy other files. Scripts of CocoaPods do not
  /// count.
  package private(set) var hasScripts = false
  /// Whether all files are known: no script copies files, not even one of CocoaPods, and no listed
  /// file is the product of a build.
  package private(set) var isWhole = true

  package func hasFile(named name: String) -> Bool {
    members.contains { $0.path.lastPathName == name }
  }

  mutating func add(
    _ target: String, _ objects: ProjectObjects, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let phases = objects[target]?["buildPhases"]?.uniqueWords ?? []
    for id in phases {
      guard let phase = objects[id] else { continue }
      switch phase.isa {
      case "PBXResourcesBuildPhase", "PBXSourcesBuildPhase":
        try addFiles(of: phase, objects, &budget)
      case "PBXCopyFilesBuildPhase" where Self.isTopLevel(phase):
        try addFiles(of: phase, objects, &budget)
      case "PBXShellScriptBuildPhase":
        let name = phase["name"]?.word ?? ""
        if !name.hasPrefix("[CP]") { hasScripts = true }
        if !name.hasPrefix("[CP]") || name.contains("Resources") { isWhole = false }
      default: break
      }
    }
    try addFolders(of: target, Set(phases), objects, &budget)
  }

  /// Whether a phase copies to the top level of the app. Destination 1 is the app, 7 its resources.
  private static func isTopLevel(_ phase: ProjectNode) -> Bool {
    let place = phase["dstSubfolderSpec"]?.word
    return (place == "7" || place == "1") && (phase["dstPath"]?.word ?? "").isEmpty
  }

  private mutating func addFiles(
    of phase: ProjectNode, _ objects: ProjectObjects, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let files = objects.list(phase["files"])
    let hasSources = phase.isa == "PBXSourcesBuildPhase"
    try budget.spend(files.count)
    for file in files {
      guard let id = file["fileRef"]?.word else { continue }
      let members = objects.variants(of: id)
      try budget.spend(members.count)
      for id in members {
        // The contents of a folder reference are not copied to the top level of the app.
        guard let path = objects.paths[id], objects[id]?.isFolderReference != true else {
          isWhole = isWhole && (hasSources || objects.paths[id] != nil)
          continue
        }
        // Xcode's rules for these types apply in each phase. Unity 4 lists images as sources.
        let isBuilt = [".png", ".storyboard", ".xib", ".xcassets"].contains(where: path.hasSuffix)
        if hasSources, !isBuilt { continue }
        self.members.append((path, PlatformFilter.all(of: file)))
      }
    }
  }

  private mutating func addFolders(
    of target: String, _ phases: Set<String>, _ objects: ProjectObjects,
    _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let own = Set(objects[target]?["fileSystemSynchronizedGroups"]?.words ?? [])
    for group in objects.synchronizedGroups {
      try budget.spend(1 + group.exceptions.count)
      guard let path = objects.paths[group.id] else { continue }
      let isOwn = own.contains(group.id)
      var exceptions: [String] = []
      var filters: [String: Set<String>] = [:]
      for exception in group.exceptions
      where exception["target"]?.word == target || Self.isMoved(exception, phases, objects) {
        let names = exception["membershipExceptions"]?.words ?? []
        let filtered = exception["platformFiltersByRelativePath"]?.members ?? []
        try budget.spend(names.count + filtered.count)
        exceptions += names
        for (name, platforms) in filtered { filters[name] = Set(platforms.words) }
      }
      if !isOwn && exceptions.isEmpty { continue }
      folders.append(
        SynchronizedFolder(
          group: group.id, path: path, isOwn: isOwn, exceptions: FolderExceptions(exceptions),
          opaque: group.opaque, filters: filters))
    }
  }

  /// Whether an exception moves files from the resources phase into another phase of the target.
  private static func isMoved(
    _ exception: ProjectNode, _ phases: Set<String>, _ objects: ProjectObjects
  ) -> Bool {
    guard let phase = exception["buildPhase"]?.word else { return false }
    return phases.contains(phase) && objects[phase]?.isa != "PBXResourcesBuildPhase"
  }
}

extension ProjectObjects {
  /// The files that a reference stands for: all variants of a variant group, or the file itself.
  func variants(of id: String) -> [String] {
    guard let object = self[id], object.isa == "PBXVariantGroup" else { return [id] }
    return object["children"]?.words ?? []
  }
}

extension ProjectNode {
  /// Whether the object refers to a folder that is copied as a whole.
  var isFolderReference: Bool {
    (self["lastKnownFileType"] ?? self["explicitFileType"])?.word == "folder"
  }
}

/// Counts down `ProjectLimit.steps` while a project is read. Without a limit, the objects of a
/// project could refer to each other a billion times.
struct ProjectBudget {
  private var left = ProjectLimit.steps

  mutating func spend(_ count: Int) throws(ProjectFailure) {
    left -= count
    if left < 0 { throw ProjectFailure(.tooLarge) }
  }
}

/// A ``ProjectObjects/SynchronizedGroup`` with one target's exceptions and filters.
package struct SynchronizedFolder: Equatable, Sendable {
  /// The identifier of the folder's object, which several targets may share.
  package let group: String
  /// The path, relative to the source root or absolute.
  package let path: String
  /// Whether the folder belongs to the target. If not, only the folder's exceptions are members of
  /// the target.
  package let isOwn: Bool
  let exceptions: FolderExceptions
  let opaque: Set<String>
  /// The platforms for which each file is built, by the file's name as in ``FolderExceptions``.
  let filters: [String: Set<String>]

  func hasMember(_ inside: String, on platform: String = PlatformFilter.devices) -> Bool {
    isOwn != exceptions.contains(inside)
      && PlatformFilter.includes(filters[FolderExceptions.name(of: inside)] ?? [], platform)
  }
}

/// The files and folders for which a synchronized folder has an exception. For a file in several
/// languages, one exception named `/Localized: Name` stands for all variants. Xcode ignores an
/// exception whose path contains a language folder.
///
/// Source: XcodeGen pull request 1616.
struct FolderExceptions: Equatable, Sendable {
  private static let localized = "/Localized: "

  let names: Set<String>

  init(_ names: some Sequence<String>) {
    self.names = Set(names.filter { $0.hasPrefix(Self.localized) || Self.language(of: $0) == nil })
  }

  func contains(_ path: String) -> Bool {
    var path = names.isEmpty ? "" : path
    while !path.isEmpty {
      if names.contains(Self.name(of: path)) { return true }
      path = Path.folder(of: path)
    }
    return false
  }

  func intersection(_ other: FolderExceptions) -> FolderExceptions {
    FolderExceptions(names.intersection(other.names))
  }

  static func name(of path: String) -> String {
    let names = path.pathNames
    guard let language = language(of: path), language + 1 < names.count else { return path }
    return localized + (names[..<language] + names[(language + 1)...]).joined(separator: "/")
  }

  /// The index of the language folder, such as `Base.lproj`, among the names in a path.
  private static func language(of path: String) -> Int? {
    path.contains(".lproj") ? path.pathNames.firstIndex { $0.hasSuffix(".lproj") } : nil
  }
}

/// Platform filters of files. A file without a filter is built for all platforms of its target.
enum PlatformFilter {
  /// The filter for iPhones and iPads.
  static let devices = "ios"

  static func includes(_ filters: Set<String>, _ platform: String = devices) -> Bool {
    filters.isEmpty || filters.contains(platform)
  }

  static func all(of file: ProjectNode) -> Set<String> {
    Set((file["platformFilters"]?.words ?? []) + [file["platformFilter"]?.word].compactMap(\.self))
  }
}
