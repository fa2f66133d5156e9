internal import Files

/// What a target copies into its app, by absolute path.
struct TargetMembers {
  struct Entry: Equatable {
    let kind: ProjectMember.Kind
    /// The absolute path; empty for a product of a package.
    let path: String
    let reference: String
    let isForDevices: Bool
  }

  private(set) var entries: [Entry] = []
  /// The synchronized folders, with absolute paths.
  private var folders: [(entry: Int, folder: SynchronizedFolder)] = []

  init(
    of target: ProjectTarget, in document: ProjectDocument, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    guard let object = document.objects.all[target.id] else { return }
    // An object that is listed often is one member.
    var phases: Set<String> = []
    var files: Set<String> = []
    var references: Set<String> = []
    for id in object["buildPhases"]?.words ?? [] where phases.insert(id).inserted {
      guard let phase = document.objects.all[id], phase.isa == "PBXResourcesBuildPhase" else {
        continue
      }
      try budget.spend(1)
      for file in phase["files"]?.words ?? [] where files.insert(file).inserted {
        guard let file = document.objects.all[file] else { continue }
        try add(file, &references, document, &budget)
      }
    }
    let resources = try TargetResources(
      id: target.id, object, document.objects, document.tree, &budget)
    let listed = Set(entries.map(\.path))
    for (path, filters) in resources.members {
      let path = document.paths.absolute(path)
      // What a copy phase copies.
      guard !listed.contains(path), PlatformFilter.includes(PlatformFilter.devices, filters) else {
        continue
      }
      entries.append(Entry(kind: .file, path: path, reference: "", isForDevices: true))
    }
    for folder in resources.folders {
      try budget.spend(folder.exceptions.names.count)
      let kind = ProjectMember.Kind.synchronizedFolder(
        exceptions: folder.exceptions.names.sorted())
      folders.append((entries.count, folder))
      entries.append(
        Entry(
          kind: kind, path: document.paths.absolute(folder.path), reference: folder.group,
          isForDevices: true))
    }
  }

  /// The entry that makes a file a member: its own one, or that of a folder which contains it.
  ///
  /// - Parameter path: an absolute path.
  func entry(for path: String) -> Entry? {
    for entry in entries {
      switch entry.kind {
      case .file, .localized, .otherProject:
        if entry.path.utf8.elementsEqual(path.utf8) { return entry }
      case .folderReference:
        if path.isPath(in: entry.path) { return entry }
      case .synchronizedFolder, .package: break
      }
    }
    return folders.first { index, folder in
      inside(entries[index].path, path).map { folder.hasMember($0) } ?? false
    }.map { entries[$0.entry] }
  }

  /// The target's own synchronized folder that contains a file, and the file's path in it.
  func folder(containing path: String) -> (folder: SynchronizedFolder, inside: String)? {
    for (index, folder) in folders where folder.isOwn {
      if let inside = inside(entries[index].path, path) { return (folder, inside) }
    }
    return nil
  }

  /// Whether an entry is a folder that is copied as it is, or a file in such a folder.
  func isCopiedAsFolder(_ entry: Entry, path: String) -> Bool {
    if entry.kind == .folderReference { return true }
    return folders.contains { index, folder in
      entries[index] == entry
        && inside(entry.path, path).map { FolderExceptions(folder.opaque).contains($0) } ?? false
    }
  }

  private mutating func add(
    _ file: ProjectNode, _ references: inout Set<String>, _ document: ProjectDocument,
    _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    try budget.spend(1)
    let isForDevices = PlatformFilter.includes(
      PlatformFilter.devices, PlatformFilter.all(of: file))
    if let product = document.objects[file["productRef"]] {
      let name = product["productName"]?.word ?? ""
      entries.append(
        Entry(kind: .package(name), path: "", reference: "", isForDevices: isForDevices))
    }
    guard let id = file["fileRef"]?.word, let reference = document.objects.all[id],
      references.insert("\(id) \(isForDevices)").inserted
    else { return }
    let members = reference.isa == "PBXVariantGroup" ? reference["children"]?.words ?? [] : [id]
    try budget.spend(members.count)
    for member in members {
      guard let object = document.objects.all[member], let path = document.path(of: member) else {
        continue
      }
      let kind = Self.kind(object, path, in: reference, document)
      entries.append(
        Entry(kind: kind, path: path, reference: id, isForDevices: isForDevices))
    }
  }

  private static func kind(
    _ object: ProjectNode, _ path: String, in reference: ProjectNode, _ document: ProjectDocument
  ) -> ProjectMember.Kind {
    if object.isa == "PBXReferenceProxy" {
      let proxy = document.objects[object["remoteRef"]]
      let project = proxy?["containerPortal"]?.word.flatMap(document.path(of:))
      return .otherProject(project.map(document.paths.shown) ?? "")
    }
    if reference.isa == "PBXVariantGroup" {
      let folder = Path.name(of: Path.folder(of: path))
      return .localized(
        name: reference["name"]?.word ?? Path.name(of: path),
        language: folder.hasSuffix(".lproj")
          ? Path.base(folder) : object["name"]?.word ?? "")
    }
    let kind = object["lastKnownFileType"] ?? object["explicitFileType"]
    return kind?.word == "folder" ? .folderReference : .file
  }

  /// The path of a file below a folder; `nil` if the file is not in the folder.
  private func inside(_ folder: String, _ path: String) -> String? {
    guard let names = path.names(below: folder), !names.isEmpty else { return nil }
    return names.joined(separator: "/")
  }
}

extension ProjectDocument {
  /// The absolute path of a file or group; for a file that another project makes, its path there.
  func path(of id: String) -> String? {
    if let path = tree[id] { return paths.absolute(path) }
    guard let object = objects.all[id], object.isa == "PBXReferenceProxy" else { return nil }
    return object["path"]?.word
  }
}
