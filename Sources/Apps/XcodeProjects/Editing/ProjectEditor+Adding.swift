internal import Files
internal import Platform

extension ProjectEditor {
  /// Makes files members of a target. Files that are members already are left as they are, so that
  /// a second run changes nothing.
  ///
  /// - Parameters:
  ///   - target: the name or the identifier of the target.
  ///   - infoPlist: the path of the target's Info.plist, next to which files are listed; `nil` for
  ///     the path in the project's settings.
  /// - Returns: the files that were added.
  package mutating func add(
    _ files: [ProjectFile], to target: String, infoPlist: String? = nil
  ) throws(ProjectEditError) -> [ProjectFile] {
    let target = try self.target(target)
    let former = document
    var budget = ProjectBudget()
    let members = try members(of: target, &budget)
    var wanted: [(file: ProjectFile, path: String)] = []
    for file in files {
      let path = document.paths.resolved(file.path)
      if wanted.contains(where: { $0.path == path }) { continue }
      if try Self.isMissing(file, path, in: members, document) { wanted.append((file, path)) }
    }
    if wanted.isEmpty { return [] }
    try Self.checkNames(wanted, members, document)
    var addition = try mapError(
      try ProjectAddition(
        to: target, in: document,
        infoPlist: infoPlist.map(document.paths.resolved) ?? document.infoPlist(of: target),
        paths: Set(wanted.map(\.path)), &budget), ProjectEditError.init)
    for (file, path) in wanted { try addition.add(file, path) }
    try apply(addition.edits(), objectCount: addition.objects.count)
    let result = try self.members(of: target, &budget)
    for (file, path) in wanted where result.entry(for: path) == nil {
      restore(former)
      throw .invalidResult(.missing(file.path), line: nil)
    }
    return wanted.map(\.file)
  }

  private static func isMissing(
    _ file: ProjectFile, _ path: String, in members: TargetMembers, _ document: ProjectDocument
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
    if !mayBeAdded(file, path, members) { throw .localized(given) }
    if let (folder, inside) = members.folder(containing: path), !folder.hasMember(inside) {
      throw .excluded(given, folder: document.paths.shown(document.paths.absolute(folder.path)))
    }
    return true
  }

  /// Whether a file is in no folder of a language, or is the only variant of its name.
  private static func mayBeAdded(
    _ file: ProjectFile, _ path: String, _ members: TargetMembers
  ) -> Bool {
    guard path.pathNames.dropLast().contains(where: { $0.hasSuffix(".lproj") }) else {
      return true
    }
    let folder = Path.folder(of: path)
    let isInterface = file.kind == .storyboard || file.kind == .xib
    return isInterface && folder.hasSuffix(".lproj")
      && !Path.folder(of: folder).contains(".lproj")
      && !members.entries.contains { entry in
        if case .localized(let name, _) = entry.kind {
          name == Path.name(of: path)
        } else {
          false
        }
      }
  }

  /// Checks that no two files have the same name, since all are copied to the same place. Asset
  /// catalogs are compiled into one.
  private static func checkNames(
    _ wanted: [(file: ProjectFile, path: String)], _ members: TargetMembers,
    _ document: ProjectDocument
  ) throws(ProjectEditError) {
    var existing: [String: String] = [:]
    for entry in members.entries {
      switch entry.kind {
      case .file, .folderReference: existing[Path.name(of: entry.path)] = entry.path
      case .localized(let name, _): existing[name] = entry.path
      case .synchronizedFolder, .otherProject, .package: break
      }
    }
    for (file, path) in wanted where file.kind != .assetCatalog {
      let name = Path.name(of: path)
      if let other = existing.updateValue(path, forKey: name) {
        throw .sameName(file.path, existing: document.paths.shown(other))
      }
    }
  }
}
