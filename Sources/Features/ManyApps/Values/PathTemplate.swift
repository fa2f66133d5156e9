internal import Files

/// A path in a configuration file: relative to that file's folder, with `{id}` for the app's id.
package enum PathTemplate {
  private static let placeholder = "{id}"
  /// The longest path, in bytes. This is Linux's limit; other systems have lower limits.
  package static let byteLimit = 4_096

  /// - Throws: ``ConfigurationFault/longPath(limit:)``
  package static func check(_ path: String, _ place: TextPosition?) throws(ConfigurationError) {
    if path.utf8.count > byteLimit { throw ConfigurationError(.longPath(limit: byteLimit), place) }
  }

  /// The path with the app's id in place of `{id}`. A relative path is appended to `folder`.
  ///
  /// - Parameters:
  ///   - folder: the folder of the configuration file; empty for the current folder.
  ///   - id: the app's id; `nil` if the path does not belong to an app.
  package static func filled(_ path: String, id: String?, in folder: String) -> String {
    var path = path
    if let id, path.utf8.contains(UInt8(ascii: "{")) {
      path = path.replacing(placeholder, with: id)
    }
    return Path.joined(folder, path)
  }
}
