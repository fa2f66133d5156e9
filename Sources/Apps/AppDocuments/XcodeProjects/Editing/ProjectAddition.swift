internal import Platform

/// The objects and references that make files members of a target.
struct ProjectAddition {
  private(set) var objects: [NewObject] = []
  private let document: ProjectDocument
  private let target: ProjectEditor.Target
  /// The identifiers of the existing file references, by absolute path.
  private let references: [String: String]
  /// The identifiers of the groups that have a `path` member, by absolute path.
  private let folders: [String: String]
  /// The groups, if known, that contain the target's Info.plist and the target's sources.
  private let likely: [String]
  /// The target's resources phase: the identifier, if the phase exists, and the name, such as
  /// `Resources`.
  private let phase: (id: String?, name: String)
  /// The elements to add to the `children` of existing groups, in order.
  private var children: [(group: String, element: ObjectReference)] = []
  private var buildFiles: [ObjectReference] = []
  /// The new groups, each with its future parent group and with its members.
  private var groups:
    [(parent: String, isa: String, group: ObjectReference, members: [ObjectReference])] = []

  init(to target: ProjectEditor.Target, in document: ProjectDocument, infoPlist: String?) {
    self.document = document
    self.target = target
    let references = document.identifiers(of: "PBXFileReference")
    let folders = document.identifiers(of: "PBXGroup")
    let plistGroup = infoPlist.flatMap { path in
      references[path].flatMap(document.group(of:)) ?? folders[Path.folder(of: path)]
    }
    (self.references, self.folders) = (references, folders)
    likely = [plistGroup, document.sourceGroup(of: target)].compactMap(\.self)
    let existing = document.objects[target.id]?["buildPhases"]?.words.first {
      document.objects[$0]?.isa == "PBXResourcesBuildPhase"
        && document.list("files", of: $0) != nil
    }
    phase = (existing, document.objects[existing]?["name"]?.word ?? "Resources")
  }

  mutating func add(_ file: ProjectFile, _ path: String) throws(ProjectEditError) {
    let name = Path.name(of: path)
    let reference: ObjectReference
    if let existing = references[path] {
      let group = document.parents[existing]
      let isVariant = document.objects[group]?.isa == "PBXVariantGroup"
      reference = ObjectReference(id: isVariant ? group ?? existing : existing, name: name)
    } else {
      let new = ObjectReference(id: try document.freeIdentifier(for: .file(path)), name: name)
      reference = try addReference(new, file, path)
    }
    let build = ObjectReference(
      id: try document.freeIdentifier(for: .buildFile(path, target)),
      name: "\(name) in \(phase.name)")
    objects.append(
      NewObject(
        reference: build, isa: "PBXBuildFile",
        members: [("fileRef", .reference(reference))]
          + (file.isForIOSOnly ? [("platformFilter", .text(PlatformFilter.devices))] : [])))
    buildFiles.append(build)
  }

  /// Makes the edits of the project's text. Call this once, after all files were added.
  mutating func edits() throws(ProjectEditError) -> [TextEdit] {
    var edits: [TextEdit] = []
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
      edits.append(try document.insertion(of: element, in: "children", of: group))
    }
    if let id = phase.id {
      for file in buildFiles { edits.append(try document.insertion(of: file, in: "files", of: id)) }
    } else {
      let new = ObjectReference(
        id: try document.freeIdentifier(for: .resources(target)), name: phase.name)
      objects.append(
        NewObject(
          reference: new, isa: "PBXResourcesBuildPhase",
          members: [
            ("buildActionMask", .text("2147483647")), ("files", .list(buildFiles)),
            ("runOnlyForDeploymentPostprocessing", .text("0")),
          ]))
      edits.append(try document.insertion(of: new, in: "buildPhases", of: target.id))
    }
    return edits + document.insertions(of: objects)
  }

  /// Adds a reference to a file. Returns the object to which the PBXBuildFile must refer: the
  /// reference, or the variant group that contains the reference.
  private mutating func addReference(
    _ reference: ObjectReference, _ file: ProjectFile, _ path: String
  ) throws(ProjectEditError) -> ObjectReference {
    let folder = Path.folder(of: path)
    let isVariant = folder.hasSuffix(".lproj")
    let place = isVariant ? Path.joined(Path.folder(of: folder), reference.name) : path
    guard let group = self.group(for: place) else {
      throw .missing("children", in: "the main group")
    }
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
          + members(of: path, in: container, name: language ?? reference.name)))
    return result
  }

  /// The group for a file: the group of the file's folder, or else a `likely` group, or else the
  /// main group.
  private func group(for path: String) -> String? {
    let folder = Path.folder(of: path)
    let main = document.objects.project["mainGroup"]?.word
    let fitting = likely.first { document.path(of: $0) == folder }
    let own = folder == document.sourceRoot ? nil : folders[folder]
    return ([fitting, own] + likely + [main]).compactMap(\.self).first {
      document.objects[$0]?.isa == "PBXGroup" && document.objects[$0]?["children"] != nil
    }
  }

  private mutating func addGroup(
    _ name: String, _ isa: String, in parent: String, _ reference: ObjectReference
  ) throws(ProjectEditError) -> ObjectReference {
    if let index = groups.firstIndex(where: { $0.parent == parent && $0.group.name == name }) {
      groups[index].members.append(reference)
      return groups[index].group
    }
    // The name determines the identifier, so two new groups cannot have the same name.
    if groups.contains(where: { $0.group.name == name }) { throw .noIdentifier }
    let group = ObjectReference(id: try document.freeIdentifier(for: .group(name)), name: name)
    groups.append((parent, isa, group, [reference]))
    return group
  }

  private func existingGroup(_ name: String, in group: String) -> String? {
    document.objects[group]?["children"]?.words.first {
      document.objects[$0]?.isa == "PBXGroup" && document.name(of: $0) == name
        && document.list("children", of: $0) != nil && document.path(of: $0) != nil
    }
  }

  /// The members `name`, `path` and `sourceTree` of a file reference. If the group's folder
  /// contains the file, `path` is relative to the group, otherwise to the source root.
  private func members(
    of path: String, in group: String, name: String
  ) -> [(key: String, value: ProjectStyle.Value)] {
    let folder = document.path(of: group).flatMap { path.isPath(in: $0) ? $0 : nil }
    let relative = Path.relative(path, to: folder ?? document.sourceRoot)
    return (relative == name ? [] : [("name", .text(name))])
      + [
        ("path", .text(relative)),
        ("sourceTree", .text(folder == nil ? "SOURCE_ROOT" : "<group>")),
      ]
  }
}
