internal import Files
internal import LaunchApps
internal import Platform
internal import Texts

/// Finds the Info.plist that a path leads to, which may be a folder that has it.
package enum InfoPlistFolder {
  /// The path itself, or for a folder that of the only app's Info.plist in it.
  package static func infoPlist(_ path: String) throws(CommandError) -> String {
    if NamedTarget.isProject(path) || FileKind(of: path) != .folder { return path }
    return try mapError(try InfoPlistSearch.onlyFile(in: path)) { (error: LoadError) in
      CommandError(error.message(at: path))
    }
  }
}
