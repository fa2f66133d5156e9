internal import Platform

/// Expands the build variables in a string, such as `$(NAME)`, `${NAME:modifier}`, `$[NAME]`,
/// `$NAME` or `$(A_$(B))`. The expansion has limits, because a few lines could otherwise expand
/// without end.
///
/// Source: MacroExpressionParser and MacroEvaluationProgram of Swift Build, Xcode's build system.
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

  mutating func value(_ name: String, _ all: [SettingAssignment], index: Int) -> String {
    let before = open.updateValue(index, forKey: name)
    defer { open[name] = before }
    return expand(all[index].value, owner: name)
  }

  mutating func expand(_ text: String, owner: String? = nil) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    byteBudget -= text.utf8.count
    if byteBudget < 0 || text.utf8.count > ProjectLimit.settingBytes {
      report(owner ?? "…")
      return ""
    }
    var reader = VariableReader(text)
    return expand(&reader, to: reader.bytes.count, owner, depth: 0)
  }

  /// Expands the text up to `end`. Inside a variable, a colon before `end` also ends the expansion.
  /// `depth` is the number of variables around the text.
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

  /// The value of a variable; `nil` if unknown. In a setting `A`, `$(A)` and `$(inherited)` are the
  /// value of `A` from lower levels.
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
  /// For each dollar sign that begins a variable, the index of the closing bracket.
  private var ends: [Int: Int] = [:]

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
    let name = bytes[(position + 1)..<end].prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "_") }
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

/// A modifier of a build variable, as in `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
  /// The outer optional is `nil` if the modifier is unknown. The inner optional is `nil` if the
  /// variable is unknown and the modifier has no default.
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
