import Foundation
import Platform
import TestSupport
import Testing

@Suite struct OutputFolderTests {
  static let old = Date(timeIntervalSince1970: 1_000_000_000)
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func commitPutsAllInPlace() throws {
    var folder = try OutputFolder(path: temporary.path)
    #expect(try folder.stage("a", [1]))
    #expect(try folder.stage("b", [2, 2]))
    #expect(try temporary.names().filter { !$0.hasSuffix("launchgen-tmp") } == [])
    try folder.commit()
    #expect(try temporary.names() == ["a", "b"])
    #expect(try temporary.bytes("a") == [1])
    #expect(try temporary.bytes("b") == [2, 2])
  }

  @Test("more files than are waited for at the same time, some of many bytes")
  func manyFiles() throws {
    var folder = try OutputFolder(path: temporary.path)
    func bytes(_ number: Int) -> ContiguousArray<UInt8> {
      ContiguousArray(repeating: UInt8(number), count: number % 5 == 0 ? 300_000 : number)
    }
    for number in 1...40 { #expect(try folder.stage("\(number)", bytes(number))) }
    try folder.commit()
    #expect(try temporary.names().count == 40)
    for number in 1...40 { #expect(try temporary.bytes("\(number)") == bytes(number)) }
  }

  @Test("a combining mark may begin a name, although it forms one character with the slash")
  func combiningMarks() throws {
    let path = temporary.path + "/\u{301}b/\u{301}c"
    var folder = try OutputFolder(path: path)
    #expect(try folder.stage("\u{301}a", [1]))
    try folder.commit()
    #expect(try FileReader.read(path: path + "/\u{301}a") == [1])
    #expect(try FolderListing.names(in: path).count == 1)
  }

  @Test("a path longer than any system's limit is refused before its folders are made")
  func longPath() throws {
    for count in [2100, 65_000] {
      let path = temporary.path + String(repeating: "/a", count: count)
      let error = #expect(throws: FileError.self) { _ = try OutputFolder(path: path) }
      #expect(error.map { if case .nameTooLong = $0 { true } else { false } } == true)
    }
    #expect(try temporary.names() == [])
  }

  @Test func withoutCommitNothingRemains() throws {
    try temporary.write("a", [9])
    try stageAndDrop()
    #expect(try temporary.names() == ["a"])
    #expect(try temporary.bytes("a") == [9])
  }

  @Test func anErrorLeavesNothing() throws {
    try temporary.makeFolder("c")
    #expect(throws: FileError.isDirectory) { try stageAndDrop(failingAt: "c") }
    #expect(try temporary.names() == ["c"])
  }

  @Test func unchangedFilesAreLeftAlone() throws {
    try temporary.write("same", [1, 2, 3])
    try temporary.write("other", [1, 2, 3])
    try temporary.write("shorter", [1, 2, 3])
    for name in ["same", "other", "shorter"] {
      try temporary.setModificationDate(name, Self.old)
    }
    var folder = try OutputFolder(path: temporary.path)
    #expect(try folder.stage("same", [1, 2, 3]) == false)
    #expect(try folder.stage("other", [1, 2, 4]))
    #expect(try folder.stage("shorter", [1, 2]))
    try folder.commit()
    #expect(try temporary.modificationDate("same") == Self.old)
    #expect(try temporary.modificationDate("other") != Self.old)
    #expect(try temporary.modificationDate("shorter") != Self.old)
    #expect(try temporary.bytes("other") == [1, 2, 4])
    #expect(try temporary.bytes("shorter") == [1, 2])
  }

  /// Whether or not the link's target has the same bytes.
  @Test(arguments: [ContiguousArray<UInt8>([7]), [8]])
  func aLinkIsReplaced(_ bytes: ContiguousArray<UInt8>) throws {
    try temporary.write("target", [7])
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("link"), withDestinationPath: "target")
    try write("link", bytes)
    #expect(try temporary.bytes("target") == [7])
    #expect(try temporary.bytes("link") == bytes)
    let attributes = try FileManager.default.attributesOfItem(atPath: temporary.path("link"))
    #expect(attributes[.type] as? FileAttributeType == .typeRegular)
  }

  @Test func aLinkToNowhereIsReplaced() throws {
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("link"), withDestinationPath: "nowhere")
    try write("link", [5])
    #expect(try temporary.names() == ["link"])
    #expect(try temporary.bytes("link") == [5])
  }

  @Test(arguments: ["x", "x/y/z", "x/y/", "x//y", "./x"])
  func makesFolders(_ path: String) throws {
    var folder = try OutputFolder(path: temporary.path(path))
    try folder.stage("a", [1])
    try folder.commit()
    #expect(try temporary.bytes(path + "/a") == [1])
  }

  @Test(arguments: ["file", "file/x", "file/x/y"])
  func aFileIsNotAFolder(_ path: String) throws {
    try temporary.write("file", [1])
    #expect(throws: FileError.notDirectory) {
      try { _ = try OutputFolder(path: temporary.path(path)) }()
    }
    #expect(try temporary.bytes("file") == [1])
  }

  @Test func noPathIsMissing() {
    #expect(throws: FileError.missing) { try { _ = try OutputFolder(path: "") }() }
  }

  @Test func joinsPaths() {
    #expect(Path.joined("x", "a") == "x/a")
    #expect(Path.joined("x/", "a") == "x/a")
    #expect(Path.joined("/", "a") == "/a")
    #expect(Path.joined(".", "a") == "./a")
  }

  private func stageAndDrop(failingAt name: String? = nil) throws {
    var folder = try OutputFolder(path: temporary.path)
    try folder.stage("a", [1])
    try folder.stage("b", [2])
    if let name { try folder.stage(name, [3]) }
  }

  private func write(_ name: String, _ bytes: ContiguousArray<UInt8>) throws {
    var folder = try OutputFolder(path: temporary.path)
    #expect(try folder.stage(name, bytes))
    try folder.commit()
  }
}
