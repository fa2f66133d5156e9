/// The extension of a file's or folder's name, in lower case.
///
/// A name without a dot has no extension: a folder named `app` is not an `.app`.
package enum FileExtension {
  /// - Parameter path: a path without a slash at its end.
  /// - Returns: The extension without its dot; `""` if there is none.
  package static func of(_ path: String) -> String {
    let name = path.pathParts.name
    // Names that begin with their only dot have no extension.
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[dot...].dropFirst().lowercased()
  }
}
