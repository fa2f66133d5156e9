internal import Files

/// The objects and references that make files members of a target.
struct ProjectAddition {
  private(set) var objects: [NewObject] = []
  private let document: ProjectDocument
  private let target: ProjectTarget
  private let identifiers: ProjectIdentifiers
  private let choice: GroupChoice
  /// The existing references to the files, by absolute path; for a file of one language, the group
  /// of its variants.
  private let references: [String: String]
  /// The identifier of the target's resources phase, if it has one, and its name in comments.
  private let phase: (id: String?, name: String)
  /// New elements of the arrays of existing groups, in order.
  private var children: [(group: String, element: ObjectReference)] = []
  private var buildFiles: [ObjectReference] = []
  /// The new groups, each with the group that will contain it, and its members.
  private var groups:
    [(parent: String, isa: String, group: ObjectReference, members: [ObjectReference])] = []

  /// - Parameters:
  ///   - infoPlist: the absolute path of the target's Info.plist.
  ///   - paths: the absolute paths of all files.
  init(
    to target: ProjectTarget, in document: ProjectDocument, infoPlist: String?,
    paths: Set<String>, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    self.document = document
    self.target = target
    identifiers = ProjectIdentifiers(document)
    choice = try GroupChoice(target, in: document, infoPlist: infoPlist, &budget)
    let names = Set(paths.map(Path.name(of:)))
    var references: [String: String] = [:]
    for member in document.table.members
    where document.objects.all[member.key]?.isa == "PBXFileReference" {
      guard let own = document.tree[member.key], names.contains(Path.name(of: own)) else {
        continue
      }
      let path = document.paths.absolute(own)
      if paths.contains(path), references[path] == nil {
        references[path] = document.variantGroup(of: member.key) ?? member.key
      }
    }
    self.references = references
    let phases = document.objects.all[target.id]?["buildPhases"]?.words ?? []
    try budget.spend(phases.count)
    let existing = phases.first {
      document.objects.all[$0]?.isa == "PBXResourcesBuildPhase"
        && document.list("files", of: $0) != nil
    }
    phase = (existing, existing.flatMap { document.objects.all[$0]?["name"]?.word } ?? "Resources")
  }

  mutating func add(_ file: ProjectFile, _ path: String) throws(ProjectEditError) {
    let name = Path.name(of: path)
    let reference: ObjectReference
    if let existing = references[path] {
      reference = ObjectReference(id: existing, name: name)
    } else {
      let new = ObjectReference(id: try identifiers.free(identifiers.file(path)), name: name)
      reference = try addReference(new, file, path)
    }
    let build = ObjectReference(
      id: try identifiers.free(identifiers.buildFile(path, target)),
      name: "\(name) in \(phase.name)")
    objects.append(
      NewObject(
        reference: build, isa: "PBXBuildFile",
        members: [("fileRef", .reference(reference))]
          + (file.isForIOSOnly ? [("platformFilter", .text(PlatformFilter.devices))] : [])))
    buildFiles.append(build)
  }

  /// The edits of the project's text; call it once, after all files were added.
  mutating func edits() throws(ProjectEditError) -> TextEdits {
    var edits = TextEdits()
    for (parent, isa, group, members) in groups {
      objects.append(
        NewObject(
          reference: group, isa: isa,
          members: [
            ("children", .list(members)), ("name", .text(group.name)),
            ("sourceTree", .text("<group>")),
          ]))
      children.append((parent, group))
    }
    for (group, element) in children {
      try document.insert(element, in: "children", of: group, &edits)
    }
    if let id = phase.id {
      for file in buildFiles { try document.insert(file, in: "files", of: id, &edits) }
    } else {
      let new = ObjectReference(
        id: try identifiers.free(identifiers.phase(target)), name: phase.name)
      objects.append(
        NewObject(
          reference: new, isa: "PBXResourcesBuildPhase",
          members: [
            ("buildActionMask", .text("2147483647")), ("files", .list(buildFiles)),
            ("runOnlyForDeploymentPostprocessing", .text("0")),
          ]))
      try document.insert(new, in: "buildPhases", of: target.id, &edits)
    }
    document.insert(objects, &edits)
    return edits
  }

  /// Adds a reference to a file.
  ///
  /// - Returns: what a build file refers to: the reference, or the new group of variants that
  ///   contains it.
  private mutating func addReference(
    _ reference: ObjectReference, _ file: ProjectFile, _ path: String
  ) throws(ProjectEditError) -> ObjectReference {
    let folder = Path.folder(of: path)
    let isVariant = folder.hasSuffix(".lproj")
    guard
      let group = choice.group(
        for: isVariant
          ? Path.joined(Path.folder(of: folder), reference.name) : path)
    else { throw .missing("children", in: "the main group") }
    var (container, result) = (group, reference)
    if isVariant {
      result = try addGroup(reference.name, "PBXVariantGroup", in: group, reference)
    } else if let name = file.group, document.name(of: group) != name {
      if let known = existingGroup(name, in: group) {
        container = known
        children.append((known, reference))
      } else {
        _ = try addGroup(name, "PBXGroup", in: group, reference)
      }
    } else {
      children.append((group, reference))
    }
    let language = isVariant ? Path.base(Path.name(of: folder)) : nil
    objects.append(
      NewObject(
        reference: reference, isa: "PBXFileReference",
        members: [("lastKnownFileType", .text(file.kind.rawValue))]
          + place(path, in: container, name: language)))
    return result
  }

  private mutating func addGroup(
    _ name: String, _ isa: String, in parent: String, _ reference: ObjectReference
  ) throws(ProjectEditError) -> ObjectReference {
    if let index = groups.firstIndex(where: { $0.parent == parent && $0.group.name == name }) {
      groups[index].members.append(reference)
      return groups[index].group
    }
    // Two groups of one name in different groups need two identifiers.
    if groups.contains(where: { $0.group.name == name }) { throw .noIdentifier }
    let group = ObjectReference(id: try identifiers.free(identifiers.group(name)), name: name)
    groups.append((parent, isa, group, [reference]))
    return group
  }

  /// A group of this name directly in another one.
  private func existingGroup(_ name: String, in group: String) -> String? {
    document.objects.all[group]?["children"]?.words.first {
      document.objects.all[$0]?.isa == "PBXGroup" && document.name(of: $0) == name
        && document.list("children", of: $0) != nil && document.tree[$0] != nil
    }
  }

  /// The members of a reference that give its path: relative to its group if that is above the
  /// file, and otherwise to the project's source root.
  ///
  /// - Parameter name: the name in the project; `nil` for the file's name.
  private func place(
    _ path: String, in group: String, name: String?
  ) -> [(key: String, value: NewObject.Value)] {
    let root = document.paths.sourceRoot
    let folder = document.tree[group].map(document.paths.absolute) ?? root
    let isBelow = document.tree[group] != nil && path.isPath(in: folder)
    let relative = ProjectPaths.relative(path, to: isBelow ? folder : root)
    let name = name ?? Path.name(of: path)
    return (relative == name ? [] : [("name", .text(name))])
      + [("path", .text(relative)), ("sourceTree", .text(isBelow ? "<group>" : "SOURCE_ROOT"))]
  }
}

extension ProjectDocument {
  /// The group of the variants of a file; `nil` for a file that is not in one.
  fileprivate func variantGroup(of id: String) -> String? {
    parents[id].flatMap { objects.all[$0]?.isa == "PBXVariantGroup" ? $0 : nil }
  }

  /// The array in an object, with its places.
  func list(_ key: String, of id: String) -> ProjectSyntaxNode? {
    guard let value = member(id)?.value.member(key)?.value, case .list = value.content else {
      return nil
    }
    return value
  }

  /// Inserts a reference into an array of an object.
  func insert(
    _ reference: ObjectReference, in key: String, of id: String, _ edits: inout TextEdits
  ) throws(ProjectEditError) {
    guard let list = list(key, of: id) else { throw .missing(key, in: "'\(name(of: id))'") }
    insert(style.reference(to: reference.id, reference.name), in: list, &edits)
  }
}
