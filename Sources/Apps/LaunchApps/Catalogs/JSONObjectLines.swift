/// Line numbers of the objects in an array at the root of a JSON document.
enum JSONObjectLines {
  /// Returns the line on which each object of the array begins, in order; the first line is 1.
  /// `bytes` must be valid JSON.
  ///
  /// - Parameter name: the array's key, without characters that JSON escapes.
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
        // The last string before an array or object is its key.
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
