import Files
import Foundation
import TestSupport
import Testing

@Suite struct FileReplacementTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("file", [1, 2, 3])
  }

  @Test func replaces() throws {
    var file = try FileReplacement(path: folder.path("file"))
    #expect(file.bytes == [1, 2, 3])
    try file.stage([4])
    #expect(try folder.bytes("file") == [1, 2, 3])
    try file.commit()
    #expect(try folder.bytes("file") == [4])
    #expect(try folder.names() == ["file"])
  }

  @Test(arguments: [0o644, 0o640, 0o755, 0o600])
  func keepsTheMode(_ mode: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path("file"))
    try replace("file", [5])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("file"))
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  @Test func followsLinks() throws {
    try folder.makeFolder("a")
    try folder.makeFolder("b")
    try folder.write("a/real", [1])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("b/middle"), withDestinationPath: "../a/real")
    try manager.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "b/middle")
    try replace("link", [2])
    #expect(try folder.bytes("a/real") == [2])
    for link in ["link", "b/middle"] {
      #expect((try? manager.destinationOfSymbolicLink(atPath: folder.path(link))) != nil)
    }
    #expect(try manager.contentsOfDirectory(atPath: folder.path("a")) == ["real"])
  }

  @Test func aChangeUnderneathIsNoticed() throws {
    var file = try FileReplacement(path: folder.path("file"))
    try file.stage([4])
    try folder.write("file", [1, 2, 9])
    expectChange(of: &file)
    #expect(try folder.bytes("file") == [1, 2, 9])
  }

  @Test func aLinkThatMovesIsNoticed() throws {
    try folder.write("other", [1, 2, 3])
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    var file = try FileReplacement(path: link)
    try file.stage([4])
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "other")
    expectChange(of: &file)
    #expect(try folder.bytes("file") == [1, 2, 3])
  }

  @Test func withoutCommitNothingRemains() throws {
    try stageAndDrop()
    #expect(try folder.names() == ["file"])
    #expect(try folder.bytes("file") == [1, 2, 3])
  }

  @Test(arguments: [("none", FileError.missing), (".", .isDirectory), ("file/x", .isNoDirectory)])
  func whatCannotBeReplaced(_ name: String, _ expected: FileError) throws {
    #expect(throws: expected) { try open(name) }
  }

  /// The commit refuses to replace what somebody else wrote.
  private func expectChange(
    of file: inout FileReplacement, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      try file.commit()
      Issue.record("replaced what somebody else wrote", sourceLocation: sourceLocation)
    } catch {
      #expect(error == .changed, sourceLocation: sourceLocation)
    }
  }

  private func open(_ name: String) throws {
    _ = try FileReplacement(path: folder.path(name))
  }

  private func stageAndDrop() throws {
    var file = try FileReplacement(path: folder.path("file"))
    try file.stage([4])
  }

  private func replace(_ name: String, _ bytes: ContiguousArray<UInt8>) throws {
    var file = try FileReplacement(path: folder.path(name))
    try file.stage(bytes)
    try file.commit()
  }
}
