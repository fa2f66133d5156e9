/// Finds the build variables in a string.
struct SettingReader {
  private let bytes: [UInt8]
  /// For each dollar sign that begins a variable, the index of the bracket that closes it.
  private let ends: [Int: Int]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    ends = Self.ends(bytes)
  }

  /// Reads the parts of the string up to `end`, or up to a colon before it if `endsAtColon` is
  /// true.
  mutating func parts(to end: Int, endsAtColon: Bool, depth: Int) -> [SettingExpression.Part] {
    var parts: [SettingExpression.Part] = []
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while position < end, !endsAtColon || bytes[position] != UInt8(ascii: ":") {
      if bytes[position] == UInt8(ascii: "$"), let part = reference(end, depth) {
        flush()
        parts.append(part)
      } else {
        // Two dollar signs stand for one.
        if bytes[position..<end].starts(with: "$$".utf8) { position += 1 }
        text.append(bytes[position])
        position += 1
      }
    }
    flush()
    return parts
  }

  /// Reads the variable at `position`; `nil` if the dollar sign there does not begin a variable.
  private mutating func reference(_ end: Int, _ depth: Int) -> SettingExpression.Part? {
    guard let closing = ends[position] else { return bare(end) }
    guard depth < ProjectLimit.expansionDepth, closing > position + 2 else { return nil }
    position += 2
    let name = parts(to: closing, endsAtColon: true, depth: depth + 1)
    var modifiers: [SettingExpression] = []
    while position < closing {
      position += 1
      modifiers.append(
        SettingExpression(parts: parts(to: closing, endsAtColon: true, depth: depth + 1)))
    }
    position = closing + 1
    return .variable(name: SettingExpression(parts: name), modifiers: modifiers)
  }

  /// Reads a variable without brackets, such as `$NAME`.
  private mutating func bare(_ end: Int) -> SettingExpression.Part? {
    let name = bytes[(position + 1)..<end].prefix { byte in
      byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isBuildSettingCharacter
    }
    guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return nil
    }
    position = name.endIndex
    let text = SettingExpression.Part.text(String(decoding: name, as: UTF8.self))
    return .variable(name: SettingExpression(parts: [text]), modifiers: [])
  }

  /// Finds the brackets that close variables. A variable without a closing bracket is plain text.
  private static func ends(_ bytes: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [(start: Int, closing: UInt8)] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count {
        if let closing = closing[bytes[index + 1]] { open.append((index, closing)) }
        // The byte after a dollar sign is skipped, also if it is a dollar sign itself.
        index += 1
      } else if let last = open.last, bytes[index] == last.closing {
        ends[last.start] = index
        open.removeLast()
      }
      index += 1
    }
    return ends
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
    UInt8(ascii: "["): UInt8(ascii: "]"),
  ]
}

extension Character {
  fileprivate var isBuildSettingCharacter: Bool { isASCII && (isLetter || isNumber) }
}
