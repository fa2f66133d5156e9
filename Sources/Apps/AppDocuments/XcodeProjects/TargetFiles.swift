internal import Platform

/// The files on the disk that a target copies to the top level of its app.
package struct TargetFiles: Sendable {
  /// For each listed name, the path of the file, as messages show it. The file may be missing.
  private var paths: [String: String] = [:]
  private var listed: [String] = []
  private var folders: [(files: FolderFiles, folder: SynchronizedFolder)] = []
  /// For each listed file, the platforms for which the file is built. A file that is listed twice
  /// has two sets of platforms. The paths are in lower case, as most Macs ignore case.
  private var filters: [String: [Set<String>]] = [:]
  /// The paths of the target's asset catalogs that may be read, sorted.
  package private(set) var catalogs: [String] = []
  /// The paths of members that may not be read. The paths of synchronized folders end in a slash.
  package private(set) var unread: [String] = []
  private let location: ProjectLocation

  /// All targets of the project can share `folders`.
  package init(
    of target: ProductTarget, in project: XcodeProject, _ folders: inout SynchronizedFolders
  ) {
    location = project.location
    for (path, filters) in target.resources.members {
      let path = project.shown(path)
      self.filters[path.lowercased(), default: []].append(filters)
      if PlatformFilter.includes(filters) { add(path, &folders.names) }
    }
    self.folders = target.resources.folders.map { (folders.files(of: $0), $0) }
    catalogs = members(ofTypes: ["xcassets"]).filter { $0.hasSuffix(".xcassets") }.sorted()
    unread += target.resources.folders.map { project.shown($0.path) }
      .filter { [location] in !location.allows($0) }.map { $0 + "/" }
    unread += self.folders.flatMap { files, folder in
      files.files.filter { !$0.mayBeRead && folder.hasMember($0.inside) }.map(\.path)
    }
  }

  /// The path of the member with a file name; `nil` if there is no such file, or if it may not be
  /// read.
  package subscript(name: String) -> String? {
    let folderMembers = folders.lazy.compactMap { files, folder in
      files.files(named: name).first { folder.hasMember($0.inside) }?.path
    }
    guard let path = paths[name] ?? folderMembers.first, location.allows(path),
      FileKind(of: path) == .file
    else { return nil }
    return path
  }

  /// The path of a listed member with this file name, if the file does not exist; otherwise `nil`.
  package func missing(name: String) -> String? {
    paths[name].flatMap { FileKind(of: $0) == nil ? $0 : nil }
  }

  /// The paths of all members that may be read and whose extension, in lower case, is in `types`.
  /// Asset catalogs and the files of all languages are included.
  package func members(ofTypes types: Set<String>) -> [String] {
    listed.filter { types.contains(FileExtension.of($0)) }
      + folders.flatMap { files, folder in
        files.files(ofTypes: types).filter { $0.mayBeRead && folder.hasMember($0.inside) }
          .map(\.path)
      }
  }

  /// Members that have one of the names, and that a build would copy to the same place in the app.
  package func doubles(named names: Set<String>) -> [[String]] {
    let paths = members(ofTypes: Set(names.map(FileExtension.of))).filter { path in
      names.contains(Path.name(of: path)) && FileKind(of: path) != nil
    }
    let places = Dictionary(grouping: Set(paths)) { path in
      let folder = path.pathFolder.lastPathName
      return Path.joined(folder.hasSuffix(".lproj") ? folder : "", Path.name(of: path))
    }
    return places.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  private mutating func add(_ path: String, _ names: inout FolderNames) {
    guard location.allows(path) else { return unread.append(path) }
    let found = location.found(path, &names)
    listed.append(found)
    let name = Path.name(of: path)
    if paths[name] == nil { paths[name] = found }
  }

  /// Whether a file is a member in builds for a platform, such as `macos`.
  package func has(_ path: String, on platform: String) -> Bool {
    let filters = self.filters[path.lowercased()] ?? []
    return filters.contains { PlatformFilter.includes($0, platform) }
      || folders.contains { files, folder in
        files.files(named: Path.name(of: path)).contains {
          $0.path == path && folder.hasMember($0.inside, on: platform)
        }
      }
  }
}

/// The synchronized folders of a project on the disk. Each folder is read only once for all
/// targets.
package struct SynchronizedFolders: Sendable {
  private let project: XcodeProject
  /// For each folder, the files that all targets exclude. These files are skipped, because there
  /// can be many.
  private let excludedByAll: [String: FolderExceptions]
  private var listed: [String: FolderFiles] = [:]
  private var budget = ProjectLimit.files
  fileprivate var names = FolderNames()

  package init(_ project: XcodeProject) {
    self.project = project
    excludedByAll = project.targets.flatMap(\.resources.folders)
      .reduce(into: [:]) { excluded, folder in
        // In a folder of other targets, the exceptions are members, so nothing is excluded.
        let own = folder.isOwn ? folder.exceptions : FolderExceptions([])
        excluded[folder.group] = excluded[folder.group]?.intersection(own) ?? own
      }
  }

  /// The files in a synchronized folder; none if the folder may not be read.
  mutating func files(of folder: SynchronizedFolder) -> FolderFiles {
    if let known = listed[folder.group] { return known }
    let path = project.location.found(project.shown(folder.path))
    let listing = FolderFiles(project.location.allows(path) ? list(folder, path) : [])
    listed[folder.group] = listing
    return listing
  }

  private mutating func list(_ folder: SynchronizedFolder, _ root: String) -> [FolderFiles.File] {
    let excluded = excludedByAll[folder.group] ?? FolderExceptions([])
    var files: [FolderFiles.File] = []
    var insides = [root: ""]
    try? ListedFolders().walk(root) { entry, path, parent in
      if entry.name.hasPrefix(".") || budget == 0 { return false }
      budget -= 1
      let inside = Path.joined(insides[parent] ?? "", entry.name)
      if excluded.contains(inside) { return false }
      if entry.kind == .folder, !entry.name.hasSuffix(".xcassets") {
        insides[path] = inside
        return !folder.opaque.contains(inside) && !Self.isBundle(entry.name)
      }
      files.append(
        FolderFiles.File(path: path, inside: inside, mayBeRead: project.location.allows(path)))
      return false
    }
    return files
  }

  private static func isBundle(_ name: String) -> Bool {
    ["bundle", "framework", "xcframework", "app", "appex", "xcodeproj", "xcdatamodeld"]
      .contains { name.hasSuffix("." + $0) }
  }
}

struct FolderFiles: Sendable {
  /// Files and asset catalogs, in the order of their paths.
  let files: [File]
  private let indicesByName: [String: [Int]]
  /// The indices of files by extension, in lower case.
  private let indicesByType: [String: [Int]]

  struct File: Sendable {
    let path: String
    /// The path relative to the synchronized folder.
    let inside: String
    let mayBeRead: Bool
  }

  init(_ files: [File]) {
    self.files = files
    indicesByName = Dictionary(grouping: files.indices) { Path.name(of: files[$0].path) }
    indicesByType = Dictionary(grouping: files.indices) { FileExtension.of(files[$0].path) }
  }

  func files(named name: String) -> some Sequence<File> {
    (indicesByName[name] ?? []).lazy.map { files[$0] }
  }

  func files(ofTypes types: Set<String>) -> some Sequence<File> {
    types.flatMap { indicesByType[$0] ?? [] }.sorted().lazy.map { files[$0] }
  }
}
