/// A text with tags that are replaced by values. The files in the folder Templates are templates of
/// this kind.
///
/// - `{{name}}` is replaced by a value, without escaping.
/// - `{{#name}}` and `{{/name}}`, each on its own line, repeat the lines between them for each
///   element of a list; `{{.}}` is the element itself, if it is a text.
/// - `{{,}}` is a comma after every element of a list except the last.
///
/// Templates are part of the binary, and the tests fill in every template. So an invalid template
/// is a trap. A value that is missing, or of the wrong kind, is also a trap.
package struct TextTemplate: Sendable {
  private let lines: [Substring]

  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  package func text(with values: [String: TemplateValue]) -> String {
    var line = 0
    return text(from: &line, in: TemplateScope(values: values))
  }

  /// Fills the lines from `line` to the end of `list` or, without a list, of the template.
  ///
  /// - Parameter scope: the values to fill in. If `nil`, the lines are only skipped.
  private func text(
    from line: inout Int, of list: Substring? = nil, in scope: TemplateScope?
  ) -> String {
    var text = ""
    while line < lines.count {
      let current = lines[line]
      line += 1
      if let name = Self.listName(in: current, mark: "#") {
        let start = line
        _ = self.text(from: &line, of: name, in: nil)
        for element in scope?.elements(String(name)) ?? [] {
          line = start
          text += self.text(from: &line, of: name, in: element)
        }
      } else if let name = Self.listName(in: current, mark: "/") {
        precondition(name == list, "line \(line) of a template ends another list")
        return text
      } else {
        text += Self.filled(current, in: scope)
        // The last line has no newline at its end.
        if line < lines.count { text += "\n" }
      }
    }
    precondition(list == nil, "a list of a template has no end")
    return text
  }

  private static func filled(_ template: Substring, in scope: TemplateScope?) -> String {
    var text = ""
    var rest = template
    while let start = rest.firstRange(of: "{{") {
      guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
        preconditionFailure("a tag in '\(template)' has no end")
      }
      let name = String(rest[start.upperBound..<end.lowerBound])
      text += rest[..<start.lowerBound]
      if let scope { text += name == "," ? scope.comma : scope.text(name) }
      rest = rest[end.upperBound...]
    }
    return text + rest
  }

  /// The name in a line that consists only of a list's tag, such as `{{#name}}` if `mark` is `#`;
  /// `nil` for any other line.
  private static func listName(in line: Substring, mark: Character) -> Substring? {
    guard line.hasPrefix("{{\(mark)"), line.hasSuffix("}}") else { return nil }
    let name = line.dropFirst(3).dropLast(2)
    return name.contains("}") ? nil : name
  }
}

package enum TemplateValue: Equatable, Sendable {
  case text(String)
  /// A list of texts. The lines between the list's tags are repeated for each text, with the text
  /// in place of `{{.}}`.
  case texts([String])
  /// A list of elements. Each element is a dictionary of values by name.
  case list([[String: TemplateValue]])
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

/// The values that a part of a template can use: the values of the current list element and of all
/// enclosing scopes. If a name occurs in several scopes, the innermost value is used.
struct TemplateScope {
  var values: [String: TemplateValue]
  /// The text that replaces `{{,}}`: a comma after each element of a list except the last.
  var comma = ""

  /// The text that replaces `{{name}}`.
  func text(_ name: String) -> String {
    guard case .text(let text) = values[name] else {
      preconditionFailure("a template needs the text '\(name)'")
    }
    return text
  }

  /// The scopes in which the lines after `{{#name}}` are filled: one for each element of the list.
  func elements(_ name: String) -> [TemplateScope] {
    let elements: [[String: TemplateValue]]
    switch values[name] {
    case .list(let list): elements = list
    case .texts(let texts): elements = texts.map { [".": .text($0)] }
    case .text, nil: preconditionFailure("a template needs the list '\(name)'")
    }
    return elements.enumerated().map { index, element in
      TemplateScope(
        values: values.merging(element) { $1 }, comma: index < elements.count - 1 ? "," : "")
    }
  }
}
