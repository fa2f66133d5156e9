internal import PropertyLists

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
  /// File references that were added, if no build file needs them any longer.
  var references: Set<String> = []

  /// - Parameter path: the absolute path of a file.
  /// - Returns: whether an edit added the file.
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

  /// Whether an array has no elements other than removed objects.
  private func isEmpty(_ list: ProjectNode?) -> Bool {
    guard let list, case .list(let elements) = list.content else { return false }
    return elements.allSatisfy(isRemoved)
  }

  private func isRemoved(_ element: ProjectNode) -> Bool {
    element.word.map(removed.contains) ?? false
  }
}
