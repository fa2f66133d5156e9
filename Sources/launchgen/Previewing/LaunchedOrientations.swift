import LaunchApps
import LaunchImages

enum LaunchedOrientations {
  /// The orientations in an Info.plist, or in that of a project's first target: those for iPhones,
  /// or those for iPads if the app is only for iPads. Empty if the Info.plist cannot be read.
  static func of(_ path: String, _ project: ProjectOptions) throws -> [InterfaceOrientation] {
    let bundles = try project.load(path, .standard)
    guard let contents = bundles.first.flatMap({ try? $0.contents.get() }) else { return [] }
    return contents.info.orientations(for: contents.info.mainIdiom)
  }
}
