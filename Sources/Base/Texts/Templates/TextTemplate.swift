/// A text with tags that are replaced by values. The files in the folder Templates are templates of
/// this kind.
///
/// - `{{name}}` is replaced by a value, without escaping.
/// - `{{#name}}` and `{{/name}}`, each on its own line, repeat the lines between them for each
///   element of a list; `{{.}}` is the element itself, if it is a text.
/// - `{{,}}` is a comma after every element of a list except the last.
package struct TextTemplate: Sendable {
  indirect enum Part: Equatable, Sendable {
    case text(Substring)
    case value(Substring)
    case list(Substring, [Part])
    case comma
  }

  let parts: [Part]

  package init(_ text: String) throws(TemplateError) {
    var parser = TemplateParser(text)
    parts = try parser.parse()
  }

  /// - Throws: ``TemplateError`` if a value is missing, or is not of the kind that the template
  ///   expects.
  /// - Complexity: O(the resulting text)
  package func text(with values: [String: TemplateValue]) throws(TemplateError) -> String {
    try Self.text(parts, TemplateScope(values: values))
  }

  private static func text(_ parts: [Part], _ scope: TemplateScope) throws(TemplateError) -> String
  {
    var text = ""
    for part in parts {
      switch part {
      case .text(let part): text += part
      case .value(let name): text += try scope.text(String(name))
      case .list(let name, let parts):
        for element in try scope.elements(String(name)) { text += try Self.text(parts, element) }
      case .comma: text += scope.isLast ? "" : ","
      }
    }
    return text
  }
}
