import Foundation

/// A section of Documentation/Engines.md, with its blocks of code.
struct EngineSection {
  let heading: String
  /// How many lines of text there are, without code and tables.
  let lines: Int
  let blocks: [(language: String, text: String)]

  /// The text of all blocks in a language.
  func code(_ languages: String...) -> String {
    blocks.filter { languages.contains($0.language) }.map(\.text).joined(separator: "\n")
  }

  /// What the toolchain reads: code that is no shell's.
  var toolchainCode: String {
    blocks.filter { $0.language != "sh" }.map(\.text).joined(separator: "\n")
  }

  static func all() throws -> [EngineSection] {
    let url = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../Documentation/Engines.md")
    let text = try String(contentsOf: url.standardized, encoding: .utf8)
    var sections: [EngineSection] = []
    for part in text.split(separator: "\n## ").dropFirst() {
      let blocks = part.matches(of: /\n```(\w+)\n((?s:.*?))\n```/)
        .map { (language: String($0.1), text: String($0.2)) }
      let heading = part.prefix { !$0.isNewline }
      let prose = part.replacing(/\n```(?s:.*?)\n```/, with: "").split(separator: "\n")
        .dropFirst().filter { !$0.hasPrefix("|") }
      sections.append(
        EngineSection(heading: String(heading), lines: prose.count, blocks: blocks))
    }
    return sections
  }

  /// The section with a heading; `nil` if there is none.
  static func named(_ heading: String) throws -> EngineSection? {
    try all().first { $0.heading == heading }
  }
}
