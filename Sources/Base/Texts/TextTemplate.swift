/// A text with tags that are replaced by values. The files in the folder Templates are templates of
/// this kind.
///
/// - `{{name}}` is replaced by a value, without escaping.
/// - `{{#name}}` and `{{/name}}`, each on its own line, repeat the lines between them for each
///   element of a list; `{{.}}` is the element itself, if it is a text.
/// - `{{,}}` is a comma after every element of a list except the last.
package struct TextTemplate: Sendable {
  private let lines: [Substring]

  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// - Throws: ``TemplateError`` if the template is invalid, or if a value is missing or not of the
  ///   kind that the template expects.
  package func text(with values: [String: TemplateValue]) throws(TemplateError) -> String {
    var line = 0
    return try text(from: &line, in: TemplateScope(values: values))
  }

  /// Fills the lines up to the end of `list` or, without a list, to the end of the template.
  ///
  /// - Parameter scope: the values to fill in; `nil` to find the end only.
  private func text(
    from line: inout Int, of list: Substring? = nil, in scope: TemplateScope?
  ) throws(TemplateError) -> String {
    var text = ""
    while line < lines.count {
      let current = lines[line]
      line += 1
      if let name = Self.listName(in: current, mark: "#") {
        let start = line
        _ = try self.text(from: &line, of: name, in: nil)
        for element in try scope?.elements(String(name)) ?? [] {
          line = start
          text += try self.text(from: &line, of: name, in: element)
        }
      } else if let name = Self.listName(in: current, mark: "/") {
        if name == list { return text }
        throw .unexpectedEnd(name: String(name), line: line)
      } else {
        text += try Self.filled(current, line, in: scope)
        // The last line has no newline at its end.
        if line < lines.count { text += "\n" }
      }
    }
    if let list { throw .missingEnd(name: String(list)) }
    return text
  }

  private static func filled(
    _ template: Substring, _ line: Int, in scope: TemplateScope?
  ) throws(TemplateError) -> String {
    var text = ""
    var rest = template
    while let start = rest.firstRange(of: "{{") {
      guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
        throw .openTag(line: line)
      }
      let name = String(rest[start.upperBound..<end.lowerBound])
      if name.hasPrefix("#") || name.hasPrefix("/") {
        throw .listTagAmidLine(name: name, line: line)
      }
      text += rest[..<start.lowerBound]
      if let scope { text += name == "," ? scope.comma : try scope.text(name) }
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
  /// A list of texts. The lines between the list's tags are repeated for each text, which replaces
  /// `{{.}}`.
  case texts([String])
  /// A list of elements. Each element is a dictionary of values by name.
  case list([[String: TemplateValue]])
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

/// The values that a part of a template can use: those of the current list element and of all
/// enclosing scopes. If a name occurs in several scopes, the innermost value is used.
struct TemplateScope {
  var values: [String: TemplateValue]
  /// The text that replaces `{{,}}`: empty after a list's last element.
  var comma = ""

  /// The text that replaces `{{name}}`.
  func text(_ name: String) throws(TemplateError) -> String {
    guard case .text(let text) = try value(name) else { throw .wrongKind(name: name) }
    return text
  }

  /// The scopes of the repetitions of `{{#name}}`, one for each element of the list.
  func elements(_ name: String) throws(TemplateError) -> [TemplateScope] {
    let elements: [[String: TemplateValue]]
    switch try value(name) {
    case .list(let list): elements = list
    case .texts(let texts): elements = texts.map { [".": .text($0)] }
    case .text: throw .wrongKind(name: name)
    }
    return elements.enumerated().map { index, element in
      TemplateScope(
        values: values.merging(element) { $1 }, comma: index < elements.count - 1 ? "," : "")
    }
  }

  private func value(_ name: String) throws(TemplateError) -> TemplateValue {
    guard let value = values[name] else { throw .missingValue(name: name) }
    return value
  }
}

package enum TemplateError: Error, Equatable, Sendable {
  /// A tag begins with `{{` but does not end on the same line.
  case openTag(line: Int)
  /// A list's tag shares its line with other text.
  case listTagAmidLine(name: String, line: Int)
  /// A tag ends a list that no tag has started.
  case unexpectedEnd(name: String, line: Int)
  /// A tag starts a list that no tag ends.
  case missingEnd(name: String)
  case missingValue(name: String)
  /// The value is a list where a text is expected, or a text where a list is expected.
  case wrongKind(name: String)
}
