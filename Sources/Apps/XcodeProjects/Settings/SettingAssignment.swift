internal import Texts

/// One assignment of a build setting, in a project, in an .xcconfig file or by Xcode itself.
struct SettingAssignment: Sendable {
  let name: String
  /// The conditions, such as `sdk=iphoneos*`.
  private let conditions: [Substring]
  /// The value before its variables are expanded.
  let value: String
  /// Where the setting is written; `nil` for a setting that Xcode itself defines.
  let origin: SettingOrigin?

  /// - Parameter key: a name with its conditions, as in `NAME[sdk=iphoneos*][config=Debug]` or
  ///   `NAME[sdk=iphoneos*,config=Debug]`.
  init(key: String, value: String, origin: SettingOrigin?) {
    let name = key.prefix { $0 != "[" }
    self.name = String(name.trimming())
    conditions = key.dropFirst(name.count).split { $0 == "[" || $0 == "]" || $0 == "," }
    self.value = value
    self.origin = origin
  }

  /// Whether all conditions hold in a build for devices with a configuration. Builds for the
  /// simulator do not matter, because launch images are for the users of the app.
  func holds(configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      let parameter = condition.prefix { $0 != "=" }
      // A `*` stands for any text and a `?` for any character.
      let pattern = Array(condition.dropFirst(parameter.count + 1).trimming())
      return Self.values(of: parameter.trimming(), configuration).contains {
        WildcardMatch(pattern, $0) != nil
      }
    }
  }

  /// The values of a parameter in such a build; none for an unknown parameter.
  private static func values(of parameter: Substring, _ configuration: String) -> [String] {
    switch parameter {
    case "sdk": ["iphoneos", "iphoneos99.0"]
    case "config": [configuration]
    case "arch": ["arm64"]
    case "variant": ["normal"]
    case "platform": ["iphoneos", "ios"]
    default: []
    }
  }
}

extension StringProtocol {
  /// The string without spaces and tabs at both ends.
  func trimming() -> SubSequence {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else {
      return start.prefix(0)
    }
    return start[...last]
  }
}
