import Foundation

/// The folder Documentation.
enum Documentation {
  /// A part of a document, from a heading to the next one; empty if there is none.
  static func section(of name: String, _ heading: String, before end: String) -> Substring {
    let file = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../Documentation/\(name)").standardized
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard let start = text.firstRange(of: "\n\(heading)\n") else { return "" }
    let rest = text[start.upperBound...]
    return rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)]
  }
}
