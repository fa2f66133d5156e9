internal import Files

/// The working directory, which is the base of relative URIs in a log.
struct SARIFRoot {
  private static let name = "%SRCROOT%"
  /// The absolute path; empty if the folder has been removed.
  let folder: String

  /// The log's `originalUriBaseIds`: the base of relative URIs; empty if the folder has been
  /// removed.
  var baseIDs: [String: [String: String]] {
    folder.isEmpty ? [:] : [Self.name: ["uri": Self.uri(folder == "/" ? "/" : folder + "/")]]
  }

  /// An absolute URI, or for a path in the working directory a relative URI with its base. Viewers
  /// compare URIs as text, so no path has `.` or `..` after a folder's name.
  func location(_ path: String) -> [String: String] {
    if path.isAbsolutePath { return ["uri": Self.uri(Path.standardized(path))] }
    let relative = Path.standardized(path)
    if folder.isEmpty { return ["uri": Self.uri(relative)] }
    return relative.hasPrefix("../") || relative == ".."
      ? ["uri": Self.uri(Path.standardized(Path.joined(folder, relative)))]
      : ["uri": Self.uri(relative), "uriBaseId": Self.name]
  }

  /// A relative reference, or for an absolute path a file URI. All bytes but those of unreserved
  /// characters and slashes are percent-encoded.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    let encoded = path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
      if isPlain || "-._~/".unicodeScalars.contains(scalar) { return String(scalar) }
      return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    return (path.isAbsolutePath ? "file://" : "") + encoded.joined()
  }
}
