import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Files that are written together") struct FileBatchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func stage(_ batch: FileBatch, _ name: String, _ text: String) throws {
    try batch.stage(folder.path(name), ContiguousArray(text.utf8))
  }

  @Test("new and old files, in new folders and through links") func all() throws {
    try folder.write("old.txt", Array("old".utf8))
    try folder.write("same.txt", Array("same".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.txt"), withDestinationPath: "old.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path("old.txt"))
    let batch = FileBatch()
    try stage(batch, "a/b/new.txt", "new")
    try stage(batch, "a/c.txt", "c")
    try stage(batch, "link.txt", "changed")
    try stage(batch, "same.txt", "same")
    #expect(try folder.tree().filter { !$0.hasSuffix(".launchgen-tmp") }.contains("a/b"))
    try batch.commit()
    #expect(
      try folder.tree() == [
        "a", "a/b", "a/b/new.txt", "a/c.txt", "link.txt", "old.txt", "same.txt",
      ])
    #expect(try folder.read("old.txt") == Data("changed".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("old.txt"))
    #expect(mode[.posixPermissions] as? Int == 0o640)
  }

  @Test("without a commit nothing is left") func discarded() throws {
    do {
      let batch = FileBatch()
      try stage(batch, "a/b/new.txt", "new")
      try stage(batch, "a/c/d.txt", "d")
      try stage(batch, "a/b/e.txt", "e")
    }
    #expect(try folder.tree() == [])
  }

  @Test("a file that another program changes stays, and so do all others") func changed() throws {
    try folder.write("first.txt", Array("first".utf8))
    try folder.write("second.txt", Array("second".utf8))
    let second = folder.path("second.txt")
    do {
      let batch = FileBatch()
      try stage(batch, "first.txt", "1")
      try stage(batch, "second.txt", "2")
      try folder.write("second.txt", Array("theirs".utf8))
      #expect(throws: FileBatch.Failure(path: second, error: .changed)) { try batch.commit() }
    }
    #expect(try folder.read("first.txt") == Data("first".utf8))
    #expect(try folder.read("second.txt") == Data("theirs".utf8))
    #expect(try folder.names() == ["first.txt", "second.txt"])
  }

  @Test("a file that cannot be moved restores those before it") func restored() throws {
    try folder.write("first.txt", Array("first".utf8))
    do {
      let batch = FileBatch()
      try stage(batch, "first.txt", "1")
      try stage(batch, "new.txt", "new")
      try stage(batch, "last", "last")
      // A folder takes the place of the last file just before it is moved.
      #expect(throws: FileBatch.Failure.self) {
        try batch.commit { try? folder.makeFolder("last/x") }
      }
    }
    #expect(try folder.read("first.txt") == Data("first".utf8))
    #expect(try folder.names() == ["first.txt", "last"])
  }
}
