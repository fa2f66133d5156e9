import Foundation
import Platform
import TestSupport
import Testing

/// Files that are written piece by piece, beside one that may be the same.
@Suite struct StagedOutputTests {
  static let old = Date(timeIntervalSince1970: 1_000_000_000)
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  /// Writes bytes in pieces; those of `reserved` are filled in at the end.
  private func write(
    _ bytes: ContiguousArray<UInt8>, piece: Int, reserved: Range<Int> = 0..<0
  ) throws -> Bool {
    var folder = try OutputFolder(path: temporary.path)
    let output = try folder.open("file")
    for start in stride(from: 0, to: reserved.lowerBound, by: piece) {
      try output.append(
        ContiguousArray(bytes[start..<min(start + piece, reserved.lowerBound)]))
    }
    if !reserved.isEmpty { try output.reserve(reserved.count) }
    for start in stride(from: reserved.upperBound, to: bytes.count, by: piece) {
      try output.append(ContiguousArray(bytes[start..<min(start + piece, bytes.count)]))
    }
    if !reserved.isEmpty {
      try output.fill(at: reserved.lowerBound, ContiguousArray(bytes[reserved]))
    }
    try output.finish()
    #expect(output.byteCount == bytes.count)
    folder.stage(output)
    try folder.commit()
    return output.changes
  }

  @Test("every first difference, in pieces of every size", arguments: 1...5)
  func differences(piece: Int) throws {
    let bytes = ContiguousArray<UInt8>(1...9)
    for reserved in [0..<0, 0..<2, 3..<7, 8..<9] {
      for different in 0..<9 {
        var other = bytes
        other[different] ^= 0x80
        try temporary.write("file", Array(other))
        #expect(try write(bytes, piece: piece, reserved: reserved))
        #expect(try temporary.bytes("file") == bytes)
      }
    }
    #expect(try temporary.names() == ["file"])
  }

  @Test("files that are shorter, longer, or missing", arguments: 1...5)
  func lengths(piece: Int) throws {
    let bytes = ContiguousArray<UInt8>(1...9)
    for reserved in [0..<0, 0..<2, 3..<7, 8..<9] {
      for length in 0...12 where length != 9 {
        try temporary.write("file", (0..<length).map { UInt8($0 + 1) })
        #expect(try write(bytes, piece: piece, reserved: reserved))
        #expect(try temporary.bytes("file") == bytes)
      }
      try FileManager.default.removeItem(atPath: temporary.path + "/file")
      #expect(try write(bytes, piece: piece, reserved: reserved))
      #expect(try temporary.bytes("file") == bytes)
    }
  }

  @Test("nothing is written as long as nothing differs", arguments: 1...5)
  func same(piece: Int) throws {
    let bytes = ContiguousArray<UInt8>(1...9)
    try temporary.write("file", Array(bytes))
    try temporary.setModificationDate("file", Self.old)
    // Not even another file beside it.
    try temporary.setModificationDate("", Self.old)
    for reserved in [0..<0, 0..<2, 3..<7, 8..<9] {
      #expect(try !write(bytes, piece: piece, reserved: reserved))
    }
    #expect(try temporary.modificationDate("file") == Self.old)
    #expect(try temporary.modificationDate("") == Self.old)
  }

  @Test("what a link leads to stays, although it has the same bytes")
  func link() throws {
    try temporary.write("target", [1, 2, 3])
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path + "/file", withDestinationPath: "target")
    #expect(try write([1, 2, 3], piece: 2))
    #expect(try temporary.bytes("target") == [1, 2, 3])
    #expect(FileKind(of: temporary.path + "/file", followsLinks: false) == .file)
  }

  @Test("a file that is not finished leaves nothing")
  func unfinished() throws {
    try abandon()
    #expect(try temporary.names() == [])
  }

  private func abandon() throws {
    var folder = try OutputFolder(path: temporary.path)
    let output = try folder.open("file")
    try output.append([1])
    #expect(try temporary.names().count == 1)
    #expect(output.byteCount == 1)
  }
}
