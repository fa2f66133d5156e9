internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import XcodeProjects

/// A storyboard that a build would write although an app without a project already shows another one
/// with this name: nobody would see it.
package enum SecondStoryboard {
  /// - Parameters:
  ///   - storyboard: the path of the storyboard that the build writes.
  ///   - infoPlist: the path of the Info.plist that names it afterward.
  /// - Throws: ``InstallError/secondStoryboard(path:infoPlist:)``
  package static func check(_ storyboard: String, infoPlist: String) throws(InstallError) {
    let name = ProjectPath.base(ProjectPath.name(of: storyboard))
    guard let document = try? PropertyListDocument(found: infoPlist),
      InfoPlistKey.variants(of: LaunchScreenKey.storyboardName.rawValue).contains(where: {
        document.root[$0]?.string == name
      })
    else { return }
    let folder = ProjectPath.folder(of: infoPlist)
    let own = ResolvedPath.ofNearest(storyboard)
    let found = FolderWalk.files(ofTypes: ["storyboard", "xib"], in: folder, depth: 4)
      .filter { ProjectPath.base(ProjectPath.name(of: $0)) == name }
    guard let other = found.sorted().first(where: { ResolvedPath.ofNearest($0) != own }) else {
      return
    }
    throw .secondStoryboard(path: other, infoPlist: infoPlist)
  }
}
