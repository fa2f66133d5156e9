import Foundation
import TestSupport
import Testing

/// What `check` says of paths that it cannot read, and of files that are clean.
@Suite struct FailedCheckTests {
  @Test func jsonHasErrors() async throws {
    let run = try await check(["missing.plist", "Info.plist"], "json")
    #expect(run.status == 66)
    let report = try run.document()
    let errors = try #require(report["errors"] as? [[String: String]])
    #expect(
      errors == [
        [
          "path": "missing.plist",
          "message": "cannot be read (no such file or directory); check the path",
        ]
      ])
    #expect((report["findings"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test func whatIsCleanIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", CheckTests.faulty)
    let clean = InfoPlists.xml(["LandscapeRight"])
    try folder.write("a/Info.plist", clean)
    try folder.write("b/Info.plist", clean)
    let run = try await Launchgen.run(["check", "a", "b/Info.plist", "Info.plist"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "a/Info.plist: no findings\nb/Info.plist: no findings\n")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Info.plist:") })
    for format in ["json", "github", "sarif"] {
      let other = try await Launchgen.run(["check", "a", "--format", format], in: folder)
      #expect(other.status == 0)
      #expect(other.errors == "")
    }
  }

  private func check(_ paths: [String], _ format: String) async throws -> Launchgen {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", CheckTests.faulty)
    return try await Launchgen.run(["check", "--format", format] + paths, in: folder)
  }
}
