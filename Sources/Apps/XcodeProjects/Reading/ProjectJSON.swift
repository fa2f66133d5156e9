internal import PropertyLists
internal import Texts

/// Reads a project file in JSON; its nodes have no line numbers.
enum ProjectJSON {
  static func read(_ bytes: ContiguousArray<UInt8>) throws(ProjectFailure) -> ProjectNode {
    // The decoder itself does not limit the number of values.
    let separators: Set<UInt8> = [UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{")]
    if bytes.count(where: separators.contains) > ProjectLimit.values {
      throw ProjectFailure(.tooManyValues(limit: ProjectLimit.values), line: nil)
    }
    do {
      return try (JSONText.value(of: bytes) as Value).node
    } catch {
      throw ProjectFailure(.json, line: nil)
    }
  }

  private struct Value: Decodable {
    let node: ProjectNode

    init(from decoder: any Decoder) throws {
      if decoder.codingPath.count > ProjectLimit.depth { throw ProjectFailure(.json, line: nil) }
      if let members = try? decoder.container(keyedBy: Key.self) {
        var table: [String: ProjectNode] = [:]
        for key in members.allKeys
        where key.stringValue.isComparable(limit: ProjectLimit.comparedBytes) {
          table[key.stringValue] = try members.decode(Value.self, forKey: key).node
        }
        node = ProjectNode(.table(table), line: nil)
      } else if var elements = try? decoder.unkeyedContainer() {
        var list: [ProjectNode] = []
        while !elements.isAtEnd { list.append(try elements.decode(Value.self).node) }
        node = ProjectNode(.list(list), line: nil)
      } else {
        node = ProjectNode(.text(try Self.words(decoder.singleValueContainer())), line: nil)
      }
    }

    private static func words(_ value: any SingleValueDecodingContainer) throws -> String {
      if let text = try? value.decode(String.self) { return text }
      if let isTrue = try? value.decode(Bool.self) { return isTrue ? "YES" : "NO" }
      if let number = try? value.decode(Int.self) { return "\(number)" }
      if let number = try? value.decode(Double.self) { return "\(number)" }
      return ""
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
