import Foundation
import Platform
import TestSupport
import Testing

/// The walk through folders that all searches share.
@Suite struct ListedFoldersTests {
  private static func tree() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in ["a/b/c/deep.txt", "a/file.txt", "skipped/no.txt", ".hidden/x.txt", "z.txt"] {
      try folder.write(file, [1])
    }
    let links = [("link-to-folder", "a"), ("link-to-file", "z.txt"), ("link-to-nothing", "none")]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: folder.path(target))
    }
    return folder
  }

  private static func walked(_ folder: TemporaryFolder, depth: Int) throws -> [String] {
    var found: [String] = []
    try ListedFolders().walk(folder.path, depth: depth) { entry, path, parent in
      let kind = entry.kind.map { "\($0)" } ?? "none"
      found.append("\(path.dropFirst(folder.path.count + 1)) \(kind)")
      #expect(path == parent + "/" + entry.name)
      return entry.name != "skipped"
    }
    return found
  }

  @Test("in the order of names, and links to folders are not followed")
  func order() throws {
    #expect(
      try Self.walked(Self.tree(), depth: 9) == [
        ".hidden folder", ".hidden/x.txt file", "a folder", "a/b folder", "a/b/c folder",
        "a/b/c/deep.txt file", "a/file.txt file", "link-to-file file", "link-to-folder none",
        "link-to-nothing none", "skipped folder", "z.txt file",
      ])
  }

  @Test("no deeper than asked", arguments: 0...3)
  func depth(_ depth: Int) throws {
    let found = try Self.walked(Self.tree(), depth: depth)
    #expect(found.contains("a/file.txt file") == (depth > 0))
    #expect(found.contains("a/b/c folder") == (depth > 1))
    #expect(found.contains("a/b/c/deep.txt file") == (depth > 2))
  }

  @Test func allLevelsAreSearchedByDefault() throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "x/", count: 500)
    try folder.write(deep + "file", [])
    var found = 0
    try ListedFolders().walk(folder.path) { _, _, _ in
      found += 1
      return true
    }
    #expect(found == 501)
  }

  @Test("each folder is listed once, and the first must be there")
  func listings() throws {
    let folder = try Self.tree()
    let folders = ListedFolders()
    for path in [folder.path, folder.path + "/", folder.path] {
      try folders.walk(path, depth: 0) { _, _, _ in true }
    }
    #expect(folders.listingCount == 1)
    #expect(throws: FileError.missing) {
      try folders.walk(folder.path("none"), depth: 0) { _, _, _ in true }
    }
  }
}
