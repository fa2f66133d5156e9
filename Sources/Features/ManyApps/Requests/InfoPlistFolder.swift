internal import Files
internal import LaunchApps
internal import Texts

/// Finds the Info.plist that a path leads to, which may be a folder that has it.
package enum InfoPlistFolder {
  /// The path itself, or for a folder that of the only app's Info.plist in it.
  ///
  /// - Throws: ``CommandError`` if the folder has no Info.plist, or several.
  package static func infoPlist(_ path: String) throws(CommandError) -> String {
    if NamedTarget.isProject(path) || FileKind(of: path) != .folder { return path }
    let found = BundleLoader.infoPlistFiles(at: [path], LoadOptions()).map(\.path)
    guard let first = found.first else {
      throw CommandError(BundleLoader.noApp(in: path).message(at: path))
    }
    if found.count > 1 {
      let names = found.prefix(4).joined(separator: ", ")
      throw CommandError(
        .badData, path, "has \(found.count) Info.plist files (\(names))", "name one of them")
    }
    return first
  }
}
