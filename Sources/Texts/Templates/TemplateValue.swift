/// A value that replaces a tag in a template.
package enum TemplateValue: Hashable, Sendable {
  case text(String)
  /// A list of texts; in each repetition, `{{.}}` is one of them.
  case texts([String])
  /// A list of elements with values of their own.
  case list([[String: TemplateValue]])
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}
