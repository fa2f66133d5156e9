/// Expands the build variables in a string. The number of variables, their depth and the size of
/// the result are limited, because a few lines could otherwise expand without end.
struct SettingExpansion {
  /// The names of unknown variables, in order.
  private(set) var unknown: [String] = []
  private let assignments: [String: [SettingAssignment]]
  private var budget = ProjectLimit.expansions
  private var byteBudget = ProjectLimit.expansionBytes
  /// The settings whose values are being expanded, each with the index of its current assignment.
  private var open: [String: Int] = [:]

  init(_ assignments: [String: [SettingAssignment]]) {
    self.assignments = assignments
  }

  /// The expanded value of a setting; `nil` if nothing sets it.
  mutating func value(of name: String) -> String? {
    guard let all = assignments[name] else { return nil }
    return value(name, all, index: all.count - 1, depth: 0)
  }

  mutating func expand(_ text: String) -> String { expand(text, owner: nil, depth: 0) }

  private mutating func value(
    _ name: String, _ all: [SettingAssignment], index: Int, depth: Int
  ) -> String {
    let before = open.updateValue(index, forKey: name)
    defer { open[name] = before }
    return expand(all[index].value, owner: name, depth: depth + 1)
  }

  private mutating func expand(_ text: String, owner: String?, depth: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    byteBudget -= text.utf8.count
    if byteBudget < 0 || text.utf8.count > ProjectLimit.settingBytes {
      report(owner ?? "…")
      return ""
    }
    return expand(SettingExpression(text), owner, depth)
  }

  private mutating func expand(
    _ expression: SettingExpression, _ owner: String?, _ depth: Int
  ) -> String {
    var result = ""
    for part in expression.parts {
      switch part {
      case .text(let text): result += text
      case .variable(let name, let modifiers):
        let name = expand(name, owner, depth)
        let modifiers = modifiers.map { expand($0, owner, depth) }
        result += variable(name, modifiers, owner, depth)
      }
      if result.utf8.count > ProjectLimit.settingBytes {
        report(owner ?? "…")
        return ""
      }
    }
    return result
  }

  private mutating func variable(
    _ name: String, _ modifiers: [String], _ owner: String?, _ depth: Int
  ) -> String {
    budget -= 1
    let isPossible = budget > 0 && depth < ProjectLimit.expansionDepth
    var value = isPossible ? lookUp(name, owner, depth) : nil
    for modifier in modifiers {
      guard let modified = SettingModifier.apply(modifier, to: value) else {
        value = nil
        break
      }
      value = modified
    }
    if let value { return value }
    report(name)
    return "$(\(([name] + modifiers).joined(separator: ":")))"
  }

  private mutating func report(_ name: String) {
    let name = name.utf8.count > 100 ? "…" : name
    if unknown.count < ProjectLimit.unknownNames && !unknown.contains(name) { unknown.append(name) }
  }

  /// The value of a variable; `nil` if the variable is unknown. A setting that refers to itself
  /// gets the value that it inherits.
  private mutating func lookUp(_ name: String, _ owner: String?, _ depth: Int) -> String? {
    let isInherited = name == "inherited" && owner != nil
    let name = isInherited ? owner ?? name : name
    guard let all = assignments[name] else { return nil }
    let index = open[name].map { $0 - 1 } ?? all.count - 1
    if index < 0 { return isInherited || name == owner ? "" : nil }
    return value(name, all, index: index, depth: depth)
  }
}
