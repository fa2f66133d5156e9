internal import Files
internal import InfoPlist
internal import LaunchApps
internal import Platform
internal import XcodeProjects

/// Finds the project or Info.plist that a person means by a folder or a workspace.
enum AppSearch {
  static func path(_ path: String) throws(InstallError) -> String {
    let trimmed = path.count > 1 && path.endsInSlash ? String(path.dropLast()) : path
    if Path.name(of: trimmed) == "project.pbxproj" {
      return Path.folder(of: trimmed)
    }
    switch FileExtension.of(trimmed) {
    case "app", "ipa": throw .isBuilt(path: path)
    case "xcodeproj": return trimmed
    case "xcworkspace": return try inFolder(Path.folder(of: trimmed))
    default: break
    }
    guard FileKind(of: trimmed) == .folder else { return trimmed }
    return try inFolder(trimmed == "." ? "" : trimmed)
  }

  private static func inFolder(_ folder: String) throws(InstallError) -> String {
    let (projects, lists) = try mapError(try candidates(in: folder)) {
      InstallError.unreadable(path: folder.isEmpty ? "." : folder, $0)
    }
    let found = projects.isEmpty ? lists : projects
    if found.count > 1 { throw .severalProjects(path: folder.isEmpty ? "." : folder, found) }
    guard let path = found.first else {
      throw .load(path: folder.isEmpty ? "." : folder, BundleLoader.noApp(in: folder))
    }
    return path
  }

  private static func candidates(
    in folder: String
  ) throws(FileError) -> (projects: [String], infoPlists: [String]) {
    let tree = FolderTree()
    let projects = highest(try FolderWalk.projects(in: folder, tree))
    if !projects.isEmpty { return (projects, []) }
    let lists = try FolderWalk.infoPlists(in: folder, tree)
    return ([], highest(lists.filter { !$0.isInApp && isOfApp($0.path) }.map(\.path)))
  }

  private static func isOfApp(_ path: String) -> Bool {
    (try? PropertyListDocument(found: path)).map { $0.otherKind == nil } ?? false
  }

  /// The paths in the highest folder that has any. The project of CocoaPods makes no app.
  private static func highest(_ paths: [String]) -> [String] {
    let apps = paths.filter { $0.lastPathName != "Pods.xcodeproj" }
    let level = apps.map(\.pathNames.count).min()
    return apps.filter { $0.pathNames.count == level }.sorted()
  }
}
