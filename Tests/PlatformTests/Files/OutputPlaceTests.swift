import Foundation
import TestSupport
import Testing

@testable import Platform

/// A folder that a file named, and that must not lead out of that file's folder.
@Suite struct OutputPlaceTests {
  let temporary: TemporaryFolder
  let victim: TemporaryFolder
  let root: String

  init() throws {
    temporary = try TemporaryFolder()
    victim = try TemporaryFolder()
    try temporary.makeFolder("root")
    root = try ResolvedPath.of(temporary.path("root"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("root/" + name), withDestinationPath: target)
  }

  private func write(_ place: OutputPlace) throws {
    var folder = try OutputFolder(place)
    try folder.stage("a/file", [1])
    try folder.commit()
  }

  @Test(arguments: ["", "/..", "/x/y", "/./x//y/", "/x/../y"])
  func insideIsWritten(_ path: String) throws {
    try temporary.makeFolder("root/x")
    let root = path == "/.." ? try ResolvedPath.of(temporary.path) : root
    let place = try OutputPlace(path: temporary.path("root" + path), below: root)
    try write(place)
    #expect(try FileReader.read(path: temporary.path("root" + path) + "/a/file") == [1])
    #expect(place.bytes(of: "a/file", limit: 9) == [1])
  }

  @Test("links that stay inside are resolved, those that leave are refused")
  func links() throws {
    try temporary.makeFolder("root/x")
    try link("inner", to: "x")
    try link("outer", to: victim.path)
    try write(OutputPlace(path: temporary.path("root/inner/y"), below: root))
    #expect(try temporary.bytes("root/x/y/a/file") == [1])
    for path in ["outer", "outer/y", "missing/../outer", "..", "/"] {
      let full = path == "/" ? path : temporary.path("root/" + path)
      #expect(throws: FileError.outside(folder: root)) {
        _ = try OutputPlace(path: full, below: root)
      }
    }
  }

  @Test("a link that appears on the way after it was resolved is not followed")
  func later() throws {
    let path = temporary.path("root/made/out")
    let place = try OutputPlace(path: path, below: root)
    try link("made", to: victim.path)
    #expect(throws: FileError.linkedFolder(name: "made")) { try write(place) }
    #expect(throws: FileError.linkedFolder(name: "made")) { try place.write("b", [1]) }
    #expect(place.remove(["file"]) == [])
    #expect(try victim.names() == [])
    // Whoever asks again is told.
    #expect(throws: FileError.outside(folder: root)) {
      _ = try OutputPlace(path: path, below: root)
    }
  }

  @Test("folders that were made for files that are not written are removed again")
  func dropped() throws {
    try stageAndDrop(OutputPlace(path: temporary.path("root/x/y"), below: root))
    #expect(try temporary.files(below: "root") == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: root) == [])
  }

  private func stageAndDrop(_ place: OutputPlace) throws {
    var folder = try OutputFolder(place)
    try folder.stage("a/file", [1])
    #expect(FileManager.default.fileExists(atPath: root + "/x/y/a"))
  }

  @Test("a file that is edited must be below its root, when it is read and when it is replaced")
  func edited() throws {
    try victim.write("file", [9])
    try temporary.write("root/x/file", [1])
    try link("outer", to: victim.path)
    #expect(throws: FileError.outside(folder: root)) {
      _ = try FileSnapshot(path: temporary.path("root/outer/file"), below: root)
    }
    let snapshot = try FileSnapshot(path: temporary.path("root/x/file"), below: root)
    try FileManager.default.removeItem(atPath: temporary.path("root/x"))
    try link("x", to: victim.path)
    #expect(throws: FileError.linkedFolder(name: "x")) { try snapshot.place() }
    #expect(throws: FileError.self) {
      try FileReplacement(of: snapshot, with: [2]).commit()
    }
    #expect(try victim.bytes("file") == [9])
    #expect(try victim.names() == ["file"])
  }
}
