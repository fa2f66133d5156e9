import Foundation
import TestSupport
import Testing

@testable import Configuration

/// What apps may write.
@Suite struct AppClaimsTests {
  private let folder: TemporaryFolder
  private var claims: AppClaims

  init() throws {
    folder = try TemporaryFolder()
    claims = AppClaims(folder: folder.path, allowsOutside: false)
  }

  private func id(_ text: String, line: Int = 1) -> LocatedText {
    LocatedText(text, TextPosition(line: line, column: 1))
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
        .sameOutput(path: path, id: "b", other: "a"), TextPosition(line: 1, column: 1))
    ) { try claims.claim(output: path, of: id("b")) }
  }

  @Test mutating func infoPlistsAreUnique() throws {
    try claims.claim(infoPlist: folder.path("Info.plist"), of: id("a"))
    #expect(throws: ConfigurationError.self) {
      try claims.claim(infoPlist: folder.path("./Info.plist"), of: id("b"))
    }
    // Each of a project's targets has its own.
    try claims.claim(infoPlist: folder.path("A.xcodeproj"), of: id("a"))
    try claims.claim(infoPlist: folder.path("A.xcodeproj"), of: id("b"))
  }

  @Test(arguments: ["..", "../other", "x/../../other", "/etc", "out/more", "missing/../.."])
  mutating func nothingIsOutside(_ path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out"), withDestinationPath: "/")
    let full = path.hasPrefix("/") ? path : folder.path(path)
    #expect(
      throws: ConfigurationError(
        .outside(path: full, id: "a", folder: folder.path), TextPosition(line: 1, column: 1))
    ) { try claims.claim(output: full, of: id("a")) }
    #expect(throws: ConfigurationError.self) { try claims.claim(infoPlist: full, of: id("a")) }
    try claims.claim(output: full, of: id("a"), isTrusted: true)
    var free = AppClaims(folder: folder.path, allowsOutside: true)
    try free.claim(output: full, of: id("a"))
  }

  @Test mutating func theFolderItselfIsInside() throws {
    try claims.claim(output: folder.path, of: id("a"))
    try claims.claim(output: folder.path("missing/x/../y"), of: id("b"))
  }
}
