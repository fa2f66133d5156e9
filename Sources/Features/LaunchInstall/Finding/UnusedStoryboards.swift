internal import Files
internal import LaunchApps
internal import XcodeProjects

/// The storyboards in a project that the app does not show: nobody made them members of the target,
/// or they do not exist although the project lists them.
struct UnusedStoryboards {
  private let app: ScreenApp
  private let table: MemberTable
  /// The paths of the target's members.
  private let members: [String]
  /// The paths of the files on the disk, without those of other projects.
  private let found: [String]

  /// How many levels below the project's folder its files are looked for.
  private static let depth = 6

  init(_ app: ScreenApp, _ table: MemberTable, _ places: TargetPlaces) {
    self.app = app
    self.table = table
    members = places.interfaces.map(\.path).filter { $0.hasSuffix(".storyboard") }
    let tree = FolderTree()
    let others = ((try? FolderWalk.projects(in: app.folder, tree, foreign: .leftOut)) ?? [])
      .map { Path.folder(of: $0) }.filter { $0 != app.folder }
    found = FolderWalk.files(
      ofTypes: ["storyboard"], in: app.folder, depth: Self.depth, tree
    ).filter { path in
      !others.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// The paths of the storyboards with a name, without those that other apps have, the most likely
  /// one first.
  ///
  /// - Parameter isOfOthers: whether another app has a file.
  func paths(named name: String, without isOfOthers: (String) -> Bool) -> [String] {
    let file = name + ".storyboard"
    let members = self.members.filter { Path.name(of: $0) == file }
    let listed = table.files(named: file).compactMap { app.location?.shown($0) }
    let found = self.found.filter { Path.name(of: $0) == file }
    let others = app.others.flatMap(\.builds)
    let paths = Set(members + listed + found).filter { path in
      app.allows(path) && !isOfOthers(path)
        && (isNear(path, app.builds) || !isNear(path, others))
    }
    func rank(_ path: String) -> (Int, Int, Int, Int, String) {
      (
        members.contains(path) ? 0 : 1, isNear(path, app.builds) ? 0 : 1,
        listed.contains(path) ? 0 : 1, path.pathNames.count, path
      )
    }
    return paths.sorted { rank($0) < rank($1) }
  }

  /// Whether a file is in the folder of an Info.plist, or below it.
  private func isNear(_ path: String, _ builds: [ScreenApp.Build]) -> Bool {
    builds.contains { build in
      build.infoPlist.map { Path.folder(of: $0) }.map {
        $0.isEmpty || path.hasPrefix($0 + "/")
      } ?? false
    }
  }
}
