/// A file made from a template: source code, or a part of Info.plist.
public struct CodeFile: Hashable, Sendable {
  /// The file's name, such as `AppDelegate.swift` or `SceneManifest.xml`.
  public var name: String
  public var text: String

  /// Splits a text into files. Each file begins with a comment that contains only the file's name,
  /// such as `// AppDelegate.swift` or `<!-- SceneManifest.xml -->`.
  static func files(in text: String) -> [CodeFile] {
    var files: [CodeFile] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = name(in: line) { files.append(CodeFile(name: name, text: "")) }
      if !files.isEmpty { files[files.count - 1].text += line + "\n" }
    }
    // The blank lines between two files do not belong to either file.
    for index in files.indices {
      while files[index].text.hasSuffix("\n\n") { files[index].text.removeLast() }
    }
    return files
  }

  /// The name in a line that is a comment in Swift, Objective-C or XML.
  private static func name(in line: Substring) -> String? {
    for (start, end) in [("// ", ""), ("<!-- ", " -->")]
    where line.hasPrefix(start) && line.hasSuffix(end) {
      let name = line.dropFirst(start.count).dropLast(end.count)
      let isName = name.allSatisfy { $0.isLetter || $0 == "." }
      let isFile = [".swift", ".h", ".m", ".xml"].contains(where: name.hasSuffix)
      return isName && isFile ? String(name) : nil
    }
    return nil
  }
}
