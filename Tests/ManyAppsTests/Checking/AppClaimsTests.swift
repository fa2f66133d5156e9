import Foundation
import TestSupport
import Testing

@testable import ManyApps

/// What apps may write.
@Suite struct AppClaimsTests {
  private let folder: TemporaryFolder
  private var claims: AppClaims

  init() throws {
    folder = try TemporaryFolder()
    claims = AppClaims(folder: folder.path, allowsOutside: false)
  }

  private func id(_ text: String, line: Int = 1) -> LocatedText {
    LocatedText(text: text, position: TextPosition(line: line, column: 1))
  }

  @Test mutating func idsAreUnique() throws {
    try claims.claim(id: id("a"))
    try claims.claim(id: id("b", line: 2))
    #expect(
      throws: ConfigurationError(
        .duplicateID("a", first: TextPosition(line: 1, column: 1)),
        TextPosition(line: 3, column: 1))
    ) { try claims.claim(id: id("a", line: 3)) }
  }

  /// However the folder is spelled.
  @Test(arguments: ["x/out", "./x//out/", "x/y/../out", "link/out"])
  mutating func outputsAreUnique(_ other: String) throws {
    try folder.makeFolder("x/y")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "x")
    try claims.claim(output: folder.path("x/out"), of: id("a"))
    let path = folder.path(other)
    #expect(
      throws: ConfigurationError(
        .sharedOutput(path: path, id: "b", other: "a"), TextPosition(line: 1, column: 1))
    ) { try claims.claim(output: path, of: id("b")) }
  }

  @Test mutating func infoPlistsAreUnique() throws {
    try claims.claim(infoPlist: folder.path("Info.plist"), of: id("a"))
    #expect(throws: ConfigurationError.self) {
      try claims.claim(infoPlist: folder.path("./Info.plist"), of: id("b"))
    }
    #expect(throws: ConfigurationError.self) {
      try claims.claim(infoPlist: folder.path("Info.plist"), of: id("c"), target: "One")
    }
    // Each of a project's targets has its own.
    let project = folder.path("A.xcodeproj")
    try claims.claim(infoPlist: project, of: id("a"), target: "One")
    try claims.claim(infoPlist: project, of: id("b"), target: "Two")
    try claims.claim(infoPlist: project, of: id("c"))
    for target in ["One", nil] {
      #expect(throws: ConfigurationError.self) {
        try claims.claim(infoPlist: project, of: id("d"), target: target)
      }
    }
  }

  @Test("an app's launch screen and launch images are for one Info.plist")
  mutating func sameApp() throws {
    try claims.claim(infoPlist: folder.path("Info.plist"), of: id("a"))
    try claims.claim(infoPlist: folder.path("Info.plist"), of: id("a"))
    try claims.claim(infoPlist: folder.path("x"), of: id("b"), target: "One")
    try claims.claim(infoPlist: folder.path("x"), of: id("c"), target: "Two")
    #expect(throws: ConfigurationError.self) {
      try claims.claim(infoPlist: folder.path("x"), of: id("d"), target: "Two")
    }
  }

  @Test(arguments: [
    "..", "../other", "x/../../other", "/etc", "out/more", "missing/../..", "../\u{301}x",
    "x\u{600}/../../y", "out/\u{301}x",
  ])
  mutating func nothingIsOutside(_ path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out"), withDestinationPath: "/")
    let full = path.hasPrefix("/") ? path : folder.path(path)
    #expect(
      throws: ConfigurationError(
        .outside(path: full, id: "a", folder: folder.path), TextPosition(line: 1, column: 1))
    ) { try claims.claim(output: full, of: id("a")) }
    #expect(throws: ConfigurationError.self) { try claims.claim(infoPlist: full, of: id("a")) }
    var free = AppClaims(folder: folder.path, allowsOutside: true)
    try free.claim(output: full, of: id("a"))
  }

  @Test mutating func theFolderItselfIsInside() throws {
    try claims.claim(output: folder.path, of: id("a"))
    var others = AppClaims(folder: folder.path, allowsOutside: false)
    try folder.makeFolder("x")
    try others.claim(output: folder.path("x/../y"), of: id("b"))
  }

  /// Once it exists, it may be a link to anywhere.
  @Test(arguments: ["missing/../y", "missing/../link/y", "missing/x/../y", "x/missing/./../../y"])
  mutating func nothingGoesUpFromWhatIsMissing(_ path: String) throws {
    try folder.makeFolder("x")
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: outside.path)
    let full = folder.path(path)
    let position = TextPosition(line: 1, column: 1)
    let fault: ConfigurationFault =
      path.contains("link")
      ? .outside(path: full, id: "a", folder: folder.path) : .climbing(path: full, id: "a")
    let error = ConfigurationError(fault, position)
    #expect(throws: error) { try claims.claim(output: full, of: id("a")) }
    #expect(throws: error) { try claims.claim(infoPlist: full, of: id("a")) }
  }

  /// In whatever order they are listed, and however often one is refused.
  @Test(arguments: [
    ("out", "out/b"), ("out/b", "out"), ("x/./out", "x/out/b/c/d"), ("x", "x//out"),
    ("link/a", "./x/A/b"),
  ])
  mutating func outputsAreNotNested(_ first: String, _ second: String) throws {
    try folder.makeFolder("x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "x")
    try claims.claim(output: folder.path(first), of: id("a"))
    let path = folder.path(second)
    let error = ConfigurationError(
      .sharedOutput(path: path, id: "b", other: "a"),
      TextPosition(line: 2, column: 1))
    for _ in 0..<2 {
      #expect(throws: error) { try claims.claim(output: path, of: id("b", line: 2)) }
    }
    // What was refused is in nobody's way; a name that only begins alike is another folder.
    try claims.claim(output: folder.path("beside/out"), of: id("c"))
    try claims.claim(output: folder.path("beside/out2"), of: id("d"))
    try claims.claim(output: folder.path("beside/ou"), of: id("e"))
  }

  /// Memory grows with the path, not with its square.
  @Test mutating func deepOutputs() {
    var outputs = OutputClaims()
    let deep = String(repeating: "/a", count: 200_000)
    #expect(outputs.claim(deep, deep, "a") == nil)
    #expect(outputs.claim(deep + "b", deep + "b", "b") == nil)
    #expect(
      outputs.claim(deep + "/c", "c", "c")
        == .sharedOutput(path: "c", id: "c", other: "a"))
    #expect(
      outputs.claim("/", "/", "d")
        == .sharedOutput(path: "/", id: "d", other: "a"))
    #expect(outputs.claim(deep, deep, "e") == .sharedOutput(path: deep, id: "e", other: "a"))
  }

  @Test mutating func longPaths() throws {
    let error = ConfigurationError(.longPath(limit: 4_096), TextPosition(line: 1, column: 1))
    let long = String(repeating: "x/", count: 2_048) + "y"
    #expect(throws: error) { try claims.claim(output: long, of: id("a")) }
    #expect(throws: error) { try claims.claim(infoPlist: long, of: id("a")) }
  }

  /// Folders that are one on some file systems.
  @Test(arguments: [
    ("out/A", "out/a"), ("OUT", "out"), ("stra\u{DF}e", "STRASSE"), ("\u{3C3}", "\u{3C2}"),
    ("caf\u{E9}", "cafe\u{301}"), ("CAF\u{C9}", "cafe\u{301}"),
  ])
  mutating func outputsDifferOnAllFileSystems(_ first: String, _ second: String) throws {
    try claims.claim(output: folder.path(first), of: id("a"))
    let path = folder.path(second)
    #expect(
      throws: ConfigurationError(
        .sharedOutput(path: path, id: "b", other: "a"), TextPosition(line: 1, column: 1))
    ) { try claims.claim(output: path, of: id("b")) }
  }
}
