/// A string with build variables, such as `$(NAME)`, `${NAME:modifier}`, `$[NAME]`, `$NAME` or
/// `$(A_$(B))`.
///
/// Source: MacroExpressionParser of Swift Build, the build system of Xcode.
struct SettingExpression: Equatable, Sendable {
  indirect enum Part: Equatable, Sendable {
    case text(String)
    case variable(name: SettingExpression, modifiers: [SettingExpression])
  }

  let parts: [Part]

  /// - Complexity: O(`text.utf8.count`)
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var reader = SettingReader(bytes)
    self.init(parts: reader.parts(to: bytes.count, endsAtColon: false, depth: 0))
  }

  init(parts: [Part]) { self.parts = parts }
}
