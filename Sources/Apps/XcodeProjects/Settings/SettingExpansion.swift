internal import Files

/// Expands the build variables in a string, such as `$(NAME)`, `${NAME:modifier}`, `$[NAME]`,
/// `$NAME` or `$(A_$(B))`. The number of variables and the size of the result are limited, because
/// a few lines could otherwise expand without end.
///
/// Source: MacroExpressionParser and MacroEvaluationProgram of Swift Build, the build system of
/// Xcode.
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
    return value(name, all, index: all.count - 1)
  }

  mutating func expand(_ text: String) -> String { expand(text, owner: nil) }

  private mutating func value(_ name: String, _ all: [SettingAssignment], index: Int) -> String {
    let before = open.updateValue(index, forKey: name)
    defer { open[name] = before }
    return expand(all[index].value, owner: name)
  }

  private mutating func expand(_ text: String, owner: String?) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    byteBudget -= text.utf8.count
    if byteBudget < 0 || text.utf8.count > ProjectLimit.settingBytes {
      report(owner ?? "…")
      return ""
    }
    var reader = VariableReader(text)
    return expand(&reader, to: reader.bytes.count, owner, depth: 0)
  }

  /// Expands the text up to `end`; in a variable, up to a colon before it.
  ///
  /// - Parameter depth: number of variables whose names or modifiers contain the text.
  private mutating func expand(
    _ reader: inout VariableReader, to end: Int, _ owner: String?, depth: Int
  ) -> String {
    var result: [UInt8] = []
    while reader.position < end, depth == 0 || reader.byte != UInt8(ascii: ":") {
      if let closing = reader.closing(depth: depth) {
        reader.position += 2
        var words: [String] = []
        repeat {
          words.append(expand(&reader, to: closing, owner, depth: depth + 1))
          reader.position += 1
        } while reader.position <= closing
        result += variable(words, owner).utf8
      } else if let name = reader.bareName(before: end) {
        result += variable([name], owner).utf8
      } else {
        result.append(reader.plainByte(before: end))
      }
      if result.count > ProjectLimit.settingBytes {
        report(owner ?? "…")
        reader.position = end
        return ""
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func variable(_ words: [String], _ owner: String?) -> String {
    budget -= 1
    let name = words[0]
    var value = budget > 0 ? lookUp(name, owner) : nil
    for modifier in words.dropFirst() {
      guard let modified = SettingModifier.apply(modifier, to: value) else {
        value = nil
        break
      }
      value = modified
    }
    if let value { return value }
    report(name)
    return "$(\(words.joined(separator: ":")))"
  }

  private mutating func report(_ name: String) {
    let name = name.utf8.count > 100 ? "…" : name
    if unknown.count < ProjectLimit.unknownNames && !unknown.contains(name) { unknown.append(name) }
  }

  /// The value of a variable; `nil` if the variable is unknown. A setting that refers to itself
  /// gets the value that it inherits.
  private mutating func lookUp(_ name: String, _ owner: String?) -> String? {
    let isInherited = name == "inherited" && owner != nil
    let name = isInherited ? owner ?? name : name
    guard let all = assignments[name] else { return nil }
    let index = open[name].map { $0 - 1 } ?? all.count - 1
    if index < 0 { return isInherited || name == owner ? "" : nil }
    return value(name, all, index: index)
  }
}

/// Finds the build variables in a string.
private struct VariableReader {
  let bytes: [UInt8]
  var position = 0
  /// For each dollar sign that begins a variable, the index of the bracket that closes it. A
  /// variable without a closing bracket is plain text.
  private var ends: [Int: Int] = [:]

  /// - Complexity: O(`text.utf8.count`)
  init(_ text: String) {
    bytes = Array(text.utf8)
    var open: [(start: Int, closing: UInt8)] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count {
        if let closing = Self.closing[bytes[index + 1]] { open.append((index, closing)) }
        // The byte after a dollar sign is skipped, also if it is a dollar sign itself.
        index += 1
      } else if let last = open.last, bytes[index] == last.closing {
        ends[last.start] = index
        open.removeLast()
      }
      index += 1
    }
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
    UInt8(ascii: "["): UInt8(ascii: "]"),
  ]

  var byte: UInt8 { bytes[position] }

  /// The index of the bracket that closes the variable at `position`; `nil` if there is none.
  func closing(depth: Int) -> Int? {
    guard let closing = ends[position], depth < ProjectLimit.expansionDepth, closing > position + 2
    else { return nil }
    return closing
  }

  /// Reads the name of a variable without brackets, such as `$NAME`; `nil` if there is none.
  mutating func bareName(before end: Int) -> String? {
    guard byte == UInt8(ascii: "$"), ends[position] == nil else { return nil }
    let name = bytes[(position + 1)..<end].prefix { byte in
      let character = Character(Unicode.Scalar(byte))
      return character == "_" || character.isASCII && (character.isLetter || character.isNumber)
    }
    guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return nil
    }
    position = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  /// Reads a byte that is not in a variable. Two dollar signs stand for one.
  mutating func plainByte(before end: Int) -> UInt8 {
    if bytes[position..<end].starts(with: "$$".utf8) { position += 1 }
    defer { position += 1 }
    return byte
  }
}
