internal import InfoPlist

/// Reads a property list in any of the formats that project files have: old-style, XML, binary or
/// JSON.
package enum ProjectText {
  /// - Complexity: O(bytes)
  package static func read(_ bytes: ContiguousArray<UInt8>) throws(ProjectFailure) -> ProjectNode {
    if bytes.count > ProjectLimit.bytes {
      throw ProjectFailure(.tooLarge(limit: ProjectLimit.bytes), line: nil)
    }
    switch format(bytes) {
    case .propertyList: return try propertyList(bytes)
    case .json: return try ProjectJSON.read(bytes)
    case .oldStyle:
      var scanner = OldStyleScanner(bytes)
      return try scanner.scan()
    }
  }

  private enum Format {
    case oldStyle
    case propertyList
    case json
  }

  private static func format(_ bytes: ContiguousArray<UInt8>) -> Format {
    if bytes.starts(with: "bplist".utf8) { return .propertyList }
    let marks = bytes.lazy.drop { $0 <= 0x20 || $0 >= 0x80 }
    let first = marks.first
    // `<<<<<<<` is a conflict, and `<0FBD>` data, not a tag.
    if first == UInt8(ascii: "<") {
      let second = marks.dropFirst().first
      let isTag =
        second == UInt8(ascii: "?") || second == UInt8(ascii: "!") || second == UInt8(ascii: "p")
      return isTag ? .propertyList : .oldStyle
    }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return .oldStyle }
    let second = marks.dropFirst().first { $0 > 0x20 }
    guard second == UInt8(ascii: "\"") else {
      return first == UInt8(ascii: "[") ? .json : .oldStyle
    }
    // {"a": 1} and { "a" = 1; }
    let mark = marks.first { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
    return mark == UInt8(ascii: ":") ? .json : .oldStyle
  }

  private static func propertyList(
    _ bytes: ContiguousArray<UInt8>
  ) throws(ProjectFailure) -> ProjectNode {
    let document: PropertyListDocument
    do throws(InfoPlistError) {
      document = try PropertyListDocument(bytes)
    } catch {
      throw ProjectFailure(.propertyList(error), line: error.line)
    }
    return document.folded { content, line in
      switch content {
      case .scalar(let value): ProjectNode(.text(words(value)), line: line)
      case .array(let elements): ProjectNode(.list(elements), line: line)
      case .dictionary(let members): ProjectNode(.table(members), line: line)
      }
    }
  }

  /// As an old-style list would have it.
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
