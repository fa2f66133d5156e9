internal import Files
internal import LaunchApps
internal import Platform
internal import XcodeProjects

/// The targets of a project that get a build's files as members, so that the files are in the app.
package struct BuildMembership: Sendable {
  private let location: ProjectLocation
  private let targets: [String]

  /// Reads the project, so that one that cannot be edited is an error before anything is made.
  ///
  /// - Parameter targets: the names of the targets.
  package init(
    project: String, targets: [String], allowsOutside: Bool
  ) throws(InstallError) {
    location = try mapError(
      try ProjectLocation(
        bundle: project.endsInSlash ? String(project.dropLast()) : project,
        allowsOutside: allowsOutside)
    ) { InstallError.unreadable(path: project, $0) }
    self.targets = targets
    _ = try EditedProject(location, Self.appFiles(location))
  }

  /// Checks that files can become members of the targets. Nothing is written.
  package func check(_ paths: [String]) throws(InstallError) {
    let file = try edited(paths, []).file
    if file.changes, OutputGate.isReadOnly(file.path, followsLinks: true) {
      throw .unwritable(path: file.path, .readOnly)
    }
  }

  /// What ``add(_:removing:)`` changes, as a unified diff. Nothing is written.
  package func difference(
    adding paths: [String], removing removed: [String]
  ) throws(InstallError) -> String {
    try edited(paths, removed).file.difference
  }

  /// Makes files members of the targets; members stay as they are.
  ///
  /// - Parameters:
  ///   - paths: the files of a build: images, a storyboard, and parts of asset catalogs, whose
  ///     catalog becomes a member. Other files are left out.
  ///   - removed: files of an earlier build that were removed.
  /// - Returns: the path of the project file if it was changed.
  package func add(
    _ paths: [String], removing removed: [String]
  ) throws(InstallError) -> String? {
    let lock = try FolderLock.taken(forFolderOf: location.bundle)
    defer { withExtendedLifetime(lock) {} }
    let file = try edited(paths, removed).file
    try PlannedChanges(files: [file]).write()
    return file.changes ? file.path : nil
  }

  private static func appFiles(_ location: ProjectLocation) throws(InstallError) -> AppFiles {
    try AppFiles(folder: location.folder, allowsOutside: location.allowsOutside)
  }

  private func edited(
    _ paths: [String], _ removed: [String]
  ) throws(InstallError) -> EditedProject {
    var project = try EditedProject(location, Self.appFiles(location))
    let gone = removed.map(location.absolute)
    for target in targets {
      let files = try files(paths, isForIOSOnly: isForOtherPlatforms(target))
      try project.edit { (editor) throws(ProjectEditError) in
        _ = try editor.remove(gone, from: target)
        _ = try editor.add(files, to: target)
      }
    }
    return project
  }

  /// Whether a target is also built for a platform with other storyboards.
  private func isForOtherPlatforms(_ target: String) throws(InstallError) -> Bool {
    let project = try mapError(try XcodeProject(location)) {
      InstallError.load(path: location.file, .project(path: location.file, $0))
    }
    let configurations = project.targets.filter { $0.name == target }
      .flatMap { project.configurations(of: $0) }
    return configurations.contains { !$0.settings.otherPlatforms.isEmpty }
  }

  private func files(_ paths: [String], isForIOSOnly: Bool) -> [ProjectFile] {
    var files: [ProjectFile] = []
    for path in paths {
      let absolute = location.absolute(path)
      let file: ProjectFile
      if let end = absolute.firstRange(of: ".xcassets/") {
        file = ProjectFile(String(absolute[..<end.lowerBound]) + ".xcassets", .assetCatalog)
      } else if path.hasSuffix(".storyboard") {
        file = ProjectFile(absolute, .storyboard, isForIOSOnly: isForIOSOnly)
      } else if path.hasSuffix(".png") {
        file = ProjectFile(absolute, .png, group: ProjectFile.launchImages)
      } else {
        continue
      }
      if !files.contains(file) { files.append(file) }
    }
    return files
  }
}
