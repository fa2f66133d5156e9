/// What a template's place is filled with.
package enum TemplateValue: Hashable, Sendable {
  case text(String)
  /// Texts, each the `{{.}}` of its repetition.
  case texts([String])
  /// Elements with values of their own.
  case list([[String: TemplateValue]])
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}
