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

  /// - Complexity: O(`pattern.count` x `text.count`)
  private static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    var (index, position) = (0, 0)
    // The indices to continue from if the last star has to match one more byte.
    var star: (index: Int, position: Int)?
    while position < text.count {
      if index < pattern.count, pattern[index] == UInt8(ascii: "*") {
        star = (index, position)
        index += 1
      } else if index < pattern.count,
        pattern[index] == text[position] || pattern[index] == UInt8(ascii: "?")
      {
        index += 1
        position += 1
      } else if let last = star {
        index = last.index + 1
        position = last.position + 1
        star = (last.index, position)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
