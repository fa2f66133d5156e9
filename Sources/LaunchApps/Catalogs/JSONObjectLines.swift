/// The lines on which the objects in an array of a JSON document's root begin.
enum JSONObjectLines {
  /// In order; the document is valid JSON.
  ///
  /// - Parameter name: the array's, without characters that JSON writes in other ways.
  /// - Complexity: O(`bytes.count`)
  static func find(inArray name: String, _ bytes: ContiguousArray<UInt8>) -> [Int] {
    var lines: [Int] = []
    var line = 1
    var depth = 0
    var isInArray = false
    var textStart: Int?
    var key = bytes[..<0]
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if let start = textStart {
        if !isEscaped && byte == UInt8(ascii: "\"") {
          if depth == 1 { key = bytes[start..<index] }
          textStart = nil
        }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): textStart = index + 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // The last text before it is its key.
        if depth == 1 { isInArray = key.elementsEqual(name.utf8) }
        if depth == 2 && isInArray && byte == UInt8(ascii: "{") { lines.append(line) }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return lines
  }
}
