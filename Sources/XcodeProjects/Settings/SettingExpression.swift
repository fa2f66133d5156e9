/// A text with build variables: `$(NAME)`, `${NAME:modifier}`, `$[NAME]`, `$NAME`, `$(A_$(B))`.
///
/// Source: MacroExpressionParser of Swift Build, the build system of Xcode.
struct SettingExpression: Hashable, Sendable {
  indirect enum Part: Hashable, Sendable {
    case text(String)
    case variable(name: SettingExpression, modifiers: [SettingExpression])
  }

  private(set) var parts: [Part] = []

  /// - Complexity: O(`text.utf8.count`)
  init(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    parts = reader.parts(until: nil, depth: 0)
  }

  private init(parts: [Part]) { self.parts = parts }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    /// Reads up to one of the bytes, which stays.
    mutating func parts(until ends: Set<UInt8>?, depth: Int) -> [Part] {
      var parts: [Part] = []
      var text: [UInt8] = []
      while position < bytes.count, ends?.contains(bytes[position]) != true {
        if bytes[position] == UInt8(ascii: "$"), let part = reference(depth) {
          if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
          text = []
          parts.append(part)
        } else {
          // Two dollars stand for one.
          if bytes[position...].starts(with: "$$".utf8) { position += 1 }
          text.append(bytes[position])
          position += 1
        }
      }
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      return parts
    }

    /// `nil` if the dollar at `position` is only a dollar.
    private mutating func reference(_ depth: Int) -> Part? {
      guard position + 1 < bytes.count, depth < ProjectLimit.expansionDepth else { return nil }
      let opening = bytes[position + 1]
      guard let closing = Self.closing[opening] else { return bare() }
      let start = position
      position += 2
      let name = parts(until: [closing, UInt8(ascii: ":")], depth: depth + 1)
      var modifiers: [SettingExpression] = []
      while position < bytes.count, bytes[position] == UInt8(ascii: ":") {
        position += 1
        modifiers.append(
          SettingExpression(
            parts: parts(until: [closing, UInt8(ascii: ":")], depth: depth + 1)))
      }
      guard position < bytes.count, !name.isEmpty else {
        position = start
        return nil
      }
      position += 1
      return .variable(name: SettingExpression(parts: name), modifiers: modifiers)
    }

    private mutating func bare() -> Part? {
      let name = bytes[(position + 1)...].prefix { byte in
        byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isBuildSettingCharacter
      }
      guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
        return nil
      }
      position = name.endIndex
      let text = Part.text(String(decoding: name, as: UTF8.self))
      return .variable(name: SettingExpression(parts: [text]), modifiers: [])
    }

    private static let closing: [UInt8: UInt8] = [
      UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
      UInt8(ascii: "["): UInt8(ascii: "]"),
    ]
  }
}

extension Character {
  fileprivate var isBuildSettingCharacter: Bool { isASCII && (isLetter || isNumber) }
}
