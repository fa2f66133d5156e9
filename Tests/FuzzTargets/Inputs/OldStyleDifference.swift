internal import Foundation

@testable import AppDocuments

/// An old-style list as Foundation reads it. It has other rules for escapes, data and text that is
/// not ASCII, and accepts lists without brackets.
enum OldStyleDifference {
  /// A description of the first difference; `nil` if there is none, or Foundation refuses the list.
  static func between(_ node: ProjectNode, _ input: ContiguousArray<UInt8>) -> String? {
    let isComparable = input.allSatisfy { byte in
      byte < 0x80 && !"\\<\r\0".utf8.contains(byte)
    }
    guard isComparable, let list = foundationList(input) else { return nil }
    return between(node, list, at: "")
  }

  private static func foundationList(_ input: ContiguousArray<UInt8>) -> Any? {
    var format = PropertyListSerialization.PropertyListFormat.xml
    let list = try? unsafe PropertyListSerialization.propertyList(
      from: Data(input), format: &format)
    return format == .openStep ? list : nil
  }

  private static func between(_ node: ProjectNode, _ other: Any, at path: String) -> String? {
    switch (node.content, other) {
    case (.text(let text), let other as String):
      return text == other ? nil : "\(path): '\(other)', not '\(text)'"
    case (.list(let elements), let others as [Any]) where elements.count == others.count:
      return zip(elements, others).lazy.enumerated().compactMap { index, pair in
        between(pair.0, pair.1, at: "\(path)/\(index)")
      }.first
    case (.table(let table), let others as [String: Any])
    where table.effective.count == others.count:
      return table.effective.lazy.compactMap { key, value in
        others[key].map { between(value, $0, at: "\(path)/\(key)") }
          ?? "\(path): no key '\(key)'"
      }.first
    default: return "\(path): \(other)"
    }
  }
}
