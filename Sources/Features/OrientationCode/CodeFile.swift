/// A file made from a template: source code, or a part of Info.plist.
public struct CodeFile: Hashable, Sendable {
  /// The file's name, such as `AppDelegate.swift` or `SceneManifest.xml`.
  public var name: String
  public var text: String

  /// Splits a text into files. Each file begins with a comment that contains only its name, such as
  /// `// AppDelegate.swift` or `<!-- SceneManifest.xml -->`.
  ///
  /// - Complexity: O(`text.utf8.count`)
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

  private static func name(in line: Substring) -> String? {
    guard let name = comment(in: line), name.allSatisfy({ $0.isLetter || $0 == "." }) else {
      return nil
    }
    return endings.contains { name.hasSuffix($0) } ? String(name) : nil
  }

  /// The text of a line that is a comment in Swift, Objective-C or XML.
  private static func comment(in line: Substring) -> Substring? {
    if line.hasPrefix("// ") { return line.dropFirst(3) }
    let isXML = line.hasPrefix("<!-- ") && line.hasSuffix(" -->")
    return isXML ? line.dropFirst(5).dropLast(4) : nil
  }

  private static let endings = [".swift", ".h", ".m", ".xml"]
}
