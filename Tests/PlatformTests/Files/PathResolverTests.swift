import Foundation
import TestSupport
import Testing

@testable import Platform

/// Many paths, each folder looked up once.
@Suite struct PathResolverTests {
  @Test func agreesWithTheSystem() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/b/file", [])
    for (link, target) in [("a/l", "b"), ("up", "a/.."), ("far", "/"), ("self", "self")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
    }
    var resolver = PathResolver()
    let paths = [
      "a", "a/b/file", "a/l/file", "up/a/b", "far", "a/./b//file", "a/b/..", "a/l/../b", "",
      "missing", "a/l/missing/more", "up/missing",
    ]
    for path in paths + paths {
      let expected = Self.nearest(folder.path(path))
      #expect(resolver.resolve(folder.path(path)) == expected)
    }
    // What is above a missing folder is there again.
    let inside = try ResolvedPath.of(folder.path("a/b")) + "/x"
    #expect(resolver.resolve(folder.path("missing/../a/l/x")) == inside)
    let climbs = resolver.climbsFromMissing(folder.path("missing/../a/l/x"))
    #expect(climbs)
    let climbsLater = resolver.climbsFromMissing(folder.path("a/l/missing/./.."))
    #expect(climbsLater)
    let staysBelow = !resolver.climbsFromMissing(folder.path("a/l/../b/missing/.x.."))
    #expect(staysBelow)
    #expect(resolver.resolve("/") == "/")
    #expect(resolver.resolve("/../..") == "/")
    #expect(try resolver.resolve(".") == ResolvedPath.of("."))
    #expect(resolver.resolve(folder.path("self/x"))?.hasSuffix("/self/x") == true)
  }

  /// The path of the part that exists, as the system gives it, and the rest of the path.
  private static func nearest(_ path: String) -> String {
    var rest: [Substring] = []
    var names = path.pathNames
    while true {
      if let start = try? ResolvedPath.of("/" + names.joined(separator: "/")) {
        return ([Substring(start)] + rest.reversed()).joined(separator: "/")
      }
      if let last = names.popLast() { rest.append(last) }
    }
  }

  /// Swift takes a slash for one character with the combining mark after it, or with some marks
  /// before it.
  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}"])
  func marksHideNoSlash(_ mark: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/\(mark)b")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "a")
    var resolver = PathResolver()
    func resolved(_ path: String) -> [String]? { resolver.resolve(path)?.utf8.map { "\($0)" } }
    func real(_ path: String) throws -> [String] {
      try ResolvedPath.of(folder.path(path)).utf8.map { "\($0)" }
    }
    #expect(try resolved(folder.path("link/\(mark)b")) == real("a/\(mark)b"))
    #expect(
      try resolved(folder.path("a/../\(mark)x")) == real(".") + "/\(mark)x".utf8.map { "\($0)" })
    #expect(resolved("/\(mark)x") == "/\(mark)x".utf8.map { "\($0)" })
    let climbs = resolver.climbsFromMissing(folder.path("missing/../\(mark)x"))
    #expect(climbs)
    #expect("a/\(mark)b/".pathNames == ["a", "\(mark)b"])
    #expect("x\u{600}/y".pathNames == ["x\u{600}", "y"])
    #expect("/\(mark)a".isAbsolutePath && "a/\(mark)".hasSlash && "\u{600}/".endsInSlash)
    #expect("a/\(mark)b".lastPathName == "\(mark)b" && "/".lastPathName == "")
    #expect(ResolvedPath.ofNearest(folder.path("no/\(mark)x"))?.hasSuffix("/no/\(mark)x") == true)
  }

  /// Most file systems keep names that differ only in the form of Unicode apart.
  @Test func formsOfUnicodeAreOtherFolders() {
    #expect("/caf\u{E9}/x".isPath(in: "/caf\u{E9}"))
    #expect(!"/caf\u{E9}/x".isPath(in: "/cafe\u{301}"))
    #expect("/a".isPath(in: "/a") && "/a".isPath(in: "/") && "/".isPath(in: "/"))
    #expect(!"/ab".isPath(in: "/a") && !"/".isPath(in: "/a"))
  }
}
