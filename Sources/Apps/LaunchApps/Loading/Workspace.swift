internal import Platform
internal import Texts

/// A reason why no single project could be found in a workspace.
public enum WorkspaceError: Error, Equatable, Sendable {
  case damaged(InterfaceError)
  case noProject
  case severalProjects([String])
  /// The only project is not in the folder that contains the workspace.
  case outside(project: String)
}

/// Finds the project that an .xcworkspace is for.
package enum Workspace {
  package static func isWorkspace(_ path: String) -> Bool {
    FileExtension.of(ListedFolders.plain(path)) == "xcworkspace"
  }

  /// The path of the only project in a workspace. If `path` is not a workspace, returns `path`
  /// unchanged.
  package static func project(at path: String) throws(LoadError) -> String {
    guard isWorkspace(path), FileKind(of: path) == .folder else { return path }
    let workspace = ListedFolders.plain(path)
    let (file, folder) = (workspace + "/contents.xcworkspacedata", Path.folder(of: workspace))
    do throws(WorkspaceError) {
      let root = try mapError(try InterfaceReader.root(ofFile: file), WorkspaceError.damaged)
      return try onlyProject(projects(in: root, group: folder, folder), folder)
    } catch {
      throw .workspace(file: file, error)
    }
  }

  private static func onlyProject(
    _ named: [String], _ folder: String
  ) throws(WorkspaceError) -> String {
    let all = named.filter { !FolderWalk.isOfCocoaPods($0) }.withoutRepeats
    let existing = all.filter { FileKind(of: $0) == .folder }
    // Commands change a project that is named, and a workspace of others may name any.
    let root = ResolvedPath.ofNearest(folder.isEmpty ? "." : folder)
    func isInside(_ project: String) -> Bool {
      root.map { ResolvedPath.ofNearest(project)?.isPath(in: $0) == true } ?? false
    }
    // Libraries have projects of their own.
    let isOne = existing.count == 1
    let apps = existing.filter { isOne || isInside($0) && BundleLoader.mayMakeApp(project: $0) }
    let projects = [apps, existing, all].first { !$0.isEmpty } ?? []
    guard let project = projects.first else { throw .noProject }
    if projects.count > 1 { throw .severalProjects(projects) }
    if !isInside(project) { throw .outside(project: project) }
    return project
  }

  /// The paths of the projects in an element. Locations of the element's children are relative to
  /// the folder `group`. The folder `folder` contains the workspace.
  private static func projects(
    in element: InterfaceElement, group: String, _ folder: String
  ) -> [String] {
    element.children.flatMap { child -> [String] in
      guard let path = path(child["location"] ?? "group:", group, folder) else { return [] }
      if child.name == "Group" { return projects(in: child, group: path, folder) }
      return child.name == "FileRef" && FileExtension.of(path) == "xcodeproj"
        ? [Path.onDisk(path) ?? path] : []
    }
  }

  /// The path of a location such as `group:Game.xcodeproj`; `nil` for a location inside Xcode.
  private static func path(_ location: String, _ group: String, _ folder: String) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts.last ?? "")
    return switch parts.first {
    case "group": Path.standardized(Path.joined(group, path))
    case "container": Path.standardized(Path.joined(folder, path))
    case "absolute": Path.standardized(path)
    // The workspace is inside the project.
    case "self": folder
    default: nil
    }
  }
}

extension WorkspaceError {
  /// The problem and the remedy, to be printed after the path.
  var words: (problem: String, remedy: String) {
    switch self {
    case .damaged(let error): (error.description, "fix it, or name the project itself")
    case .noProject: ("has no project (the workspace lists none)", "name a project or a folder")
    case .severalProjects(let projects):
      ("has \(projects.count) projects (\(projects.listed(upTo: 4)))", "name one of them")
    case .outside(let project):
      ("has no project in its own folder (it lists '\(project)')", "name that if it is yours")
    }
  }
}
