import Foundation
import TestSupport
import Testing

@testable import AppDocuments

/// Edits of a binary property list's object table, judged by Foundation and byte by byte.
@Suite struct BinaryEditorTests {
  private let changes = [
    KeyChange(key: "b", value: .array([.string("x"), .string("Größe"), .boolean(true)])),
    KeyChange(key: "new", value: .dictionary(["k": .string("x"), "l": .dictionary([:])])),
  ]

  private func edit(
    _ bytes: ContiguousArray<UInt8>, _ changes: [KeyChange]
  ) throws -> ContiguousArray<UInt8> {
    var editor = try BinaryEditor(bytes)
    try editor.apply(changes)
    return try editor.bytes()
  }

  private func decoded(_ bytes: ContiguousArray<UInt8>) throws -> NSDictionary {
    try #require(
      try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        as? NSDictionary)
  }

  @Test("what changes, and nothing else")
  func values() throws {
    let list: [String: Any] = [
      "a": 1, "b": "old",
      "c": [1.5, true, Data([1, 2, 3]), Date(timeIntervalSinceReferenceDate: 7)],
      "d": ["e": "f", "g": [String](repeating: "h", count: 40)], "i": Int64.min,
      "j": String(repeating: "é", count: 300),
    ]
    let bytes = try FoundationList.bytes(list, .binary)
    var expected = list
    expected["b"] = ["x", "Größe", true] as [Any]
    expected["new"] = ["k": "x", "l": [String: Any]()] as [String: Any]
    #expect(try decoded(edit(bytes, changes)) == NSDictionary(dictionary: expected))
  }

  @Test("the same bytes each time, and none differ where nothing changes")
  func determinism() throws {
    let list = Dictionary(uniqueKeysWithValues: (0..<100).map { ("key \($0)", $0) })
    let bytes = try FoundationList.bytes(list, .binary)
    let first = try edit(bytes, changes)
    for _ in 0..<5 { #expect(try edit(bytes, changes) == first) }
    #expect(try edit(first, []) == first)
  }

  /// Every count of objects around those at which references and offsets become wider.
  @Test("wider references and offsets", arguments: [240...262, 65_520...65_545])
  func widths(counts: ClosedRange<Int>) throws {
    for count in counts where count < 300 || count % 5 == 0 {
      let bytes = try FoundationList.bytes(["n": (0..<count).map { "\($0)" }], .binary)
      let edited = try decoded(edit(bytes, changes))
      #expect((edited["n"] as? [String])?.count == count)
      #expect((edited["n"] as? [String])?.last == "\(count - 1)")
      #expect((edited["new"] as? NSDictionary)?["k"] as? String == "x")
    }
  }

  /// Keys "é" composed, "x", "é" decomposed, in this order, with the values 0, 1, 2.
  @Test("order, normalization and the width of numbers stay")
  func forms() throws {
    let objects: [[UInt8]] = [
      [0xD3, 1, 2, 3, 4, 5, 6], [0x61, 0x00, 0xE9], [0x51, 0x78], [0x62, 0x00, 0x65, 0x03, 0x01],
      [0x10, 0], [0x11, 0, 1], [0x13, 0, 0, 0, 0, 0, 0, 0, 2],
    ]
    var list = ContiguousArray("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(list.count))
      list += object
    }
    let table = list.count
    list += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [objects.count, 0, table] { list += Bytes.bigEndian(0) + Bytes.bigEndian(number) }
    let edited = try edit(list, [KeyChange(key: "y", value: .boolean(true))])
    let table2 = try BinaryObjects(edited)
    guard case .dictionary(let keys, let values) = try table2.object(table2.root) else {
      Issue.record("no dictionary")
      return
    }
    let stored = try (keys + values).map { try table2.content($0) }
    let expected = [1, 2, 3].map { objects[$0] } + [[0x51, 0x79]]
    let expectedValues = [4, 5, 6].map { objects[$0] } + [[0x09]]
    #expect(stored == (expected + expectedValues).map { .scalar(ContiguousArray($0)) })
  }

  @Test("a key that is long enough to be slow is refused, in both formats")
  func longKeys() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 25_000)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let bytes = try FoundationList.bytes(["a" + marks: 1], format)
      let error = #expect(throws: PropertyListError.self) {
        try PropertyListDocument(reading: bytes)
      }
      guard case .malformed(.keyTooLong, _)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      let values = try FoundationList.bytes(["A": "a" + marks], format)
      let value = try PropertyListDocument(reading: values).root["A"]
      #expect(value?.string == nil)
      #expect(value?.kind == "a very long string")
    }
  }
}
