import LaunchApps
import LaunchImages

/// The orientations that an app launches into.
enum LaunchedOrientations {
  /// Those that an Info.plist or a target of a project lists for iPhones; of an app for iPads only,
  /// for iPads.
  static func of(_ path: String, _ project: ProjectOptions) throws -> [InterfaceOrientation] {
    let bundles = try project.load(path, .standard)
    guard let contents = bundles.first.flatMap({ try? $0.contents.get() }) else { return [] }
    return contents.info.orientations(for: contents.info.mainIdiom)
  }
}
