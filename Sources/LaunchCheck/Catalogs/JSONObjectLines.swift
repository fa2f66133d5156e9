/// The lines on which the objects in the arrays of a JSON document's root begin.
enum JSONObjectLines {
  /// In order; the document is valid JSON.
  ///
  /// - Complexity: O(`bytes.count`)
  static func find(_ bytes: ContiguousArray<UInt8>) -> [Int] {
    var lines: [Int] = []
    var line = 1
    var depth = 0
    var isInText = false
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isInText {
        if !isEscaped && byte == UInt8(ascii: "\"") { isInText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 2 && byte == UInt8(ascii: "{") { lines.append(line) }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return lines
  }
}
