import TestSupport
import Testing

@testable import Platform

/// Paths are taken apart at the bytes of slashes, whatever a character of Swift makes of them.
@Suite struct PathTests {
  @Test(arguments: [
    ("a/b/c.png", "a/b/", "a/b", "c.png"), ("c.png", "", "", "c.png"), ("/c.png", "/", "", "c.png"),
    ("a/", "a/", "a", ""), ("//a", "//", "/", "a"), ("", "", "", ""), ("/", "/", "", ""),
    // A mark that combines with the slash, a slash that combines with what is before it, line breaks.
    ("a/\u{301}b", "a/", "a", "\u{301}b"), ("a\u{600}/b", "a\u{600}/", "a\u{600}", "b"),
    ("a\r/\n", "a\r/", "a\r", "\n"), ("a/\u{200D}", "a/", "a", "\u{200D}"),
  ])
  func parts(_ path: String, _ folder: String, _ plain: String, _ name: String) {
    #expect(path.pathParts.folder.utf8.elementsEqual(folder.utf8))
    #expect(path.pathParts.name.utf8.elementsEqual(name.utf8))
    #expect(path.pathFolder.utf8.elementsEqual(plain.utf8))
  }

  @Test(arguments: [
    ("Payload/A.app/Info.plist", 3), ("a//b", 3), ("/a/", 3), ("", 1), ("a/\u{301}b", 2),
    ("\u{600}/b", 2),
  ])
  func segments(_ path: String, _ count: Int) {
    #expect(path.pathSegments.count == count)
    #expect(path.pathSegments.joined(separator: "/").utf8.elementsEqual(path.utf8))
    #expect(path.pathNames.count == path.pathSegments.count { !$0.isEmpty })
  }

  /// On a volume that ignores case, the path itself exists; on others, the one that differs.
  @Test(arguments: [
    "App/Info.plist", "app/info.PLIST", "APP/Info.plist", "App/./info.plist",
    "App/../app/Info.plist",
  ])
  func onDisk(_ path: String) throws {
    let folder = try TemporaryFolder()
    let written = try folder.write("App/Info.plist", [1])
    let found = try #require(Path.onDisk(folder.path(path)))
    #expect(FileIdentity(of: found) == FileIdentity(of: written))
    #expect(Path.onDisk(folder.path("App/Infos.plist")) == nil)
    #expect(Path.onDisk(folder.path("Info.plist/App")) == nil)
  }

  /// The exact path comes first, whatever else is there; a folder without the file does not hide
  /// another that has it.
  @Test func onDiskWithSeveralCandidates() throws {
    let folder = try TemporaryFolder()
    let names = ["app/Info.plist", "APP/info.plist", "App/Other.plist"]
    for name in names { try folder.write(name, name.utf8) }
    // Most Macs have only one folder then.
    guard try folder.names().count == 3 else { return }
    for name in names { #expect(Path.onDisk(folder.path(name)) == folder.path(name)) }
    #expect(Path.onDisk(folder.path("App/Info.plist")) == folder.path("APP/info.plist"))
    #expect(Path.onDisk(folder.path("aPP/other.plist")) == folder.path("App/Other.plist"))
  }
}
