import Foundation
import TestSupport
import Testing

@testable import Files

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
      let expected = ResolvedPath.ofNearest(folder.path(path))
      #expect(resolver.resolve(folder.path(path)) == (expected == "" ? "/" : expected))
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
}
