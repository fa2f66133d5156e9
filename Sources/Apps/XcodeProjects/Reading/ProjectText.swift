internal import Platform
internal import PropertyLists
internal import Texts

/// Reads a property list in any of the formats that project files have: old-style, XML, binary or
/// JSON.
package enum ProjectText {
  package static func read(_ bytes: ContiguousArray<UInt8>) throws(ProjectFailure) -> ProjectNode {
    if bytes.count > ProjectLimit.bytes {
      throw ProjectFailure(.tooLarge(limit: ProjectLimit.bytes))
    }
    switch format(bytes) {
    case .binary, .xml: return try propertyList(bytes)
    case .json: return try json(bytes)
    case .oldStyle:
      var scanner = OldStyleScanner(bytes)
      return try scanner.scan()
    }
  }

  /// The formats, as messages name them.
  enum Format: String {
    case oldStyle = "an old-style property list"
    case binary = "a binary property list"
    case xml = "an XML property list"
    case json = "JSON"
  }

  static func format(_ bytes: ContiguousArray<UInt8>) -> Format {
    if bytes.starts(with: "bplist".utf8) { return .binary }
    let text = bytes.drop { $0 <= 0x20 || $0 >= 0x80 }
    switch text.first {
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "<"):
      // `<<<<<<<` marks a merge conflict, and `<0FBD>` is data; neither is a tag.
      return text.dropFirst().first.map("?!p".utf8.contains) == true ? .xml : .oldStyle
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
      case .scalar(let value): ProjectNode(content: .text(words(value)), line: line)
      case .array(let elements): ProjectNode(content: .list(elements), line: line)
      case .dictionary(let members): ProjectNode(members, line: line)
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

  private static func json(_ bytes: ContiguousArray<UInt8>) throws(ProjectFailure) -> ProjectNode {
    // The decoder itself does not limit the number of values.
    if bytes.count(where: ",[{".utf8.contains) > ProjectLimit.values {
      throw ProjectFailure(.tooManyValues(limit: ProjectLimit.values))
    }
    do {
      return try (JSONText.value(of: bytes) as JSONValue).node
    } catch {
      throw ProjectFailure(.json)
    }
  }
}

extension ProjectNode {
  fileprivate init(_ members: [String: ProjectNode], line: Int?) {
    self.init(content: .table(ProjectTable(members.map { ($0, $1) })), line: line)
  }
}

/// A value of a project in JSON.
private struct JSONValue: Decodable {
  private enum CodingKeys: CodingKey {}

  let node: ProjectNode

  init(from decoder: any Decoder) throws {
    if decoder.codingPath.count > ProjectLimit.depth { throw ProjectFailure(.json) }
    if (try? decoder.container(keyedBy: CodingKeys.self)) != nil {
      let members = try [String: JSONValue](from: decoder)
        .filter { $0.key.isComparable(limit: ProjectLimit.comparedBytes) }
      node = ProjectNode(members.mapValues(\.node), line: nil)
    } else if (try? decoder.unkeyedContainer()) != nil {
      let elements = try [JSONValue](from: decoder)
      node = ProjectNode(content: .list(elements.map(\.node)), line: nil)
    } else {
      node = ProjectNode(content: .text(try Self.words(decoder.singleValueContainer())), line: nil)
    }
  }

  /// The value as a string; empty for `null`.
  private static func words(_ value: any SingleValueDecodingContainer) throws -> String {
    if let text = try? value.decode(String.self) { return text }
    if let isTrue = try? value.decode(Bool.self) { return isTrue ? "YES" : "NO" }
    if let number = try? value.decode(Int.self) { return "\(number)" }
    if let number = try? value.decode(Double.self) { return "\(number)" }
    return ""
  }
}
