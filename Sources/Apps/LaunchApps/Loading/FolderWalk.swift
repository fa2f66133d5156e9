package import Files

/// Searches a folder and its subfolders for files and folders that belong to apps.
///
/// ``ForeignFolders`` below the folder are left out. Searches for apps add them to
/// ``SearchOmissions``; lookups of a known app's files do not.
package enum FolderWalk {
  package enum ForeignFolderUse { case leftOut, reported, searched }

  package struct Found {
    fileprivate let name: String
    package let path: String
    package let isInApp: Bool
    fileprivate let isFolder: Bool
    /// Whether this is a file, or a folder that Xcode treats as a file.
    fileprivate let isFile: Bool
  }

  static func isApp(_ folder: String) -> Bool { folder.lowercased().hasSuffix(".app") }

  /// Finds the files with a name that an Info.plist may have (``isInfoPlist(_:)``). In a built app,
  /// only `Info.plist` itself is found.
  static func infoPlists(in folder: String, _ tree: FolderTree) throws(FileError) -> [Found] {
    try walk(folder, tree, foreign: .reported).filter { found in
      found.isFile && (found.isInApp ? found.name == "Info.plist" : isInfoPlist(found.name))
    }
  }

  /// Whether a file with this name may be a project's Info.plist: `App-Info.plist`,
  /// `Info-Debug.plist`, `Info.plist.xml` (RoboVM), `Info.plist.in` (CMake).
  static func isInfoPlist(_ name: String) -> Bool {
    let name = name.lowercased()
    let stem = ["", ".xml", ".in"].lazy.filter { name.hasSuffix(".plist" + $0) }
      .map { name.dropLast((".plist" + $0).count) }.first
    return stem.map { $0.hasSuffix("info") || $0.hasPrefix("info-") } ?? false
  }

  /// Paths of files, and of folders that Xcode treats as files, that have one of the extensions.
  package static func files(
    ofTypes types: Set<String>, in folder: String, depth: Int = .max,
    _ tree: FolderTree = FolderTree(), foreign: ForeignFolderUse = .leftOut
  ) -> [String] {
    ((try? walk(folder, depth: depth, tree, foreign: foreign)) ?? [])
      .filter { $0.isFile && !$0.isInApp && types.contains(FileExtension.of($0.name)) }.map(\.path)
  }

  /// The .xcodeproj folders, in the order in which they are found. A link to one is found too,
  /// unless what it leads to is found by itself.
  package static func projects(
    in folder: String, _ tree: FolderTree = FolderTree(),
    foreign: ForeignFolderUse = .reported
  ) throws(FileError) -> [String] {
    let found = try walk(folder, tree, foreign: foreign)
      .filter { $0.isFolder && $0.path.hasSuffix(".xcodeproj") }.map(\.path)
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
    return ((try? walk(folder, tree)) ?? []).filter { found in
      found.isFile && !found.isInApp && names.contains(found.name)
        && !made.contains(found.path.pathFolder)
    }.map(\.path)
  }

  /// The built apps, in the order in which they are found; apps inside other apps are left out.
  package static func apps(in folder: String) -> [String] {
    ((try? walk(folder, FolderTree(), foreign: .reported)) ?? [])
      .filter { $0.isFolder && !$0.isInApp && isApp($0.path) }.map(\.path)
  }

  /// All files and folders, also those that Xcode treats as files; these are not searched. Hidden
  /// folders and folders inside an app are left out: they never contain launch images.
  fileprivate static func walk(
    _ folder: String, depth: Int = .max, _ tree: FolderTree,
    foreign: ForeignFolderUse = .leftOut
  ) throws(FileError) -> [Found] {
    var all: [Found] = []
    try tree.folders.walk(folder, depth: depth) { entry, path, folder in
      let (name, isInApp) = (entry.name, isApp(folder))
      func add(isFolder: Bool, isFile: Bool) {
        all.append(
          Found(name: name, path: path, isInApp: isInApp, isFolder: isFolder, isFile: isFile))
      }
      if name.hasPrefix(".") { return false }
      switch entry.kind {
      case .folder where !isInApp && foreign != .searched && ForeignFolders.contains(name):
        if foreign == .reported { SearchOmissions.add(foreignFolder: path) }
      case .folder:
        let isFile = ["xcassets", "storyboardc", "nib"].contains { name.hasSuffix("." + $0) }
        add(isFolder: true, isFile: isFile)
        return !isFile && !isInApp
          && !["framework", "bundle", "dSYM", "xcodeproj"].contains { name.hasSuffix("." + $0) }
      case .file: add(isFolder: false, isFile: true)
      case nil where name.hasSuffix(".xcodeproj") && FileKind(of: path) == .folder:
        add(isFolder: true, isFile: false)
      case .link, .other, nil: break
      }
      return false
    }
    return all
  }
}

/// A cache of folder listings, so that a search lists each folder only once.
package final class FolderTree {
  private struct Place: Hashable {
    let folder: String
    let depth: Int
  }

  let folders = ListedFolders()
  private var highest: [Place: [String: String]] = [:]

  package init() {}

  /// Paths of files in a folder and its subfolders, keyed by file name. If several files have the
  /// same name, the one in the highest folder is used.
  func highestFiles(in folder: String, depth: Int) -> [String: String] {
    let place = Place(folder: ListedFolders.plain(folder), depth: depth)
    if let known = highest[place] { return known }
    var files: [String: String] = [:]
    for found in (try? FolderWalk.walk(place.folder, depth: depth, self)) ?? [] where found.isFile {
      let isHigher = files[found.name].map { Self.level(found.path) < Self.level($0) } ?? true
      if isHigher { files[found.name] = found.path }
    }
    highest[place] = files
    return files
  }

  private static func level(_ path: String) -> Int { path.count { $0 == "/" } }
}
