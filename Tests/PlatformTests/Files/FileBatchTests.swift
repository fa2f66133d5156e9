import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite("Files that are written and removed together") struct FileBatchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String) throws -> RootedFile {
    var root = try RootFolder(path: folder.path)
    return try root.file(name)
  }

  private func stage(_ batch: FileBatch, _ name: String, _ text: String) throws {
    let file = try file(name)
    try batch.stage(
      name, file, ContiguousArray(text.utf8), replacing: try file.bytes(limit: 1 << 20))
  }

  private func remove(_ batch: FileBatch, _ name: String) throws {
    let file = try file(name)
    try batch.remove(name, file, try file.bytes(limit: 1 << 20))
  }

  @Test func newAndOldFilesInNewFoldersAreWritten() throws {
    try folder.write("old.txt", Array("old".utf8))
    try folder.write("same.txt", Array("same".utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path("old.txt"))
    let batch = FileBatch()
    try stage(batch, "a/b/new.txt", "new")
    try stage(batch, "a/c.txt", "c")
    try stage(batch, "old.txt", "changed")
    try stage(batch, "same.txt", "same")
    #expect(try folder.tree().filter { !$0.hasSuffix(".launchgen-tmp") }.contains("a/b"))
    try batch.commit()
    #expect(
      try folder.tree() == ["a", "a/b", "a/b/new.txt", "a/c.txt", "old.txt", "same.txt"])
    #expect(try folder.read("old.txt") == Data("changed".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("old.txt"))
    #expect(mode[.posixPermissions] as? Int == 0o640)
  }

  @Test func withoutACommitNothingIsLeft() throws {
    do {
      let batch = FileBatch()
      try stage(batch, "a/b/new.txt", "new")
      try stage(batch, "a/c/d.txt", "d")
      try stage(batch, "a/b/e.txt", "e")
      try batch.finish("last", try file("f/last"), [1])
    }
    #expect(try folder.tree() == [])
  }

  @Test(
    "a file that another program changes stays, and so do all others", arguments: [true, false])
  func changed(removes: Bool) throws {
    try folder.write("first.txt", Array("first".utf8))
    try folder.write("second.txt", Array("second".utf8))
    do {
      let batch = FileBatch()
      try stage(batch, "first.txt", "1")
      if removes { try remove(batch, "second.txt") } else { try stage(batch, "second.txt", "2") }
      try folder.write("second.txt", Array("theirs".utf8))
      #expect(throws: FileFailure(path: "second.txt", error: .changed)) {
        try batch.commit()
      }
    }
    #expect(try folder.read("first.txt") == Data("first".utf8))
    #expect(try folder.read("second.txt") == Data("theirs".utf8))
    #expect(try folder.names() == ["first.txt", "second.txt"])
  }

  @Test func anEditInTheLastMomentIsKept() throws {
    for name in ["first.txt", "second.txt"] { try folder.write(name, Array("old".utf8)) }
    do {
      let batch = FileBatch()
      for name in ["first.txt", "new.txt", "second.txt"] { try stage(batch, name, "new") }
      #expect(throws: FileFailure(path: "second.txt", error: .changed)) {
        try batch.commit {
          // Another program saves the file by renaming.
          _ = try? folder.write("saved", Array("theirs".utf8))
          _ = unsafe rename(folder.path("saved"), folder.path("second.txt"))
        }
      }
    }
    #expect(try folder.read("first.txt") == Data("old".utf8))
    #expect(try folder.read("second.txt") == Data("theirs".utf8))
    #expect(try folder.names() == ["first.txt", "second.txt"])
  }

  @Test func aFileThatCannotBeMovedRestoresThoseBeforeIt() throws {
    try folder.write("first.txt", Array("first".utf8))
    try folder.write("gone.txt", Array("gone".utf8))
    do {
      let batch = FileBatch()
      try stage(batch, "first.txt", "1")
      try stage(batch, "new.txt", "new")
      try stage(batch, "last", "last")
      try remove(batch, "gone.txt")
      // A folder takes the place of the last file just before it is moved.
      #expect(throws: FileFailure.self) {
        try batch.commit { try? folder.makeFolder("last/x") }
      }
    }
    #expect(try folder.read("first.txt") == Data("first".utf8))
    #expect(try folder.names() == ["first.txt", "gone.txt", "last"])
  }

  @Test func removedFilesTakeTheirEmptyFoldersWithThem() throws {
    for name in ["a/b/x", "a/y", "c/d/z", "c/other"] { try folder.write(name, [1]) }
    try folder.makeFolder("e/f")
    let batch = FileBatch()
    for name in ["a/b/x", "a/y", "c/d/z", "e/f/missing"] { try remove(batch, name) }
    try batch.commit()
    #expect(try folder.tree() == ["c", "c/other"])
  }

  @Test func theLastFileIsWrittenAfterTheOthersAndRemovedAfterThem() throws {
    try folder.write("record", Array("old".utf8))
    let first = FileBatch()
    try stage(first, "record", "both")
    try stage(first, "new", "new")
    try first.finish("record", try file("record"), ContiguousArray("last".utf8))
    try first.commit()
    #expect(try folder.read("record") == Data("last".utf8))
    let second = FileBatch()
    try remove(second, "new")
    try second.finish("record", try file("record"), nil)
    try second.commit()
    #expect(try folder.tree() == [])
  }

  @Test("a link is never followed", arguments: ["folder", "file", "dangling"])
  func links(kind: String) throws {
    let other = try TemporaryFolder()
    try other.write("x", [1])
    let (link, target) =
      switch kind {
      case "folder": ("a", other.path)
      case "file": ("x", other.path("x"))
      default: ("x", "nowhere")
      }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(link), withDestinationPath: target)
    let error: FileError = kind == "folder" ? .linkedFolder(name: "a") : .link
    #expect(throws: error) {
      _ = try file(kind == "folder" ? "a/x" : "x").bytes(limit: 10)
    }
    #expect(throws: FileError.self) { _ = try file("../x") }
    #expect(try other.tree() == ["x"])
  }

  @Test("a link that appears after the check is not followed", arguments: [true, false])
  func swapped(isNew: Bool) throws {
    let other = try TemporaryFolder()
    if !isNew { try folder.makeFolder("a") }
    let batch = FileBatch()
    let file = try file("a/x")
    if !isNew {
      try FileManager.default.moveItem(atPath: folder.path("a"), toPath: folder.path("b"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a"), withDestinationPath: other.path)
    do throws(FileFailure) {
      try batch.stage("a/x", file, [1], replacing: nil)
      try batch.commit()
    } catch {
      #expect(error.error == .linkedFolder(name: "a"))
    }
    #expect(try other.tree() == [])
    #expect(try folder.tree() == (isNew ? ["a"] : ["a", "b", "b/x"]))
  }

  @Test func aLargeFileIsRefusedBySize() throws {
    try folder.write("x", [UInt8](repeating: 0, count: 11))
    #expect(throws: FileError.tooLarge(limit: 10)) { _ = try file("x").bytes(limit: 10) }
  }

  @Test func whatAKilledRunLeftIsRemovedWhereNothingChanges() throws {
    try folder.write("a/x", [1])
    try folder.write("a/.x.1.launchgen-tmp", [2])
    let batch = FileBatch()
    let file = try file("a/x")
    try batch.stage("a/x", file, [1], replacing: [1])
    try batch.commit()
    #expect(try folder.tree() == ["a", "a/x"])
  }

  @Test func aLockKeepsASecondOneWaiting() throws {
    let lock = try #require(FolderLock(path: folder.path))
    #expect(FolderLock(path: folder.path, seconds: 0) == nil)
    withExtendedLifetime(lock) {}
    #expect(try folder.tree() == [])
  }
}
