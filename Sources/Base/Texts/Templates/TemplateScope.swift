/// The values visible in a part of a template: those of the current list element, and those of the
/// enclosing scopes whose names the element does not have.
struct TemplateScope {
  var values: [String: TemplateValue]
  /// Whether the current element is the last one in its list.
  var isLast = true

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
        values: values.merging(element) { $1 }, isLast: index == elements.count - 1)
    }
  }

  private func value(_ name: String) throws(TemplateError) -> TemplateValue {
    guard let value = values[name] else { throw .missingValue(name: name) }
    return value
  }
}
