internal import Platform
internal import Texts

/// A value of a project file, and its place in the file.
package struct ProjectNode: Sendable {
  package enum Content: Sendable {
    case text(String)
    case list([ProjectNode])
    case table(ProjectTable)
  }

  package let content: Content
  /// The line, from 1; `nil` in JSON and in binary property lists.
  package let line: Int?
  /// The range of the value's bytes, with brackets or quotation marks; empty in formats that are
  /// not edited.
  var range = 0..<0
  /// The range of the whole item: a member with its key and semicolon, or an element with its
  /// comma, if any.
  var item = 0..<0

  /// The text; `nil` for a list or a table. Also `nil` for a string that is too slow to compare,
  /// because it is too long or has too many combining marks.
  package var word: String? {
    guard case .text(let text) = content, text.isComparable(limit: ProjectLimit.comparedBytes)
    else { return nil }
    return text
  }

  package var list: [ProjectNode] {
    if case .list(let elements) = content { elements } else { [] }
  }

  /// The strings in a list; other elements are left out.
  package var words: [String] { list.compactMap(\.word) }

  /// The strings in a list, each once.
  var uniqueWords: [String] { words.withoutRepeats }

  package var members: [ProjectTable.Member] {
    if case .table(let table) = content { table.members } else { [] }
  }

  package subscript(key: String) -> ProjectNode? {
    if case .table(let table) = content { table[key] } else { nil }
  }

  var isa: String? { self["isa"]?.word }

  /// The value in Xcode's format.
  var oldStyle: String {
    switch content {
    case .text(let text): text.inQuotes
    case .list(let elements): "(" + elements.map { $0.oldStyle + "," }.joined() + ")"
    case .table(let table):
      "{" + table.members.map { "\($0.inQuotes)=\($1.oldStyle);" }.joined() + "}"
    }
  }

  var opening: Int { range.lowerBound + 1 }

  var closing: Int { range.upperBound - 1 }
}

package struct ProjectTable: Sendable {
  package typealias Member = (key: String, value: ProjectNode)

  package let members: [Member]
  /// For each key, the index of its member. If a key appears twice, the last member counts, as in
  /// CoreFoundation.
  private let indices: [String: Int]

  init(_ members: [Member]) {
    self.members = members
    indices = Dictionary(members.enumerated().map { ($1.key, $0) }) { $1 }
  }

  package subscript(key: String) -> ProjectNode? { index(of: key).map { members[$0].value } }

  func index(of key: String) -> Int? { indices[key] }

  /// The members that count, in no particular order. For each key, the last member counts.
  var effective: [Member] { indices.values.map { members[$0] } }
}

/// Reads a project file in one of its formats: an old-style, XML or binary property list, or JSON.
package enum ProjectText {
  package static func read(_ bytes: ContiguousArray<UInt8>) throws(ProjectFailure) -> ProjectNode {
    if bytes.count > ProjectLimit.bytes { throw ProjectFailure(.tooLarge) }
    switch format(bytes) {
    case .binary, .xml: return try propertyList(bytes)
    case .json: return try json(bytes)
    case .oldStyle:
      if TextFormat(bytes) == .lfsPointer {
        throw ProjectFailure(.propertyList(.malformed(.lfsPointer, line: nil)))
      }
      var scanner = OldStyleScanner(bytes)
      return try scanner.scan()
    }
  }

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
      // `<<<<<<<` marks a merge conflict, and is no tag.
      return text.dropFirst().first.map("?!p".utf8.contains) == true ? .xml : .oldStyle
    case UInt8(ascii: "{"):
      // JSON begins like {"a": 1}, and an old-style property list like { "a" = 1; }.
      let key = text.dropFirst().drop { $0 <= 0x20 }
      let mark = afterQuoted(key)?.first { $0 > 0x20 }
      return mark == UInt8(ascii: ":") ? .json : .oldStyle
    default: return .oldStyle
    }
  }

  /// If the text begins with a quoted string, the bytes after this string; otherwise `nil`.
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
    return node(document.nodes.root, document.nodes.source)
  }

  private static func node(_ node: SyntaxNode, _ source: SourceDocument? = nil) -> ProjectNode {
    let content: ProjectNode.Content =
      switch node.content {
      case .scalar(let value): .text(words(value))
      case .array(let elements): .list(elements.map { self.node($0, source) })
      case .dictionary(let members):
        .table(ProjectTable(members.map { ($0.key, self.node($0.value, source)) }))
      }
    return ProjectNode(content: content, line: source?.line(of: node.element.lowerBound))
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
      throw ProjectFailure(.tooLarge)
    }
    do {
      return node(SyntaxNode(try (JSONText.value(of: bytes) as JSONValue).value))
    } catch {
      throw ProjectFailure(.json)
    }
  }
}

private struct JSONValue: Decodable {
  private enum CodingKeys: CodingKey {}

  let value: PropertyListValue

  init(from decoder: any Decoder) throws {
    if decoder.codingPath.count > ProjectLimit.depth { throw ProjectFailure(.json) }
    if (try? decoder.container(keyedBy: CodingKeys.self)) != nil {
      let members = try [String: JSONValue](from: decoder)
        .filter { $0.key.isComparable(limit: ProjectLimit.comparedBytes) }
      value = .dictionary(members.mapValues(\.value))
    } else if (try? decoder.unkeyedContainer()) != nil {
      value = .array(try [JSONValue](from: decoder).map(\.value))
    } else {
      value = try Self.scalar(decoder.singleValueContainer())
    }
  }

  /// `null` is read as an empty string.
  private static func scalar(_ value: any SingleValueDecodingContainer) -> PropertyListValue {
    if let text = try? value.decode(String.self) { return .string(text) }
    if let isTrue = try? value.decode(Bool.self) { return .boolean(isTrue) }
    if let number = try? value.decode(Int64.self) { return .integer(number) }
    if let number = try? value.decode(Double.self) { return .real(number) }
    return .string("")
  }
}

/// Limits for projects. Only a malicious or damaged project exceeds them.
package enum ProjectLimit {
  /// Maximum size of a project file in bytes; large generated projects have about 10 MB.
  package static let bytes = 32 << 20
  package static let configurationBytes = 1 << 20
  /// Maximum depth of nested values; Xcode itself writes 6 levels.
  package static let depth = 64
  package static let values = 1_000_000
  /// Maximum size in bytes of a key, and of a string that is compared.
  package static let comparedBytes = 1024
  /// Maximum number of members, exceptions and build settings that are examined, over all targets.
  package static let steps = 2_000_000
  /// Maximum number of assignments in .xcconfig files, over all targets and configurations.
  package static let assignments = 300_000
  /// Maximum number of folders in a path that is looked up on the disk.
  package static let components = 128
  /// Maximum size in bytes of the path of a file or group, and of all these paths together.
  package static let pathBytes = 4096
  package static let pathsBytes = 64 << 20
  /// Maximum size in bytes of a build setting whose variables are expanded.
  package static let settingBytes = 8 << 10
  /// Maximum number of bytes that are read to expand the variables in one string.
  package static let expansionBytes = 16 << 10
  /// Maximum number of unknown variables that are reported for one string.
  package static let unknownNames = 10
  /// Maximum number of variables in a build setting, and maximum depth of variables inside the
  /// names of other variables.
  package static let expansions = 200
  package static let expansionDepth = 32
  /// Maximum number of .xcconfig files that are read for one configuration.
  package static let includes = 256
  package static let targets = 500
  /// Maximum number of configurations of a target; the rest is not read.
  package static let configurations = 64
  /// Maximum number of pairs of a target and a configuration.
  package static let builds = 1000
  /// Maximum number of values with build variables that are read from an Info.plist.
  package static let valuesWithVariables = 100
  /// Maximum number of files and folders on the disk, in all synchronized folders.
  package static let files = 200_000
}
