internal import AppDocuments
internal import LaunchApps
internal import Platform

/// The targets of a project that get a build's files as members, so that the files are in the app.
package struct BuildMembership: Sendable {
  private let location: ProjectLocation
  private let appFiles: AppFiles
  private let targets: [String]

  /// Reads the project. If the project cannot be edited, throws before anything is made.
  package init(
    project: String, targets: [String], allowsOutside: Bool
  ) throws(InstallError) {
    location = try mapError(
      try ProjectLocation(
        bundle: project.endsInSlash ? String(project.dropLast()) : project,
        allowsOutside: allowsOutside)
    ) { InstallError.unreadable(path: project, $0) }
    appFiles = try AppFiles(folder: location.folder, allowsOutside: location.allowsOutside)
    self.targets = targets
    _ = try EditedProject(location, appFiles)
  }

  /// Checks that files can become members of the targets. Nothing is written.
  package func check(_ paths: [String]) throws(InstallError) {
    let file = try edited(paths, [])
    if file.changes, OutputGate.isReadOnly(file.path, followsLinks: true) {
      throw .unwritable(path: file.path, .readOnly)
    }
  }

  /// The changes that ``add(_:removing:)`` would make, as a unified diff. Nothing is written.
  package func difference(
    adding paths: [String], removing removed: [String]
  ) throws(InstallError) -> String {
    try edited(paths, removed).difference
  }

  /// Makes the PNG files in `paths` members of the targets. Files that are members already stay as
  /// they are.
  ///
  /// - Parameter removed: files of an earlier build that were removed.
  /// - Returns: the path of the project file if it was changed.
  package func add(
    _ paths: [String], removing removed: [String]
  ) throws(InstallError) -> String? {
    let lock = try FolderLock.taken(forFolderOf: location.bundle)
    defer { withExtendedLifetime(lock) {} }
    let file = try edited(paths, removed)
    try PlannedChanges(files: [file]).write()
    return file.changes ? file.path : nil
  }

  private func edited(
    _ paths: [String], _ removed: [String]
  ) throws(InstallError) -> PlannedFile {
    var project = try EditedProject(location, appFiles)
    let gone = removed.map(location.absolute)
    let added = paths.filter { $0.hasSuffix(".png") }.map {
      ProjectFile(location.absolute($0), .png, group: "LaunchImages")
    }
    for target in targets {
      try project.edit { (editor) throws(ProjectEditError) in
        _ = try editor.remove(gone, from: target)
        _ = try editor.add(added, to: target)
      }
    }
    return project.file
  }
}
