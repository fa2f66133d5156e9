internal import Platform
internal import PropertyLists

/// Reads a property list in any of the formats that project files have: old-style, XML, binary or
/// JSON.
package enum ProjectText {
  package static func read(_ bytes: ContiguousArray<UInt8>) throws(ProjectFailure) -> ProjectNode {
    if bytes.count > ProjectLimit.bytes {
      throw ProjectFailure(.tooLarge(limit: ProjectLimit.bytes), line: nil)
    }
    switch format(bytes) {
    case .propertyList: return try propertyList(bytes)
    case .json: return try ProjectJSON.read(bytes)
    case .oldStyle:
      var scanner = OldStyleScanner(bytes)
      return try scanner.scan().node
    }
  }

  enum Format {
    case oldStyle
    case propertyList
    case json
  }

  static func format(_ bytes: ContiguousArray<UInt8>) -> Format {
    if bytes.starts(with: "bplist".utf8) { return .propertyList }
    let text = bytes.drop { $0 <= 0x20 || $0 >= 0x80 }
    switch text.first {
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "<"):
      // `<<<<<<<` marks a merge conflict, and `<0FBD>` is data; neither is a tag.
      return text.dropFirst().first.map("?!p".utf8.contains) == true ? .propertyList : .oldStyle
    case UInt8(ascii: "{"):
      // JSON begins like {"a": 1}, and an old-style property list like { "a" = 1; }.
      let key = text.dropFirst().drop { $0 <= 0x20 }
      let mark = afterQuoted(key)?.first { $0 > 0x20 }
      return mark == UInt8(ascii: ":") ? .json : .oldStyle
    default: return .oldStyle
    }
  }

  /// The bytes after the quoted string at the beginning; `nil` if the text does not begin with a
  /// quotation mark.
  private static func afterQuoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.first == UInt8(ascii: "\"") else { return nil }
    var rest = text.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
    }
    return rest
  }

  private static func propertyList(
    _ bytes: ContiguousArray<UInt8>
  ) throws(ProjectFailure) -> ProjectNode {
    let document = try mapError(try PropertyListDocument(reading: bytes)) {
      ProjectFailure(.propertyList($0), line: $0.line)
    }
    return document.folded { content, line in
      switch content {
      case .scalar(let value): ProjectNode(.text(words(value)), line: line)
      case .array(let elements): ProjectNode(.list(elements), line: line)
      case .dictionary(let members): ProjectNode(.table(members), line: line)
      }
    }
  }

  /// The value as a string, as an old-style property list would write it.
  private static func words(_ value: PropertyListValue) -> String {
    switch value {
    case .string(let text): text
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .real(let number): "\(number)"
    case .date, .data, .array, .dictionary: ""
    }
  }
}
