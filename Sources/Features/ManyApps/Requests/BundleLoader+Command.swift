internal import InfoPlist
package import LaunchApps
internal import Platform
internal import Texts

extension BundleLoader {
  /// Reads the apps at a path, with the error that a command shows.
  package static func loaded(
    _ path: String, _ options: LoadOptions
  ) throws(CommandError) -> [LoadedBundle] {
    try mapError(try load(path, options)) { (error: LoadError) in
      CommandError(error.message(at: path))
    }
  }
}

extension LoadedBundle {
  /// The app's contents, from which its launches are known.
  ///
  /// - Throws: ``CommandError`` if the Info.plist is faulty or a setting is unknown.
  package func launchContents() throws(CommandError) -> BundleContents {
    let found = try mapError(try contents.get()) { (error: InfoPlistError) in
      CommandError(error.message(forNamed: path))
    }
    if let other = found.otherKind { throw CommandError(other.message(at: path)) }
    if let obstacle = found.obstacle { throw CommandError(obstacle) }
    return found
  }
}
