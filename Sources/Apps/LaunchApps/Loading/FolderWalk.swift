package import Files

/// Searches a folder and its subfolders for files and folders that belong to apps.
///
/// ``ForeignFolders`` below the folder are left out. Searches for apps add them to
/// ``SearchOmissions``; lookups of a known app's files do not.
package enum FolderWalk {
  package enum ForeignFolderUse { case leftOut, reported, searched }

  package struct Found {
    package var path: String
    package var isInApp: Bool
  }

  static func isApp(_ folder: String) -> Bool { folder.lowercased().hasSuffix(".app") }

  /// Finds the files with a name that an Info.plist may have (``isInfoPlist(_:)``). In a built app,
  /// only `Info.plist` itself is found.
  package static func infoPlists(
    in folder: String, _ tree: FolderTree = FolderTree()
  ) throws(FileError) -> [Found] {
    var found: [Found] = []
    try walk(folder, tree, foreign: .reported) { name, path, isInApp in
      if isInApp ? name == "Info.plist" : isInfoPlist(name) {
        found.append(Found(path: path, isInApp: isInApp))
      }
    }
    return found
  }

  /// Whether a file with this name may be a project's Info.plist: `App-Info.plist`,
  /// `Info-Debug.plist`, `Info.plist.xml` (RoboVM), `Info.plist.in` (CMake).
  package static func isInfoPlist(_ name: String) -> Bool {
    let name = name.lowercased()
    let stem = ["", ".xml", ".in"].lazy.filter { name.hasSuffix(".plist" + $0) }
      .map { name.dropLast((".plist" + $0).count) }.first
    return stem.map { $0.hasSuffix("info") || $0.hasPrefix("info-") } ?? false
  }

  /// Paths of all files, keyed by file name. If several files have the same name, the one in the
  /// highest folder is used.
  static func highestFiles(
    in folder: String, depth: Int, _ tree: FolderTree
  ) -> [String: String] {
    var found: [String: String] = [:]
    try? walk(folder, depth: depth, tree) { name, path, _ in
      let isHigher = found[name].map { level(path) < level($0) } ?? true
      if isHigher { found[name] = path }
    }
    return found
  }

  /// Paths of files, and of folders that Xcode treats as files, that have one of the extensions.
  ///
  /// - Parameter types: the extensions in lower case.
  package static func files(
    ofTypes types: Set<String>, in folder: String, depth: Int = .max,
    _ tree: FolderTree = FolderTree(), foreign: ForeignFolderUse = .leftOut
  ) -> [String] {
    var found: [String] = []
    try? walk(folder, depth: depth, tree, foreign: foreign) { name, path, isInApp in
      if !isInApp, types.contains(FileExtension.of(name)) { found.append(path) }
    }
    return found
  }

  /// The .xcodeproj folders, in the order in which they are found. A link to one is found too,
  /// unless what it leads to is found by itself.
  package static func projects(
    in folder: String, _ tree: FolderTree = FolderTree(),
    foreign: ForeignFolderUse = .reported
  ) throws(FileError) -> [String] {
    var found: [String] = []
    try walk(folder, tree, foreign: foreign) { _, _, _ in
    } onFolder: { path in
      if path.hasSuffix(".xcodeproj") { found.append(path) }
    }
    func isLink(_ path: String) -> Bool { FileKind(of: path, followsLinks: false) == .link }
    var known = Set(found.filter { !isLink($0) }.compactMap { FileIdentity(of: $0) })
    return found.filter { path in
      !isLink(path) || FileIdentity(of: path).map { known.insert($0).inserted } ?? false
    }
  }

  /// The specifications for XcodeGen and Tuist in folders without an .xcodeproj, in the order in
  /// which they are found.
  static func specifications(
    in folder: String, projects: [String], _ tree: FolderTree
  ) -> [String] {
    let made = Set(projects.map(\.pathFolder))
    let names: Set = ["project.yml", "project.yaml", "Project.swift"]
    var found: [String] = []
    try? walk(folder, tree) { name, path, isInApp in
      if !isInApp, names.contains(name), !made.contains(path.pathFolder) { found.append(path) }
    }
    return found
  }

  /// The built apps, in the order in which they are found; apps inside other apps are left out.
  package static func apps(
    in folder: String, _ tree: FolderTree = FolderTree()
  ) -> [String] {
    var found: [String] = []
    try? walk(folder, tree, foreign: .reported) { _, _, _ in
    } onFolder: { path in
      let isInApp = found.contains { path.hasPrefix($0 + "/") }
      if isApp(path), !isInApp { found.append(path) }
    }
    return found
  }

  private static func level(_ path: String) -> Int { path.count { $0 == "/" } }

  /// Calls `onFolder` with every folder, and `body` with every file and every folder that Xcode
  /// treats as a file; folders of this kind are not searched. Hidden folders and folders inside an
  /// app are left out: they never contain launch images.
  private static func walk(
    _ folder: String, depth: Int = .max, _ tree: FolderTree,
    foreign: ForeignFolderUse = .leftOut,
    _ body: (_ name: String, _ path: String, _ isInApp: Bool) -> Void,
    onFolder: (_ path: String) -> Void = { _ in }
  ) throws(FileError) {
    try tree.folders.walk(folder, depth: depth) { entry, path, folder in
      let (name, isInApp) = (entry.name, isApp(folder))
      if name.hasPrefix(".") { return false }
      switch entry.kind {
      case .folder where !isInApp && foreign != .searched && ForeignFolders.contains(name):
        if foreign == .reported { SearchOmissions.add(foreignFolder: path) }
      case .folder:
        onFolder(path)
        if ["xcassets", "storyboardc", "nib"].contains(where: { name.hasSuffix("." + $0) }) {
          body(name, path, isInApp)
          return false
        }
        return !isInApp
          && !["framework", "bundle", "dSYM", "xcodeproj"].contains { name.hasSuffix("." + $0) }
      case .file: body(name, path, isInApp)
      case nil where name.hasSuffix(".xcodeproj") && FileKind(of: path) == .folder: onFolder(path)
      case .link, .other, nil: break
      }
      return false
    }
  }
}
