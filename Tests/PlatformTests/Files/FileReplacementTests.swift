import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FileReplacementTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("file", [1, 2, 3])
  }

  @Test func replaces() throws {
    let snapshot = try FileSnapshot(path: folder.path("file"))
    #expect(snapshot.bytes == [1, 2, 3])
    let file = try FileReplacement(of: snapshot, with: [4])
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
    let file = try staged("file")
    try folder.write("file", [1, 2, 9])
    expectChange(of: file)
    #expect(try folder.bytes("file") == [1, 2, 9])
  }

  @Test func aLinkThatMovesIsNoticed() throws {
    try folder.write("other", [1, 2, 3])
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    let file = try staged("link")
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "other")
    expectChange(of: file)
    #expect(try folder.bytes("file") == [1, 2, 3])
  }

  @Test func withoutCommitNothingRemains() throws {
    try stageAndDrop()
    #expect(try folder.names() == ["file"])
    #expect(try folder.bytes("file") == [1, 2, 3])
  }

  @Test(arguments: [("none", FileError.missing), (".", .isDirectory), ("file/x", .notDirectory)])
  func whatCannotBeReplaced(_ name: String, _ expected: FileError) throws {
    #expect(throws: expected) { try FileSnapshot(path: folder.path(name)) }
  }

  /// The commit must not replace what another program wrote.
  private func expectChange(
    of file: consuming FileReplacement, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      try file.commit()
      Issue.record("replaced what another program wrote", sourceLocation: sourceLocation)
    } catch {
      #expect(error == .changed, sourceLocation: sourceLocation)
    }
  }

  private func stageAndDrop() throws {
    _ = try staged("file")
  }

  private func staged(_ name: String) throws -> FileReplacement {
    try FileReplacement(of: FileSnapshot(path: folder.path(name)), with: [4])
  }

  private func replace(_ name: String, _ bytes: ContiguousArray<UInt8>) throws {
    let file = try FileReplacement(of: FileSnapshot(path: folder.path(name)), with: bytes)
    try file.commit()
  }
}
