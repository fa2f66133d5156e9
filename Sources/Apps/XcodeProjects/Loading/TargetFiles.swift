internal import Files

/// The files on the disk that a target copies to the top level of its app.
package struct TargetFiles: Sendable {
  /// Paths of the files that the project lists one by one, as messages show them, keyed by file
  /// name. The files need not exist.
  private var paths: [String: String] = [:]
  private var listed: [String] = []
  private var folders: [(files: FolderFiles, folder: SynchronizedFolder)] = []
  /// The platforms for which each listed file is built, once for each time that it is listed.
  private var filters: [String: [Set<String>]] = [:]
  /// The paths of the target's asset catalogs, sorted.
  package private(set) var catalogs: [String] = []
  private let location: ProjectLocation

  /// - Parameter folders: the synchronized folders of the project, which all its targets can share.
  /// - Complexity: O(number of listed files, exceptions and asset catalogs), once the folders are
  ///   listed
  package init(
    of target: ProductTarget, in project: XcodeProject, _ folders: inout SynchronizedFolders
  ) {
    location = project.location
    for (path, filters) in target.resources.members {
      let path = project.shown(path)
      self.filters[path, default: []].append(filters)
      if PlatformFilter.includes(PlatformFilter.devices, filters) { add(path) }
    }
    self.folders = target.resources.folders.map { (folders.files(of: $0), $0) }
    catalogs += folderMembers(["xcassets"]).map(\.path).filter { $0.hasSuffix(".xcassets") }
    catalogs.sort()
  }

  /// The path of a member; `nil` if no member has this name, or if its file does not exist or may
  /// not be read.
  package subscript(name: String) -> String? {
    guard let path = paths[name] ?? path(inFolders: name), location.allows(path),
      FileKind(of: path) == .file
    else { return nil }
    return path
  }

  /// Paths of the members that have one of the extensions and may be read: files, including files
  /// with the same name for several languages, and asset catalogs.
  ///
  /// - Parameter types: the extensions in lower case.
  ///
  /// - Complexity: O(number of files of these types)
  package func members(ofTypes types: Set<String>) -> [String] {
    listed.filter { types.contains(FileExtension.of($0)) }
      + folderMembers(types).filter(\.mayBeRead).map(\.path)
  }

  private mutating func add(_ path: String) {
    if location.allows(path) { listed.append(path) }
    if path.hasSuffix(".xcassets") {
      // Most Macs do not tell capital letters in paths from small ones.
      catalogs.append(FileKind(of: path) == nil ? Path.otherCase(of: path) ?? path : path)
    } else {
      let name = Path.name(of: path)
      if paths[name] == nil { paths[name] = path }
    }
  }

  private func path(inFolders name: String) -> String? {
    if name.hasSuffix(".xcassets") { return nil }
    return folders.lazy.compactMap { files, folder in
      files.files(named: name).first { folder.hasMember($0.inside) }?.path
    }.first
  }

  private func folderMembers(_ types: Set<String>) -> [FolderFiles.File] {
    folders.flatMap { files, folder in
      files.files(ofTypes: types).filter { folder.hasMember($0.inside) }
    }
  }

  /// Whether a file is a member in builds for another platform than iOS, too.
  ///
  /// - Parameters:
  ///   - path: the path as messages show it.
  ///   - platform: the name of the platform in platform filters, such as `macos`.
  package func has(_ path: String, on platform: String) -> Bool {
    let isListed = filters[path]?.contains { PlatformFilter.includes(platform, $0) } ?? false
    return isListed
      || folders.contains { files, folder in
        files.files(named: Path.name(of: path)).contains {
          $0.path == path && folder.hasMember($0.inside, on: platform)
        }
      }
  }
}
