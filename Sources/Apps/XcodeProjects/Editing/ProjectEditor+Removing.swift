extension ProjectEditor {
  /// Removes files that ``add(_:to:infoPlist:)`` made members of a target, with the phases, groups
  /// and sections that it made and that are empty then. What others added is kept, such as a second
  /// target's membership in a file.
  ///
  /// - Parameters:
  ///   - paths: the paths of the files, relative to the project's folder or absolute.
  ///   - target: the name or the identifier of the target.
  /// - Returns: the paths that were added by an edit and are removed.
  package mutating func remove(
    _ paths: [String], from target: String
  ) throws(ProjectEditError) -> [String] {
    let target = try self.target(target)
    var removal = ProjectRemoval(from: target, in: document)
    let removed = paths.filter { removal.remove(document.paths.resolved($0)) }
    if removed.isEmpty { return [] }
    let edits = removal.edits()
    try apply(edits, objectCount: -removal.removed.count)
    return removed
  }
}

/// The objects that earlier edits added and that are to be removed.
struct ProjectRemoval {
  private(set) var removed: Set<String> = []
  private let document: ProjectDocument
  private let target: ProjectTarget
  private let identifiers: ProjectIdentifiers
  /// File references that were added, if no build file needs them any longer.
  private var references: Set<String> = []

  init(from target: ProjectTarget, in document: ProjectDocument) {
    self.document = document
    self.target = target
    identifiers = ProjectIdentifiers(document)
  }

  /// - Parameter path: the absolute path of a file.
  /// - Returns: whether an edit added the file.
  mutating func remove(_ path: String) -> Bool {
    let buildFiles = identifiers.existing(identifiers.buildFile(path, target)) { _, object in
      object.isa == "PBXBuildFile" && isReference(object["fileRef"]?.word, to: path)
    }
    let files = identifiers.existing(identifiers.file(path)) { id, object in
      object.isa == "PBXFileReference" && isReference(id, to: path)
    }
    removed.formUnion(buildFiles)
    references.formUnion(files)
    return !buildFiles.isEmpty || !files.isEmpty
  }

  mutating func edits() -> TextEdits {
    keepReferencesInUse()
    removed.formUnion(references)
    removeEmptyGroups()
    removed.formUnion(
      identifiers.existing(identifiers.phase(target)) { id, object in
        object.isa == "PBXResourcesBuildPhase" && isEmpty(object["files"])
      })
    var edits = TextEdits()
    for member in document.table.members where !removed.contains(member.key) {
      for key in ["buildPhases", "children", "files"] {
        for element in document.list(key, of: member.key)?.elements ?? [] {
          guard let id = element.value.word, removed.contains(id) else { continue }
          edits.remove(document.lines.range(ofItem: element.range))
        }
      }
    }
    document.remove(removed, &edits)
    return edits
  }

  private func isReference(_ id: String?, to path: String) -> Bool {
    builtReferences(of: id).contains { id in
      document.tree[id].map { document.paths.absolute($0) == path } ?? false
    }
  }

  /// The references that a build file builds: all variants if it refers to a group of them.
  private func builtReferences(of id: String?) -> [String] {
    guard let id, let object = document.objects.all[id], object.isa == "PBXVariantGroup" else {
      return [id].compactMap(\.self)
    }
    return object["children"]?.words ?? []
  }

  private mutating func keepReferencesInUse() {
    for (id, object) in document.objects.all
    where object.isa == "PBXBuildFile" && !removed.contains(id) {
      references.subtract(builtReferences(of: object["fileRef"]?.word))
    }
  }

  private mutating func removeEmptyGroups() {
    let parents = Set(references.compactMap { document.parents[$0] })
    for id in parents {
      guard let object = document.objects.all[id], isEmpty(object["children"]),
        let name = object["name"]?.word
      else { continue }
      removed.formUnion(
        identifiers.existing(identifiers.group(name)) { own, _ in own == id })
    }
  }

  /// Whether an array has no elements other than removed objects.
  private func isEmpty(_ list: ProjectNode?) -> Bool {
    guard let list, case .list(let elements) = list.content else { return false }
    return elements.allSatisfy { $0.word.map(removed.contains) ?? false }
  }
}
