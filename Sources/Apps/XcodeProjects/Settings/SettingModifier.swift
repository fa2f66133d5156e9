internal import Files

/// A modifier of a build variable, which follows a colon, as in `$(PRODUCT_NAME:c99extidentifier)`.
///
/// Source: MacroEvaluationProgram of Swift Build, the build system of Xcode.
enum SettingModifier {
  /// Returns the modified value. The outer optional is `nil` if the modifier is unknown; the inner
  /// one is `nil` if the variable is unknown, and the modifier has no default for it.
  ///
  /// - Parameter value: the variable's value; `nil` if the variable is unknown.
  static func apply(_ modifier: String, to value: String?) -> String?? {
    let name = modifier.prefix { $0 != "=" }
    if name == "default" {
      let other = String(modifier.dropFirst(name.count + 1))
      return .some(value.flatMap { $0.isEmpty ? nil : $0 } ?? other)
    }
    guard let value else { return .some(nil) }
    let (folder, file) = value.pathParts
    switch name {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "identifier", "c99extidentifier":
      let text = legal(value, otherwise: "_") { $0 == "_" || $0.isLetter || $0.isNumber }
      return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    case "rfc1034identifier":
      return legal(value, otherwise: "-") { $0.isASCII && ($0.isLetter || $0.isNumber) }
    case "file": return file
    case "base": return String(file.split(separator: ".").first ?? "")
    case "dir": return folder
    case "suffix": return file.lastIndex(of: ".").map { String(file[$0...]) } ?? ""
    case "quote", "standardizepath", "": return value
    default: return nil
    }
  }

  private static func legal(
    _ value: String, otherwise other: Character, _ isLegal: (Character) -> Bool
  ) -> String {
    String(value.map { isLegal($0) ? $0 : other })
  }
}
