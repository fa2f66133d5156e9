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
}
