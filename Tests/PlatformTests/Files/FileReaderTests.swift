import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FileReaderTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 2, 4095, 65_536, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 2_500_000])
  func readsAll(_ count: Int) throws {
    let bytes = Self.bytes(count)
    try temporary.write("file", bytes)
    #expect(try FileReader.read(path: temporary.path("file")) == bytes)
  }

  /// A pipe does not tell how many bytes will come.
  @Test(arguments: [0, 1, 2, 65_537, (1 << 20) - 1, 1 << 20, 1 + (1 << 20), 3_000_001])
  func readsPipes(_ count: Int) async throws {
    let bytes = Self.bytes(count)
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: Data(bytes))
      try? writer.close()
    }
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try FileReader.read(path: path) == bytes)
    try pipe.fileHandleForReading.close()
  }

  @Test func missing() {
    #expect(throws: FileError.missing) { try FileReader.read(path: temporary.path("none")) }
    #expect(throws: FileError.missing) { try FileReader.read(path: "") }
  }

  @Test func directory() {
    #expect(throws: FileError.isDirectory) { try FileReader.read(path: temporary.path) }
  }

  @Test func fileAsFolder() throws {
    try temporary.write("file", [])
    #expect(throws: FileError.notDirectory) {
      try FileReader.read(path: temporary.path("file/x"))
    }
  }

  @Test("what nobody named is a regular file, and nothing else is waited for")
  func found() throws {
    let path = temporary.path("file")
    try temporary.write("file", [1, 2, 3])
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: temporary.path(name), withDestinationPath: target)
    }
    try link("link", to: "file")
    try link("loop", to: "loop")
    try temporary.makePipe("pipe")
    #expect(try FileReader.read(found: path, limit: 3) == [1, 2, 3])
    #expect(try FileReader.read(found: temporary.path("link")) == [1, 2, 3])
    #expect(throws: FileError.self) {
      try FileReader.read(found: temporary.path("link"), followsLinks: false)
    }
    #expect(throws: FileError.self) { try FileReader.read(found: temporary.path("loop")) }
    #expect(throws: FileError.tooLarge(limit: 2)) { try FileReader.read(found: path, limit: 2) }
    #expect(throws: FileError.isDirectory) { try FileReader.read(found: temporary.path) }
    for special in [temporary.path("pipe"), "/dev/zero", "/dev/null"] {
      #expect(throws: FileError.notRegularFile) { try FileReader.read(found: special) }
    }
  }

  @Test func identityFollowsLinks() throws {
    try temporary.write("a", [])
    try temporary.write("b", [])
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("link"), withDestinationPath: "a")
    let identity = FileIdentity(of: temporary.path("a"))
    #expect(identity != nil)
    #expect(FileIdentity(of: temporary.path("./link")) == identity)
    #expect(FileIdentity(of: temporary.path("b")) != identity)
    #expect(FileIdentity(of: temporary.path("none")) == nil)
  }

  private static func bytes(_ count: Int) -> ContiguousArray<UInt8> {
    ContiguousArray((0..<count).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) })
  }

  /// A sparse file of that size takes no disk space.
  @Test func tooMuchIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("huge", [])
    let file = try #require(FileHandle(forWritingAtPath: folder.path + "/huge"))
    try file.truncate(atOffset: UInt64(FileReader.byteLimit) + 1)
    try file.close()
    #expect(throws: FileError.tooLarge(limit: FileReader.byteLimit)) {
      try FileReader.read(path: folder.path + "/huge")
    }
    for limit in [0, 10, 1 << 20] {
      #expect(throws: FileError.tooLarge(limit: limit)) {
        try FileReader.read(path: folder.path + "/huge", limit: limit)
      }
    }
  }

  @Test("the limit also holds for files without a size, and no more is read")
  func endless() {
    for limit in [0, 10, 3 << 20] {
      #expect(throws: FileError.tooLarge(limit: limit)) {
        try FileReader.read(path: "/dev/zero", limit: limit)
      }
    }
  }

  @Test("a file with exactly as many bytes as the limit is read")
  func limit() throws {
    let folder = try TemporaryFolder()
    try folder.write("ten", Array(0..<10))
    #expect(try FileReader.read(path: folder.path + "/ten", limit: 10) == ContiguousArray(0..<10))
  }
}
