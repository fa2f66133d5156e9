/// Reads JSON strictly as RFC 8259 defines it, except that comments and trailing commas are
/// allowed.
///
/// A duplicate key is an error, because programs disagree on which of its values applies.
package struct JSONReader {
  /// The maximum depth of nested lists and objects: more than any real file has, and far less than
  /// a thread's stack can hold.
  static let depthLimit = 32
  /// The maximum number of values: more than a configuration of 100,000 apps has.
  static let valueLimit = 1_000_000

  var cursor: JSONCursor
  private var valueCount = 0

  /// Reads a whole text, which must contain exactly one value.
  ///
  /// - Parameter line: the line number of the text's first line, for positions.
  /// - Complexity: O(`bytes.count`)
  package static func read(
    _ bytes: ArraySlice<UInt8>, line: Int = 1
  ) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes, line: line)
    let node = try reader.value(depth: 0)
    try reader.cursor.skipSpace()
    if reader.cursor.next != nil { throw reader.error(.trailingText) }
    return node
  }

  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    cursor = JSONCursor(bytes, line: line)
  }

  func error(_ fault: JSONFault) -> JSONError { JSONError(fault, cursor.position) }

  /// The error for an unexpected next byte, or for the end of the text.
  func unexpected() -> JSONError {
    guard let byte = cursor.next else { return error(.unexpectedEnd) }
    return error(.unexpected(byte))
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    try cursor.skipSpace()
    valueCount += 1
    if valueCount > Self.valueLimit { throw error(.tooManyValues(limit: Self.valueLimit)) }
    let position = cursor.position
    guard let byte = cursor.next else { throw unexpected() }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try members(depth: depth)), position)
    case UInt8(ascii: "["): return JSONNode(.list(try elements(depth: depth)), position)
    case UInt8(ascii: "\""): return JSONNode(.text(try text()), position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try number()), position)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return JSONNode(try word(), position)
    default: throw unexpected()
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    var known: [String: TextPosition] = [:]
    try separated(until: UInt8(ascii: "}"), depth: depth) { reader throws(JSONError) in
      let position = reader.cursor.position
      guard reader.cursor.next == UInt8(ascii: "\"") else { throw reader.unexpected() }
      let key = try reader.text()
      if let first = known.updateValue(position, forKey: key) {
        throw JSONError(.duplicateKey(key, first: first), position)
      }
      try reader.cursor.skipSpace()
      guard reader.cursor.next == UInt8(ascii: ":") else { throw reader.unexpected() }
      reader.cursor.advance()
      members.append(
        JSONMember(key: key, position: position, value: try reader.value(depth: depth + 1)))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONNode] {
    var elements: [JSONNode] = []
    try separated(until: UInt8(ascii: "]"), depth: depth) { reader throws(JSONError) in
      elements.append(try reader.value(depth: depth + 1))
    }
    return elements
  }

  /// Reads the elements between brackets, separated by commas. A trailing comma is allowed.
  private mutating func separated(
    until end: UInt8, depth: Int, _ body: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    if depth == Self.depthLimit { throw error(.tooDeep(limit: Self.depthLimit)) }
    cursor.advance()
    while true {
      try cursor.skipSpace()
      if cursor.next == end { break }
      try body(&self)
      try cursor.skipSpace()
      if cursor.next == end { break }
      guard cursor.next == UInt8(ascii: ",") else { throw unexpected() }
      cursor.advance()
    }
    cursor.advance()
  }
}
