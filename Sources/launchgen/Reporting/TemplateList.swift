import LaunchImages
import OrientationCode
import Texts

/// The output of `launchgen template list`: all code templates, as text or as JSON.
struct TemplateList {
  private struct Row: Encodable {
    var name: String
    var summary: String
    var rule: String
    var source: String
    /// The first iOS version that the code supports, by language.
    var minimumOS: [String: String]

    init(_ template: CodeTemplate) {
      name = template.name
      summary = template.summary
      rule = template.rule
      source = template.source
      minimumOS = Dictionary(
        uniqueKeysWithValues: template.minimumOS.map { ($0.rawValue, $1.description) })
    }
  }

  func print(asJSON: Bool) throws {
    let text = asJSON ? try JSONText.of(CodeTemplate.all.map(Row.init)) + "\n" : lines
    try Results.print(document: text)
  }

  /// A line for each template, followed by its rule and the rule's source.
  private var lines: String {
    let width = CodeTemplate.all.map(\.name.count).max() ?? 0
    let entries = CodeTemplate.all.map { template in
      let padding = String(repeating: " ", count: width - template.name.count)
      return """
        \(template.name)\(padding)  \(template.summary)
            \(template.rule)
            (\(template.source))

        """
    }
    return entries.joined()
  }
}
