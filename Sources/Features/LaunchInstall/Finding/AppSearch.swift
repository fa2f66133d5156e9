internal import Files
internal import LaunchApps
internal import Platform

/// Finds the project or Info.plist that a person means by a folder or a workspace.
enum AppSearch {
  static func path(_ path: String) throws(InstallError) -> String {
    let trimmed = path.count > 1 && path.endsInSlash ? String(path.dropLast()) : path
    if Path.name(of: trimmed) == "project.pbxproj" { return Path.folder(of: trimmed) }
    switch FileExtension.of(trimmed) {
    case "app", "ipa": throw .isBuilt(path: path)
    case "xcodeproj": return trimmed
    case "xcworkspace": return try inFolder(Path.folder(of: trimmed))
    default: return try FileKind(of: trimmed) == .folder ? inFolder(trimmed) : trimmed
    }
  }

  /// The project in the highest folder that has one; without a project, the Info.plist of the only
  /// app.
  private static func inFolder(_ folder: String) throws(InstallError) -> String {
    let path = folder.isEmpty ? "." : folder
    let all = try mapError(try FolderWalk.projects(in: path == "." ? "" : path)) {
      InstallError.unreadable(path: path, $0)
    }
    // The project of CocoaPods makes no app.
    let projects = all.filter { $0.lastPathName != "Pods.xcodeproj" }
    let level = projects.map(\.pathNames.count).min()
    let highest = projects.filter { $0.pathNames.count == level }.sorted()
    if highest.count > 1 { throw .severalProjects(path: path, highest) }
    if let project = highest.first { return project }
    return try mapError(try InfoPlistSearch.onlyFile(in: path)) {
      InstallError.load(path: path, $0)
    }
  }
}
