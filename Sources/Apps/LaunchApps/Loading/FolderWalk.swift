package import Platform

/// Searches a folder and its subfolders for files and folders that belong to apps. By default,
/// ``ForeignFolders``, such as Pods, are left out; a search for apps also reports what it left out.
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

  /// Finds the Info.plist files of built apps. Outside of built apps, finds property lists that
  /// have the name of an Info.plist or a key of an iOS app.
  static func infoPlists(in folder: String, _ tree: FolderTree) throws(FileError) -> [Found] {
    try walk(folder, tree, foreign: .reported).filter { found in
      // A list in a language's folder is no app's.
      guard found.isFile, !found.path.pathFolder.hasSuffix(".lproj") else { return false }
      if found.isInApp { return found.name == "Info.plist" }
      return isInfoPlist(found.name) || isPropertyList(found.name) && hasAppKey(found.path)
    }
  }

  /// Whether a file with this name may be a project's Info.plist: one word of the name is `info`,
  /// as in `App-Info.plist`, `Info_iOS.plist`, `Info.plist.xml` (RoboVM) and `Info.plist.in`,
  /// `Info.plist.xml.in` and `Info.plist.in.xml` (CMake).
  static func isInfoPlist(_ name: String) -> Bool {
    isPropertyList(name)
      && name.lowercased().split { !$0.isLetter && !$0.isNumber }.contains("info")
  }

  private static func isPropertyList(_ name: String) -> Bool {
    [".plist", ".plist.xml", ".plist.in", ".plist.xml.in", ".plist.in.xml"]
      .contains(where: name.lowercased().hasSuffix)
  }

  /// Whether a property list is a template, which need not be valid by itself.
  static func isTemplate(_ name: String) -> Bool {
    name.lowercased().split(separator: ".").dropFirst().contains("in")
  }

  /// Whether a file, which may be damaged, has a key of an iOS app.
  static func hasAppKey(_ path: String) -> Bool {
    FileReader.begins(
      path,
      withOneOf: [
        "UISupportedInterfaceOrientations", "UILaunch", "UIDeviceFamily", "LSRequiresIPhoneOS",
      ])
  }

  /// The folders of the property lists with a key of an iOS app, each with a slash at its end.
  static func appFolders(_ found: [Found]) -> [String] {
    found.filter { !$0.isInApp && hasAppKey($0.path) }.map(\.path.pathParts.folder)
      .filter { !$0.isEmpty }
  }

  /// Paths of files with one of the extensions, including folders that Xcode treats as files.
  package static func files(
    ofTypes types: Set<String>, in folder: String, depth: Int = .max,
    _ tree: FolderTree = FolderTree(), foreign: ForeignFolderUse = .leftOut
  ) -> [String] {
    ((try? walk(folder, depth: depth, tree, foreign: foreign)) ?? [])
      .filter { $0.isFile && !$0.isInApp && types.contains(FileExtension.of($0.name)) }.map(\.path)
  }

  /// The .xcodeproj folders in the order of the search. A link to one of these folders is left out,
  /// and so is a folder without a project.pbxproj.
  package static func projects(
    in folder: String, _ tree: FolderTree = FolderTree(),
    foreign: ForeignFolderUse = .reported
  ) throws(FileError) -> [String] {
    let found = try walk(folder, tree, foreign: foreign)
      .filter { $0.isFolder && $0.path.hasSuffix(".xcodeproj") && isWhole($0.path) }.map(\.path)
    func isLink(_ path: String) -> Bool { FileKind(of: path, followsLinks: false) == .link }
    var known = Set(found.filter { !isLink($0) }.compactMap { FileIdentity(of: $0) })
    return found.filter { path in
      !isLink(path) || FileIdentity(of: path).map { known.insert($0).inserted } ?? false
    }
  }

  /// Whether a project belongs to CocoaPods. Such a project makes no app.
  package static func isOfCocoaPods(_ project: String) -> Bool {
    project.lastPathName == "Pods.xcodeproj"
  }

  /// Whether an .xcodeproj folder has the project itself. If a program makes the project, Git often
  /// has only the versions of its packages.
  private static func isWhole(_ project: String) -> Bool {
    (try? FolderListing.names(in: project))?.contains("project.pbxproj") != false
  }

  /// The files from which programs make a project, in folders without one: the specifications for
  /// XcodeGen and Tuist, Expo's app.json, and the manifests of app packages. Without them, an
  /// .xcodeproj folder that has no project.pbxproj.
  static func specifications(
    in folder: String, projects: [String], _ tree: FolderTree
  ) -> [String] {
    // Most Macs ignore case.
    let made = Set(projects.map { $0.pathFolder.lowercased() })
    return ((try? walk(folder, tree)) ?? []).filter { found in
      if found.isInApp || !isSpecification(found) { return false }
      // Expo makes the project in a folder of its own; Capacitor, in a folder below.
      let isExpo = found.name == "app.json"
      let folder = Path.joined(found.path.pathFolder, isExpo ? "ios" : "").lowercased()
      return !made.contains { $0 == folder || isExpo && $0.hasPrefix(folder + "/") }
    }.map(\.path)
  }

  private static func isSpecification(_ found: Found) -> Bool {
    return switch FileExtension.of(found.name) {
    case "xcodeproj":
      found.isFolder && !isWhole(found.path)
        && !specificationNames.contains {
          FileKind(of: Path.joined(found.path.pathFolder, $0)) == .file
        }
    case _ where isManifest(found.path):
      FileReader.begins(found.path, withOneOf: [".iOSApplication("])
    case _ where found.name == "app.json": isOfExpo(found.path)
    default: found.isFile && specificationNames.contains(found.name)
    }
  }

  private static func isOfExpo(_ path: String) -> Bool {
    FileReader.begins(path, withOneOf: ["\"expo\""])
  }

  static let specificationNames = ["project.yml", "project.yaml", "Project.swift"]

  /// The nearest of the specifications in the folders above an Info.plist.
  ///
  /// - Parameter known: the specifications that a search found; `nil` to look in three folders.
  static func specification(above path: String, among known: [String]?) -> String? {
    let folders = sequence(first: path.pathFolder) { folder in
      folder.isEmpty || folder.hasSuffix("..") ? nil : folder.pathFolder
    }.prefix(3)
    let near = folders.flatMap { folder in
      (specificationNames + ["app.json"]).map { Path.joined(folder, $0) }
    }.filter { path in
      path.lastPathName == "app.json" ? isOfExpo(path) : FileKind(of: path) == .file
    }
    return (known ?? near)
      .filter { $0.pathFolder.isEmpty || path.hasPrefix($0.pathFolder + "/") }
      .max { $0.pathFolder.utf8.count < $1.pathFolder.utf8.count }
  }

  package static func isManifest(_ path: String) -> Bool { path.lastPathName == "Package.swift" }

  /// The built apps that are not inside other apps.
  package static func apps(in folder: String) -> [String] {
    ((try? walk(folder, FolderTree(), foreign: .reported)) ?? [])
      .filter { $0.isFolder && !$0.isInApp && isApp($0.path) }.map(\.path)
  }

  /// Extensions of folders that have no sources of an app. The last three belong to Instruments,
  /// xcodebuild's tests and Xcode's templates.
  private static let opaque: Set = [
    ".framework", ".bundle", ".dSYM", ".xcodeproj", ".trace", ".xcresult", ".xctemplate",
  ]

  /// All files and folders except hidden ones. These folders are listed, but not searched: folders
  /// in an app, `opaque` folders, and folders such as asset catalogs that Xcode treats as files.
  fileprivate static func walk(
    _ folder: String, depth: Int = .max, _ tree: FolderTree,
    foreign: ForeignFolderUse = .leftOut
  ) throws(FileError) -> [Found] {
    var all: [Found] = []
    try tree.folders.walk(folder, depth: depth) { entry, path, folder in
      let (name, isInApp) = (entry.name, isApp(folder))
      if name.hasPrefix(".") { return false }
      var isFolder = entry.kind == .folder
      if isFolder, !isInApp, foreign != .searched, ForeignFolders.contains(name, in: folder) {
        if foreign == .reported { SearchOmissions.add(path, as: .foreignFolder) }
        return false
      }
      let type = isFolder ? name[(name.lastIndex(of: ".") ?? name.endIndex)...] : ""
      let isFile = entry.kind == .file || [".xcassets", ".storyboardc", ".nib"].contains(type)
      let isSearched = isFolder && !isFile && !isInApp
      if entry.kind == nil && name.hasSuffix(".xcodeproj") {
        isFolder = FileKind(of: path) == .folder
      }
      if isFolder || isFile {
        all.append(
          Found(name: name, path: path, isInApp: isInApp, isFolder: isFolder, isFile: isFile))
      }
      return isSearched && !opaque.contains(String(type))
    }
    return all
  }
}

/// A cache of folder listings, so that a search lists each folder only once.
package final class FolderTree {
  let folders = ListedFolders()
  /// The results of ``highestFiles(in:depth:)``, by depth and then by folder.
  private var highest: [Int: [String: [String: String]]] = [:]

  package init() {}

  /// Paths of files in a folder and its subfolders, by file name. Of several files with the same
  /// name, the one in the highest folder is used; at the same height, the first one found.
  func highestFiles(in folder: String, depth: Int) -> [String: String] {
    let folder = ListedFolders.plain(folder)
    if let known = highest[depth]?[folder] { return known }
    let all = ((try? FolderWalk.walk(folder, depth: depth, self)) ?? []).filter(\.isFile)
    func level(_ path: String) -> Int { path.count { $0 == "/" } }
    let files = Dictionary(all.map { ($0.name, $0.path) }) { level($1) < level($0) ? $1 : $0 }
    highest[depth, default: [:]][folder] = files
    return files
  }
}

/// Finds the Info.plist if the user did not name one.
package enum InfoPlistSearch {
  /// The source Info.plist of the only app in a folder and its subfolders.
  package static func onlyFile(in folder: String) throws(LoadError) -> String {
    let paths = files(of: try BundleLoader.load(folder)).map(\.path)
    guard let first = paths.first else { throw BundleLoader.noApp(in: folder) }
    if paths.count > 1 { throw .severalInfoPlists(paths: paths) }
    return first
  }

  /// The paths of the files directly in a folder that have the name of an Info.plist, sorted.
  package static func files(directlyIn folder: String) -> [String] {
    let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.filter(FolderWalk.isInfoPlist).map { Path.joined(folder, $0) }
      .filter { FileKind(of: $0) == .file }
  }

  /// The readable source Info.plist files, each once, with the names of their images.
  package static func files(of bundles: [LoadedBundle]) -> [(path: String, images: Set<String>)] {
    var seen: Set<String> = []
    return bundles.compactMap { bundle in
      guard case .success(let contents) = bundle.contents, contents.isFile,
        seen.insert(bundle.path).inserted
      else { return nil }
      return (bundle.path, contents.imageNames)
    }
  }
}
