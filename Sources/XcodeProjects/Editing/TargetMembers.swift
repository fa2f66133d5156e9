internal import Files

/// What a target copies into its app, by absolute path.
struct TargetMembers {
  struct Entry: Equatable {
    let kind: ProjectMember.Kind
    /// The absolute path; empty for a product of a package.
    let path: String
    /// The identifier of the file, folder or product.
    let reference: String
    let isForDevices: Bool
  }

  private(set) var entries: [Entry] = []
  /// The synchronized folders, with absolute paths.
  private var folders: [(entry: Int, excluded: Set<String>, opaque: Set<String>)] = []

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
    for path in resources.files.map(document.paths.absolute) where !listed.contains(path) {
      // What a synchronized folder of other targets shares with this one, or a copy phase copies.
      entries.append(Entry(kind: .file, path: path, reference: "", isForDevices: true))
    }
    for folder in resources.folders {
      try budget.spend(folder.excluded.count)
      let kind = ProjectMember.Kind.synchronizedFolder(exceptions: folder.excluded.sorted())
      folders.append((entries.count, folder.excluded, folder.opaque))
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
    return folders.first { index, excluded, _ in
      inside(entries[index].path, path).map { !Self.contains(excluded, $0) } ?? false
    }.map { entries[$0.entry] }
  }

  /// The synchronized folder that contains a file and has an exception for it.
  func folder(excluding path: String) -> Entry? {
    folders.first { index, excluded, _ in
      inside(entries[index].path, path).map { Self.contains(excluded, $0) } ?? false
    }.map { entries[$0.entry] }
  }

  /// Whether an entry is a folder that is copied as it is, or a file in such a folder.
  func isCopiedAsFolder(_ entry: Entry, path: String) -> Bool {
    if entry.kind == .folderReference { return true }
    return folders.contains { index, _, opaque in
      entries[index] == entry
        && inside(entry.path, path).map { Self.contains(opaque, $0) } ?? false
    }
  }

  private mutating func add(
    _ file: ProjectNode, _ references: inout Set<String>, _ document: ProjectDocument,
    _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    try budget.spend(1)
    let filters =
      (file["platformFilters"]?.words ?? []) + [file["platformFilter"]?.word].compactMap(\.self)
    let isForDevices = filters.isEmpty || filters.contains("ios")
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
      let folder = ProjectPath.name(of: ProjectPath.folder(of: path))
      return .localized(
        name: reference["name"]?.word ?? ProjectPath.name(of: path),
        language: folder.hasSuffix(".lproj")
          ? ProjectPath.base(folder) : object["name"]?.word ?? "")
    }
    let kind = object["lastKnownFileType"] ?? object["explicitFileType"]
    return kind?.word == "folder" ? .folderReference : .file
  }

  /// The path of a file below a folder; `nil` if the file is not in the folder.
  private func inside(_ folder: String, _ path: String) -> String? {
    guard let names = path.names(below: folder), !names.isEmpty else { return nil }
    return names.joined(separator: "/")
  }

  /// Whether a set contains a path or a folder that contains it.
  private static func contains(_ paths: Set<String>, _ path: String) -> Bool {
    var path = path
    while !paths.isEmpty, !path.isEmpty {
      if paths.contains(path) { return true }
      path = ProjectPath.folder(of: path)
    }
    return false
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
