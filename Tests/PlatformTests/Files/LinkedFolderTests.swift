import Foundation
import TestSupport
import Testing

@testable import Platform

/// Links below an output folder are never followed, whenever they appear.
@Suite struct LinkedFolderTests {
  let temporary: TemporaryFolder
  let victim: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    victim = try TemporaryFolder()
    try victim.write("file", [9])
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path(name), withDestinationPath: target)
  }

  @Test("a subfolder that is a link is refused, whether its target is outside, inside or missing")
  func refused() throws {
    try temporary.makeFolder("inside")
    for target in [victim.path, "inside", "nowhere", "."] {
      try link("a", to: target)
      for isDryRun in [false, true] {
        var folder = try OutputFolder(path: temporary.path, isDryRun: isDryRun)
        #expect(throws: FileError.linkedFolder(name: "a")) { try folder.prepare("a/b/file") }
        #expect(throws: FileError.linkedFolder(name: "a")) { try folder.stage("a/file", [1]) }
      }
      try FileManager.default.removeItem(atPath: temporary.path("a"))
    }
    #expect(try victim.bytes("file") == [9])
    #expect(try victim.names() == ["file"])
    #expect(try temporary.names() == ["inside"])
  }

  @Test("a link that takes a subfolder's place after it was opened leads nowhere")
  func swapped() throws {
    try temporary.makeFolder("a")
    try temporary.write("a/file", [1])
    var folder = try OutputFolder(path: temporary.path)
    try folder.stage("a/file", [2])
    try FileManager.default.moveItem(atPath: temporary.path("a"), toPath: temporary.path("moved"))
    try link("a", to: victim.path)
    try folder.commit()
    #expect(try victim.bytes("file") == [9])
    #expect(try victim.names() == ["file"])
    // The folder that was opened has it, wherever it is now.
    #expect(try temporary.bytes("moved/file") == [2])
    #expect(try FolderListing.names(in: temporary.path("moved")) == ["file"])
  }

  @Test("staged files that are dropped are removed from the folder that was opened")
  func swappedAndDropped() throws {
    try temporary.makeFolder("a")
    try stageAndSwap()
    #expect(try victim.names() == ["file"])
    #expect(try FolderListing.names(in: temporary.path("moved")) == [])
  }

  private func stageAndSwap() throws {
    var folder = try OutputFolder(path: temporary.path)
    try folder.stage("a/file", [2])
    try FileManager.default.moveItem(atPath: temporary.path("a"), toPath: temporary.path("moved"))
    try link("a", to: victim.path)
  }

  @Test func nothingIsRemovedThroughALink() throws {
    try link("a", to: victim.path)
    let place = OutputPlace(path: temporary.path)
    #expect(place.remove(["a/file"]) == [])
    #expect(place.files(among: ["a/file"]) == [])
    #expect(place.stamps(of: ["a/file"]) == nil)
    #expect(place.bytes(of: "a/file", limit: 10) == nil)
    #expect(try victim.bytes("file") == [9])
  }

  @Test("the folder that a person names may be a link")
  func named() throws {
    let path = temporary.path("out")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: victim.path)
    var folder = try OutputFolder(path: path)
    try folder.stage("a/b", [3])
    try folder.commit()
    #expect(try victim.bytes("a/b") == [3])
  }
}
