import Foundation
import TestSupport
import Testing

@testable import AppDocuments

/// Binary property lists that stop or mislead decoders.
@Suite struct BinaryFaultTests {
  @Test(
    arguments: [
      // 2^40 leaves.
      ((0..<40).map { [0xA2, $0 + 1, $0 + 1] } + [[0x09]], .tooLarge),
      // An array that contains itself.
      ([[0xA1, 0]], .tooLarge),
      ([[0xA1, 7]], .damaged),
      // 2^56 elements.
      ([[0xAF, 0x13, 0x01, 0, 0, 0, 0, 0, 0, 0]], .damaged),
      ([[0xD1, 1, 1], [0x10, 5]], .damaged),
      ([[0xD1, 1, 2], [0x51, 0x41], [0x80, 1]], .damaged),
      ([[0xD1, 1, 2], [0x51, 0x41], [0x00]], .damaged),
      ([[0xD1, 1, 2], [0x51, 0x41], [0x61, 0xD8, 0x00]], .damaged),
      ([[0xD1, 1, 2], [0x51, 0xC3], [0x09]], .damaged),
      // An empty string in UTF-16.
      ([[0xD1, 1, 2], [0x51, 0x41], [0x60]], .damaged),
    ] as [([[UInt8]], PropertyListFault)])
  func refused(_ objects: [[UInt8]], _ fault: PropertyListFault) {
    #expect(throws: PropertyListError.malformed(fault, line: nil)) {
      try PropertyListDocument(reading: Self.list(objects))
    }
  }

  /// A long text, shared by so many elements that they make gigabytes.
  @Test func sharedText() {
    let text: [UInt8] = [0x5F, 0x11, 0x40, 0x00] + [UInt8](repeating: 0x41, count: 0x4000)
    let array: [UInt8] = [0xAF, 0x11, 0x08, 0x00] + [UInt8](repeating: 1, count: 0x800)
    #expect(throws: PropertyListError.malformed(.tooLarge, line: nil)) {
      try PropertyListDocument(reading: Self.list([array, text]))
    }
  }

  @Test func duplicateKeys() throws {
    let document = try PropertyListDocument(
      reading: Self.list([[0xD2, 1, 2, 3, 4], [0x51, 0x41], [0x61, 0x00, 0x41], [0x09], [0x08]]))
    #expect(document.duplicateKeys == [DuplicateKey(key: "A", lines: [], isInRoot: true)])
  }

  @Test func theRootMustBeADictionary() {
    #expect(throws: PropertyListError.rootIsNotDictionary(line: nil)) {
      try PropertyListDocument(reading: Self.list([[0x09]]))
    }
  }

  /// What CoreFoundation refuses about the table of offsets: iOS cannot read such a list.
  @Test func tables() throws {
    let whole = Self.list([[0xD0], [0x09]])
    let trailer = whole.count - 32
    #expect(throws: Never.self) { try PropertyListDocument(reading: whole) }
    var gap = whole
    gap.insert(0, at: trailer)
    var narrow = Self.list([[0xD0]] + [[UInt8]](repeating: [0x09], count: 255))
    #expect(narrow[narrow.count - 32 + 7] == 1)
    var beyond = whole
    beyond[trailer - 1] = UInt8(trailer)
    for bytes in [gap, narrow] {
      #expect(throws: PropertyListError.malformed(.damaged, line: nil)) {
        try PropertyListDocument(reading: bytes)
      }
    }
    #expect(throws: PropertyListError.malformed(.damaged, line: nil)) {
      try PropertyListDocument(reading: beyond)
    }
    // With references of two bytes, there may be as many objects.
    narrow[narrow.count - 32 + 7] = 2
    #expect(throws: Never.self) { try PropertyListDocument(reading: narrow) }
    for bytes in [gap, beyond] {
      #expect(throws: (any Error).self) { try Self.foundationList(bytes) }
    }
    #expect(throws: Never.self) { try Self.foundationList(whole) }
  }

  @Test("a key that is long enough to be slow is refused, in both formats")
  func longKeys() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 25_000)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let bytes = try FoundationList.bytes(["a" + marks: 1], format)
      let error = #expect(throws: PropertyListError.self) {
        try PropertyListDocument(reading: bytes)
      }
      guard case .malformed(.tooLarge, _)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      let values = try FoundationList.bytes(["A": "a" + marks], format)
      let value = try PropertyListDocument(reading: values).root["A"]
      #expect(value?.string == nil)
      #expect(value?.kind == "a very long string")
    }
  }

  private static func foundationList(_ bytes: ContiguousArray<UInt8>) throws {
    _ = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  }

  /// Object 0 is the root.
  static func list(_ objects: [[UInt8]]) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += Bytes.bigEndian(offset) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 1]
    for number in [objects.count, 0, table] { bytes += Bytes.bigEndian(number, count: 8) }
    return bytes
  }
}
