/// A source file made from a template.
public struct CodeFile: Hashable, Sendable {
  /// The file's name, such as `AppDelegate.swift`.
  public var name: String
  public var text: String
}

extension CodeFile {
  /// Splits a text into files. Each begins with a line that names it: `// AppDelegate.swift`.
  ///
  /// - Complexity: O(`text.utf8.count`)
  static func files(in text: String) -> [CodeFile] {
    var files: [CodeFile] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = name(in: line) { files.append(CodeFile(name: name, text: "")) }
      if !files.isEmpty { files[files.count - 1].text += line + "\n" }
    }
    return files.map { file in
      // The blank lines between two files belong to neither.
      var file = file
      while file.text.hasSuffix("\n\n") { file.text.removeLast() }
      return file
    }
  }

  private static func name(in line: Substring) -> String? {
    guard line.hasPrefix("// ") else { return nil }
    let name = line.dropFirst(3)
    let isName = name.allSatisfy { $0.isLetter || $0 == "." }
    return isName && endings.contains { name.hasSuffix($0) } ? String(name) : nil
  }

  private static let endings = [".swift", ".h", ".m"]
}
