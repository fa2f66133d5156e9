import Foundation
import Platform
import TestSupport
import Testing

/// Files that are written over one that may be the same.
@Suite struct ComparedOutputTests {
  static let old = Date(timeIntervalSince1970: 1_000_000_000)
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  private func write(_ bytes: ContiguousArray<UInt8>) throws -> Bool {
    var folder = try OutputFolder(path: temporary.path)
    let changes = try folder.stage("file", bytes)
    try folder.commit()
    #expect(try temporary.bytes("file") == bytes)
    #expect(folder.placedStamp(of: "file") == FileStamp(of: temporary.path("file")))
    return changes
  }

  @Test func everyDifference() throws {
    let bytes = ContiguousArray<UInt8>(1...9)
    for different in 0..<9 {
      var other = bytes
      other[different] ^= 0x80
      try temporary.write("file", Array(other))
      #expect(try write(bytes))
    }
    #expect(try temporary.names() == ["file"])
  }

  @Test("files that are shorter, longer, or missing")
  func lengths() throws {
    let bytes = ContiguousArray<UInt8>(1...9)
    for length in 0...12 where length != 9 {
      try temporary.write("file", (0..<length).map { UInt8($0 + 1) })
      #expect(try write(bytes))
    }
    try FileManager.default.removeItem(atPath: temporary.path + "/file")
    #expect(try write(bytes))
  }

  @Test("nothing is written if nothing differs")
  func same() throws {
    try temporary.write("file", [1, 2, 3])
    try temporary.setModificationDate("file", Self.old)
    // Not even another file beside it.
    try temporary.setModificationDate("", Self.old)
    #expect(try !write([1, 2, 3]))
    #expect(try temporary.modificationDate("file") == Self.old)
    #expect(try temporary.modificationDate("") == Self.old)
  }

  @Test("a file that another program has changed since has no stamp")
  func changedSince() throws {
    var folder = try OutputFolder(path: temporary.path)
    try temporary.write("same", [1])
    try folder.stage("same", [1])
    try folder.stage("new", [1])
    try folder.commit()
    for name in ["same", "new"] { try temporary.write(name, [1, 2]) }
    #expect(folder.placedStamp(of: "same") == nil)
    #expect(folder.placedStamp(of: "new") == nil)
  }

  @Test("what a link leads to stays, although it has the same bytes")
  func link() throws {
    try temporary.write("target", [1, 2, 3])
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path + "/file", withDestinationPath: "target")
    #expect(try write([1, 2, 3]))
    #expect(try temporary.bytes("target") == [1, 2, 3])
    #expect(FileKind(of: temporary.path + "/file", followsLinks: false) == .file)
  }
}
