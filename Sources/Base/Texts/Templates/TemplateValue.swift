/// A value that replaces a tag in a template.
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
