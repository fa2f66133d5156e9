internal import Texts

/// A condition of a build setting, such as `[sdk=iphoneos*]`.
struct SettingCondition: Equatable, Sendable {
  let parameter: String
  /// The text to match, in which `*` stands for any text and `?` for any character.
  let pattern: String

  /// Whether the condition holds in a build for devices with a configuration. Builds for the
  /// simulator do not matter, because launch images are for the users of the app.
  func holds(configuration: String) -> Bool {
    switch parameter {
    case "sdk": Self.matches(pattern, "iphoneos") || Self.matches(pattern, "iphoneos99.0")
    case "config": Self.matches(pattern, configuration)
    case "arch": Self.matches(pattern, "arm64")
    case "variant": Self.matches(pattern, "normal")
    case "platform": Self.matches(pattern, "iphoneos") || Self.matches(pattern, "ios")
    default: false
    }
  }

  /// - Parameter text: one or more conditions, as in `[sdk=iphoneos*][config=Debug]` or
  ///   `[sdk=iphoneos*,config=Debug]`.
  static func all(in text: Substring) -> [SettingCondition] {
    let parts = text.split { $0 == "[" || $0 == "]" || $0 == "," }
    return parts.map { part in
      let name = part.prefix { $0 != "=" }
      return SettingCondition(
        parameter: String(name.trimming()),
        pattern: String(part.dropFirst(name.count + 1).trimming()))
    }
  }

  private static func matches(_ pattern: String, _ text: String) -> Bool {
    WildcardMatch(Array(pattern), text) != nil
  }
}
