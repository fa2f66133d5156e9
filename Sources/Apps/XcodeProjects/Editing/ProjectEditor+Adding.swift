internal import Files
internal import PropertyLists

/// A file that is to become a member of a target.
package struct ProjectFile: Equatable, Sendable {
  /// What Xcode does with a file.
  package enum Kind: String, Sendable {
    case storyboard = "file.storyboard"
    case assetCatalog = "folder.assetcatalog"
    case png = "image.png"
  }

  /// The path, relative to the project's folder or absolute.
  package let path: String
  package let kind: Kind
  /// The group that contains the file, inside the group that fits; `nil` for the group that fits.
  package let group: String?
  /// Whether the file is left out of builds for other platforms than iOS.
  package let isForIOSOnly: Bool

  package init(
    _ path: String, _ kind: Kind, group: String? = nil, isForIOSOnly: Bool = false
  ) {
    self.path = path
    self.kind = kind
    self.group = group
    self.isForIOSOnly = isForIOSOnly
  }
}

extension ProjectEditor {
  /// A file that is not a member yet, and its absolute path.
  private typealias WantedFile = (file: ProjectFile, path: String)

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

  /// Whether a file is in no folder of a language, or is the only variant of its name.
  private static func mayBeAdded(
    _ file: ProjectFile, _ path: String, _ members: TargetMembers
  ) -> Bool {
    guard path.pathNames.dropLast().contains(where: { $0.hasSuffix(".lproj") }) else {
      return true
    }
    let folder = Path.folder(of: path)
    return file.kind == .storyboard && folder.hasSuffix(".lproj")
      && !Path.folder(of: folder).contains(".lproj")
      && !members.entries.contains { $0.kind == .variant(of: Path.name(of: path)) }
  }

  /// Checks that no two files have the same name, since all are copied to the same place. Asset
  /// catalogs are compiled into one.
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
}
