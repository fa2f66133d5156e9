import Foundation
import TestSupport
import Testing
import Texts

@testable import ManyApps

/// Patterns of paths.
@Suite struct GlobTests {
  @Test(arguments: [
    ("*", "abc", "abc"), ("a*c", "abbc", "bb"), ("a*", "a", ""), ("*-*", "a-b-c", "a"),
    ("*b*b", "abab", "a"), ("?*", "abc", "bc"), ("*.png", "a.png.png", "a.png"), ("é*", "éa", "a"),
    (".*", ".a", "a"), ("**", "ab", ""),
  ])
  func captures(_ pattern: String, _ name: String, _ captured: String) {
    #expect(WildcardMatch(Array(pattern), name)?.captured == captured)
  }

  @Test(arguments: [
    ("a", "b"), ("a?", "a"), ("*.png", "a.jpg"), ("a*b", "ab c"), ("", "a"),
    ("?", ""), ("*a*a", "a"),
  ])
  func refuses(_ pattern: String, _ name: String) {
    #expect(WildcardMatch(Array(pattern), name) == nil)
  }

  /// Agrees with the plain definition on every short pattern and name.
  @Test func agreesWithDefinition() {
    func fits(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
      guard let first = pattern.first else { return name.isEmpty }
      if first == "*" {
        return name.indices.contains { fits(pattern.dropFirst(), name[$0...]) }
          || fits(pattern.dropFirst(), [])
      }
      guard let character = name.first, first == "?" || first == character else { return false }
      return fits(pattern.dropFirst(), name.dropFirst())
    }
    func words(_ letters: [Character], _ count: Int) -> [[Character]] {
      (0..<count).reduce([[]]) { words, _ in
        words
          + words.filter { $0.count == words.last?.count }
          .flatMap { word in letters.map { word + [$0] } }
      }
    }
    for pattern in words(["a", "b", "*", "?"], 4) {
      for name in words(["a", "b"], 4) {
        #expect(
          (WildcardMatch(pattern, String(name)) != nil) == fits(pattern[...], name[...]),
          "\(String(pattern)) \(String(name))")
      }
    }
  }

  private func matches(_ pattern: String, _ folder: TemporaryFolder) throws -> [String] {
    var search = GlobSearch(folder: folder.path)
    return try search.matches(of: #require(GlobPattern(pattern))).map { "\($0.id)=\($0.path)" }
  }

  @Test func findsFilesInTheOrderOfBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["b/red/art.png", "b/Zoo/art.png", "b/é/art.png", "b/.x/art.png", "b/no/a.png"] {
      try folder.write(name, [])
    }
    try folder.makeFolder("b/folder/art.png")
    #expect(
      try matches("b/*/art.png", folder) == [
        "Zoo=b/Zoo/art.png", "red=b/red/art.png", "é=b/é/art.png",
      ])
    #expect(try matches("./b/r*/a?t.png", folder) == ["ed=b/red/art.png"])
    #expect(try matches("b/*/a.png", folder) == ["no=b/no/a.png"])
    #expect(try matches("missing/*/a.png", folder) == [])
    #expect(try matches(folder.path + "/b/*/a.png", folder) == ["no=\(folder.path)/b/no/a.png"])
  }

  @Test func findsFilesInAnyFolders() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "x/b.png", "x/y/z/c.png", ".git/d.png"] { try folder.write(name, []) }
    #expect(
      try matches("**/*.png", folder) == ["a=a.png", "b=x/b.png", "c=x/y/z/c.png"])
    #expect(try matches("**/**/*.png", folder).count == 3)
    #expect(try matches("x/**/*.png", folder) == ["b=x/b.png", "c=x/y/z/c.png"])
  }

  @Test func anyNumberOfFoldersIsAnyNumber() throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "x/", count: 60)
    try folder.write(deep + "a.png", [])
    #expect(try matches("**/*.png", folder) == ["a=\(deep)a.png"])
  }

  @Test("links to the same folder are different apps")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("b/red/a.png", [])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b/blue"), withDestinationPath: "red")
    #expect(try matches("b/*/a.png", folder) == ["blue=b/blue/a.png", "red=b/red/a.png"])
  }

  /// What a change at one of them may add or remove.
  @Test func places() throws {
    let folder = try TemporaryFolder()
    for name in ["b/red/art.png", "b/blue/x", "c/d/e.png"] { try folder.write(name, []) }
    var search = GlobSearch(folder: folder.path)
    _ = try search.matches(of: #require(GlobPattern("b/*/art.png")))
    _ = try search.matches(of: #require(GlobPattern("missing/later/*.png")))
    _ = try search.matches(of: #require(GlobPattern("c/**/*.png")))
    let places = ["b", "b/red/art.png", "b/blue/art.png", "missing", "c", "c/d", "c/d/e.png"]
    #expect(search.places == Set(places.map { folder.path($0) }))
  }

  /// A file may have hundreds of thousands of patterns.
  @Test func patternsShareABudget() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("x/" + name, []) }
    let pattern = try #require(GlobPattern("x/*"))
    var search = GlobSearch(folder: folder.path)
    search.namesLeft = 7
    for _ in 0..<2 { #expect(try search.matches(of: pattern).count == 3) }
    #expect(throws: ConfigurationFault.tooManyFiles(limit: 4_000_000)) {
      try search.matches(of: pattern)
    }
  }

  /// As long as a path can be.
  @Test func longPatterns() throws {
    let folder = try TemporaryFolder()
    #expect(try matches(String(repeating: "a/", count: 2_047) + "*", folder) == [])
    #expect(try matches(String(repeating: "**/a/", count: 818) + "*", folder) == [])
    #expect(GlobPattern("../\u{301}x/*")?.names.count == 3)
    #expect(GlobPattern("/\u{301}x/*")?.names.count == 2)
  }

  /// There are millions of ways through these folders, and few folders.
  @Test func manyWaysAreOne() throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "x/", count: 30)
    try folder.write(deep + "art.png", [])
    try folder.write("x/x/art.png", [])
    let pattern = String(repeating: "**/x/", count: 12) + "**/*.png"
    #expect(try matches(pattern, folder) == ["art=\(deep)art.png"])
  }

  /// Links to folders are followed only as far as the pattern is long.
  @Test func loopsEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/art.png", [])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a/loop"), withDestinationPath: "..")
    #expect(try matches("**/*.png", folder) == ["art=a/art.png"])
    #expect(
      try matches("*/*/*/*.png", folder) == ["a=a/loop/a/art.png"])
    #expect(try matches(String(repeating: "*/", count: 200) + "*.png", folder) == [])
  }
}
