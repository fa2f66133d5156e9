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
    var budget = GlobBudget()
    return try GlobSearch.matches(of: #require(GlobPattern(pattern)), in: folder.path, &budget)
      .map { "\($0.id)=\($0.path)" }
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

  @Test("links to the same folder are different apps, and are searched once for each")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("b/a.png", [])
    try folder.write("b/red/a.png", [])
    for number in 0..<20 {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("b/\(number)"), withDestinationPath: ".")
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b/blue"), withDestinationPath: "red")
    let ids = try matches("b/*/a.png", folder)
    #expect(ids.count == 22)
    #expect(ids.contains("blue=b/blue/a.png"))
    #expect(ids.contains("red=b/red/a.png"))
    // There are 20 * 20 * 20 * 20 * 20 ways to the same file.
    var budget = GlobBudget(names: 20_000)
    let pattern = try #require(GlobPattern("b/*/*/*/*/*/a.png"))
    let found = try GlobSearch.matches(of: pattern, in: folder.path, &budget)
    #expect(Set(found.map(\.id)).count == 20)
  }

  /// A file may have hundreds of thousands of patterns.
  @Test func patternsShareABudget() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("x/" + name, []) }
    let pattern = try #require(GlobPattern("x/*"))
    var budget = GlobBudget(names: 7)
    for _ in 0..<2 {
      #expect(try GlobSearch.matches(of: pattern, in: folder.path, &budget).count == 3)
    }
    #expect(throws: ConfigurationFault.tooManyFilesInAll(limit: 4_000_000)) {
      try GlobSearch.matches(of: pattern, in: folder.path, &budget)
    }
  }

  /// As long as a path can be.
  @Test func longPatterns() throws {
    let folder = try TemporaryFolder()
    #expect(try matches(String(repeating: "a/", count: 2_047) + "*", folder) == [])
    #expect(try matches(String(repeating: "**/a/", count: 818) + "*", folder) == [])
    #expect(GlobPattern("../\u{301}x/*")?.parts.count == 3)
    #expect(GlobPattern("/\u{301}x/*")?.isAbsolute == true)
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
