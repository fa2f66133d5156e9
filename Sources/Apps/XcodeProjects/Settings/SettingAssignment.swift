/// One assignment of a build setting, in a project, in an .xcconfig file or by Xcode itself.
struct SettingAssignment: Equatable, Sendable {
  let name: String
  let conditions: [SettingCondition]
  /// The value before its variables are expanded.
  let value: String
  /// Where the setting is written; `nil` for a setting that Xcode itself defines.
  let origin: SettingOrigin?
}

extension SettingAssignment {
  /// - Parameter key: a name with its conditions, as in `NAME[sdk=iphoneos*][config=Debug]`.
  init(key: String, value: String, origin: SettingOrigin) {
    let name = key.prefix { $0 != "[" }
    self.init(
      name: String(name.trimming()),
      conditions: SettingCondition.all(in: key.dropFirst(name.count)),
      value: value, origin: origin)
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
