internal import Files

/// The working directory, which relative URIs of a log refer to.
struct SARIFRoot {
  private static let name = "%SRCROOT%"
  /// Absolute; empty if it has been removed.
  let folder: String

  /// Where the relative URIs lead; they say it themselves if the folder has been removed.
  var baseIDs: [String: [String: String]] {
    folder.isEmpty ? [:] : [Self.name: ["uri": Self.uri(folder == "/" ? "/" : folder + "/")]]
  }

  /// An absolute URI, or one that is relative to the working directory and below it.
  func location(_ path: String) -> [String: String] {
    if path.isAbsolutePath { return ["uri": Self.uri(Self.normal(path))] }
    let relative = Self.normal(path)
    if folder.isEmpty { return ["uri": Self.uri(relative)] }
    return relative.hasPrefix("../") || relative == ".."
      ? ["uri": Self.uri(Self.normal(folder + "/" + relative))]
      : ["uri": Self.uri(relative), "uriBaseId": Self.name]
  }

  /// Without `.`, and without `..` after a folder's name: viewers compare URIs as they are.
  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.pathNames where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.isAbsolutePath {
        parts.append(part)
      }
    }
    return (path.isAbsolutePath ? "/" : "") + parts.joined(separator: "/")
  }

  /// A relative reference, or a file URI: what is not unreserved is percent-encoded.
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
