internal import Files
internal import InfoPlist
internal import LaunchApps
internal import XcodeProjects

/// Finds the project or Info.plist that a person means by a folder or a workspace.
enum AppSearch {
  /// Folders of code that others made.
  private static let foreign: Set<Substring> = ["Pods", "Carthage", "node_modules", "build"]

  static func path(_ path: String) throws(InstallError) -> String {
    let trimmed = path.count > 1 && path.endsInSlash ? String(path.dropLast()) : path
    if ProjectPath.name(of: trimmed) == "project.pbxproj" {
      return ProjectPath.folder(of: trimmed)
    }
    switch FileExtension.of(trimmed) {
    case "app", "ipa": throw .isBuilt(path: path)
    case "xcodeproj": return trimmed
    case "xcworkspace": return try inFolder(ProjectPath.folder(of: trimmed))
    default: break
    }
    guard FileKind(of: trimmed) == .folder else { return trimmed }
    return try inFolder(trimmed == "." ? "" : trimmed)
  }

  private static func inFolder(_ folder: String) throws(InstallError) -> String {
    let (projects, lists) = try candidates(in: folder)
    let found = projects.isEmpty ? lists : projects
    if found.count > 1 { throw .severalProjects(path: folder.isEmpty ? "." : folder, found) }
    guard let path = found.first else {
      throw .load(path: folder.isEmpty ? "." : folder, .noInfoPlist(.folder))
    }
    return path
  }

  private static func candidates(
    in folder: String
  ) throws(InstallError) -> (projects: [String], infoPlists: [String]) {
    let tree = FolderTree()
    do throws(FileError) {
      let projects = own(try FolderWalk.projects(in: folder, tree), below: folder)
      if !projects.isEmpty { return (projects, []) }
      let lists = try FolderWalk.infoPlists(in: folder, tree)
      return ([], own(lists.filter { !$0.isInApp && isOfApp($0.path) }.map(\.path), below: folder))
    } catch {
      throw .unreadable(path: folder.isEmpty ? "." : folder, error)
    }
  }

  private static func isOfApp(_ path: String) -> Bool {
    (try? PropertyListDocument(found: path)).map { $0.otherKind == nil } ?? false
  }

  /// The paths outside of folders with code of others; of several, those in the highest folder.
  private static func own(_ paths: [String], below folder: String) -> [String] {
    let own = paths.filter { path in
      let names = path.pathNames.dropFirst(folder.pathNames.count)
      return !names.dropLast().contains(where: foreign.contains) && names.last != "Pods.xcodeproj"
    }
    let level = own.map(\.pathNames.count).min()
    return own.filter { $0.pathNames.count == level }.sorted()
  }
}
