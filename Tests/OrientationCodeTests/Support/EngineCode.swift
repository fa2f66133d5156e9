import Foundation
import Testing

/// The code for an engine in Documentation/Engines.md, "The first frame".
struct EngineCode: CustomTestStringConvertible {
  /// The part's heading without "'s first frame".
  let engine: String
  let language: String
  let text: String

  var testDescription: String { engine }

  static let all: [EngineCode] = {
    let section = Documentation.section(of: "Engines.md", "## The first frame", before: "\n## ")
    return section.split(separator: "\n### ").dropFirst().compactMap { part in
      guard let heading = part.prefixMatch(of: /(.+)'s first frame\n/),
        let code = part.firstMatch(of: /\n```(\w+)\n((?s:.*?))```/)
      else { return nil }
      return EngineCode(
        engine: String(heading.1), language: String(code.1), text: String(code.2))
    }
  }()
}
