internal import Platform

/// A file that is to become a member of a target.
package struct ProjectFile: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case storyboard = "file.storyboard"
    case assetCatalog = "folder.assetcatalog"
    case png = "image.png"
  }

  /// The path, relative to the project's folder or absolute.
  package let path: String
  package let kind: Kind
  /// The name of a subgroup for the file; `nil` to put the file directly into the group for its
  /// path.
  package let group: String?
  /// Whether the file is left out of builds for platforms other than iOS.
  package let isForIOSOnly: Bool

  package init(_ path: String, _ kind: Kind, group: String? = nil, isForIOSOnly: Bool = false) {
    self.path = path
    self.kind = kind
    self.group = group
    self.isForIOSOnly = isForIOSOnly
  }
}

extension ProjectEditor {
  /// A file that is not a member yet, and its absolute path.
  private typealias WantedFile = (file: ProjectFile, path: String)

  /// Makes files members of a target (a name or identifier), and returns the files that were not
  /// members yet. If a file's folder has no group, the file is listed in the group of `infoPlist`.
  /// The default is the Info.plist in the project's settings.
  package mutating func add(
    _ files: [ProjectFile], to target: String, infoPlist: String? = nil
  ) throws(ProjectEditError) -> [ProjectFile] {
    let target = try self.target(target)
    let former = document
    var budget = ProjectBudget()
    let members = try members(of: target, &budget)
    var wanted: [WantedFile] = []
    for file in files {
      let path = document.resolved(file.path)
      if wanted.contains(where: { $0.path == path }) { continue }
      if try isMissing(file, path, in: members) { wanted.append((file, path)) }
    }
    if wanted.isEmpty { return [] }
    try checkNames(wanted, members)
    var addition = ProjectAddition(
      to: target, in: document,
      infoPlist: infoPlist.map(document.resolved) ?? document.infoPlist(of: target))
    for (file, path) in wanted { try addition.add(file, path) }
    try apply(addition.edits(), objectCount: addition.objects.count)
    let result = try self.members(of: target, &budget)
    for (file, path) in wanted where result.entry(for: path) == nil {
      document = former
      throw .invalidResult(.missing(file.path))
    }
    return wanted.map(\.file)
  }

  private func isMissing(
    _ file: ProjectFile, _ path: String, in members: TargetMembers
  ) throws(ProjectEditError) -> Bool {
    let given = file.path
    guard path != "/", !["", ".", ".."].contains(Path.name(of: given)),
      path.utf8.count <= ProjectLimit.pathBytes,
      given.unicodeScalars.allSatisfy({ $0.value >= 0x20 })
    else { throw .path(given) }
    if let entry = members.entry(for: path) {
      if !entry.isForDevices { throw .otherPlatforms(given) }
      return false
    }
    if !Self.mayBeAdded(file, path, members) { throw .localized(given) }
    if let (folder, inside) = members.folder(containing: path), !folder.hasMember(inside) {
      throw .excluded(given, folder: document.shown(document.absolute(folder.path)))
    }
    return true
  }

  /// A file in a language folder may be added only if it is a storyboard, and if the target has no
  /// file of this name in another language.
  private static func mayBeAdded(
    _ file: ProjectFile, _ path: String, _ members: TargetMembers
  ) -> Bool {
    guard path.pathNames.dropLast().contains(where: { $0.hasSuffix(".lproj") }) else { return true }
    let folder = Path.folder(of: path)
    return file.kind == .storyboard && folder.hasSuffix(".lproj")
      && !Path.folder(of: folder).contains(".lproj")
      && !members.entries.contains { $0.kind == .variant(of: Path.name(of: path)) }
  }

  /// Checks that all names differ. All files except asset catalogs are copied to the same folder.
  private func checkNames(
    _ wanted: [WantedFile], _ members: TargetMembers
  ) throws(ProjectEditError) {
    var existing: [String: String] = [:]
    for entry in members.entries {
      switch entry.kind {
      case .file, .folderReference: existing[Path.name(of: entry.path)] = entry.path
      case .variant(let name): existing[name] = entry.path
      case .synchronizedFolder, .otherProject: break
      }
    }
    for (file, path) in wanted where file.kind != .assetCatalog {
      if let other = existing.updateValue(path, forKey: Path.name(of: path)) {
        throw .sameName(file.path, existing: document.shown(other))
      }
    }
  }

  /// Removes files that ``add(_:to:infoPlist:)`` made members. The groups and phases that were
  /// added for these files are removed too if they are now empty. All other objects stay. Returns
  /// the paths of the removed files.
  package mutating func remove(
    _ paths: [String], from target: String
  ) throws(ProjectEditError) -> [String] {
    let target = try self.target(target)
    var removal = ProjectRemoval(document: document, target: target)
    let removed = paths.filter { removal.remove(document.resolved($0)) }
    if removed.isEmpty { return [] }
    let edits = removal.edits()
    try apply(edits, objectCount: -removal.removed.count)
    return removed
  }
}

/// The objects that earlier edits added and that are to be removed.
private struct ProjectRemoval {
  let document: ProjectDocument
  let target: ProjectEditor.Target
  var removed: Set<String> = []
  /// The added file references that no build file needs any longer.
  var references: Set<String> = []

  /// Marks for removal the objects that edits added for an absolute path; `false` if there are
  /// none.
  mutating func remove(_ path: String) -> Bool {
    let buildFiles = document.existing(.buildFile(path, target)) { _, object in
      object.isa == "PBXBuildFile" && isReference(object["fileRef"]?.word, to: path)
    }
    let files = document.existing(.file(path)) { id, object in
      object.isa == "PBXFileReference" && isReference(id, to: path)
    }
    removed.formUnion(buildFiles)
    references.formUnion(files)
    return !buildFiles.isEmpty || !files.isEmpty
  }

  mutating func edits() -> [TextEdit] {
    keepReferencesInUse()
    removed.formUnion(references)
    removeEmptyGroups()
    removed.formUnion(
      document.existing(.resources(target)) { _, object in
        object.isa == "PBXResourcesBuildPhase" && isEmpty(object["files"])
      })
    var elements: [ProjectNode] = []
    for (id, object) in document.objects.members where !removed.contains(id) {
      elements += ["buildPhases", "children", "files"].flatMap { object[$0]?.list ?? [] }
    }
    return elements.filter { isRemoved($0) }.map(document.removal) + document.removals(of: removed)
  }

  private func isReference(_ id: String?, to path: String) -> Bool {
    guard let id else { return false }
    return document.objects.variants(of: id).contains { document.path(of: $0) == path }
  }

  private mutating func keepReferencesInUse() {
    for (id, object) in document.objects.members
    where object.isa == "PBXBuildFile" && !removed.contains(id) {
      if let file = object["fileRef"]?.word {
        references.subtract(document.objects.variants(of: file))
      }
    }
  }

  private mutating func removeEmptyGroups() {
    for id in Set(references.compactMap { document.parents[$0] }) {
      guard let object = document.objects[id], isEmpty(object["children"]),
        let name = object["name"]?.word
      else { continue }
      removed.formUnion(document.existing(.group(name)) { own, _ in own == id })
    }
  }

  private func isEmpty(_ list: ProjectNode?) -> Bool {
    guard let list, case .list(let elements) = list.content else { return false }
    return elements.allSatisfy(isRemoved)
  }

  private func isRemoved(_ element: ProjectNode) -> Bool {
    element.word.map(removed.contains) ?? false
  }
}
