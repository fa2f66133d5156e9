internal import Platform

/// The files and folders that a target copies into its app, by absolute path.
struct TargetMembers {
  enum Kind: Equatable {
    case file
    /// A file of one language. The value is the name that the file has in all languages.
    case variant(of: String)
    case folderReference
    /// A folder whose files are members although the project does not list them (Xcode 16).
    case synchronizedFolder
    /// A file that another project makes or contains.
    case otherProject
  }

  struct Entry: Equatable {
    let kind: Kind
    let path: String
    let isForDevices: Bool
  }

  private(set) var entries: [Entry] = []
  private var folders: [(path: String, folder: SynchronizedFolder)] = []

  init(
    of target: String, in document: ProjectDocument, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let objects = document.objects
    var resources = TargetResources()
    try resources.add(target, objects, &budget)
    for id in objects[target]?["buildPhases"]?.uniqueWords ?? []
    where objects[id]?.isa == "PBXResourcesBuildPhase" {
      for file in objects.list(objects[id]?["files"]) { add(file, document) }
    }
    let listed = Set(entries.map(\.path))
    for (path, filters) in resources.members {
      let path = document.absolute(path)
      // Files that are not listed yet are those of other phases.
      guard !listed.contains(path), PlatformFilter.includes(filters) else { continue }
      entries.append(Entry(kind: .file, path: path, isForDevices: true))
    }
    folders = resources.folders.map { (document.absolute($0.path), $0) }
  }

  /// The entry that makes a file a member: the file's own entry, or the entry of a folder that
  /// contains the file.
  func entry(for path: String) -> Entry? {
    let listed = entries.first { entry in
      entry.kind == .folderReference
        ? path.isPath(in: entry.path) : entry.path.utf8.elementsEqual(path.utf8)
    }
    if let listed { return listed }
    let folder = folders.first { folder in
      path.inside(folder.path).map { folder.folder.hasMember($0) } ?? false
    }
    return folder.map { Entry(kind: .synchronizedFolder, path: $0.path, isForDevices: true) }
  }

  /// The target's own synchronized folder that contains a file, and the file's path in this folder.
  func folder(containing path: String) -> (folder: SynchronizedFolder, inside: String)? {
    folders.lazy.filter(\.folder.isOwn)
      .compactMap { folder in path.inside(folder.path).map { (folder.folder, $0) } }.first
  }

  private mutating func add(_ file: ProjectNode, _ document: ProjectDocument) {
    let objects = document.objects
    guard let id = file["fileRef"]?.word, let reference = objects[id] else { return }
    let isForDevices = PlatformFilter.includes(PlatformFilter.all(of: file))
    for member in objects.variants(of: id) {
      guard let object = objects[member] else { continue }
      let isOther = object.isa == "PBXReferenceProxy"
      guard let path = document.path(of: member) ?? (isOther ? object["path"]?.word : nil) else {
        continue
      }
      let kind: Kind =
        if isOther {
          .otherProject
        } else if reference.isa == "PBXVariantGroup" {
          .variant(of: reference["name"]?.word ?? Path.name(of: path))
        } else {
          object.isFolderReference ? .folderReference : .file
        }
      entries.append(Entry(kind: kind, path: path, isForDevices: isForDevices))
    }
  }
}

extension String {
  /// The path relative to a folder; `nil` for a path that is not in the folder.
  fileprivate func inside(_ folder: String) -> String? {
    guard let names = names(below: folder), !names.isEmpty else { return nil }
    return names.joined(separator: "/")
  }
}

/// The members of all targets of a project, to look up many files.
package struct MemberTable {
  private let editor: ProjectEditor
  private var members: [String: TargetMembers] = [:]

  package init(_ editor: ProjectEditor) throws(ProjectEditError) {
    self.editor = editor
    var budget = ProjectBudget()
    for target in editor.targets { members[target.id] = try editor.members(of: target, &budget) }
  }

  /// The names of the targets that have a file as a member on iOS.
  package func targets(having path: String) -> [String] {
    let path = editor.document.resolved(path)
    return editor.targets.filter { target in
      members[target.id]?.entry(for: path)?.isForDevices ?? false
    }.map(\.name)
  }

  /// The absolute paths of all files that the project lists, sorted.
  package var listed: [String] {
    editor.document.identifiers(of: "PBXFileReference").keys.sorted()
  }

  /// Whether the project lists a file, or a synchronized folder of a target contains the file.
  package func shows(_ path: String) -> Bool {
    listed.contains(path) || members.values.contains { $0.folder(containing: path) != nil }
  }
}
