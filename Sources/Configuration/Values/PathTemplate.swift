internal import Files

/// A path of a file: relative to the file's folder, with `{id}` for the app's id.
package enum PathTemplate {
  private static let placeholder = "{id}"
  /// In bytes, as Linux has it; other systems have less.
  package static let byteLimit = 4_096

  /// - Throws: ``ConfigurationFault/longPath(limit:)``
  package static func check(_ path: String, _ place: TextPosition?) throws(ConfigurationError) {
    if path.utf8.count > byteLimit { throw ConfigurationError(.longPath(limit: byteLimit), place) }
  }

  /// - Parameters:
  ///   - folder: that of the file; empty for the current one.
  ///   - id: `nil` where there is no app.
  package static func filled(_ path: String, id: String?, in folder: String) -> String {
    var path = path
    if let id, path.utf8.contains(UInt8(ascii: "{")) {
      path = path.replacing(placeholder, with: id)
    }
    if folder.isEmpty || path.isAbsolutePath { return path }
    return folder.endsInSlash ? folder + path : folder + "/" + path
  }
}
