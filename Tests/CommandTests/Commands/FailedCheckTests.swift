import Foundation
import TestSupport
import Testing

/// What `check` says of paths that it cannot read, and of files that are clean.
@Suite struct FailedCheckTests {
  @Test func jsonHasErrors() async throws {
    let run = try await check(["missing.plist", "Info.plist"], "json")
    #expect(run.status == 66)
    let report = try document(run)
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

  @Test func sarifHasAFailedInvocation() async throws {
    let run = try await check(["missing.plist"], "sarif")
    #expect(run.status == 66)
    let log = try sarif(run)
    #expect((log["results"] as? [Any])?.isEmpty == true)
    let invocation = try invocation(log)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect(invocation["exitCode"] as? Int == 66)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.count == 1)
    #expect(notes.first?["level"] as? String == "error")
    #expect(
      (notes.first?["message"] as? [String: String])?["text"]
        == "missing.plist: cannot be read (no such file or directory); check the path")
  }

  @Test func sarifOfARun() async throws {
    let log = try sarif(try await check(["Info.plist"], "sarif"))
    let invocation = try invocation(log)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    #expect(invocation["exitCode"] as? Int == 1)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.isEmpty == true)
    let tool = try #require(log["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[key] as? [String: String])?["text"]?.isEmpty == false)
      }
    }
    #expect(rules.contains { ($0["helpUri"] as? String)?.hasPrefix("https://") == true })
    for result in try #require(log["results"] as? [[String: Any]]) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  /// Relative to the working directory if it is below, else absolute.
  @Test func uris() async throws {
    let folder = try Self.folder()
    let absolute = folder.path("Info.plist")
    let name = URL(fileURLWithPath: folder.path).lastPathComponent
    for (path, uri) in [
      ("Info.plist", "Info.plist"), ("./sub/../Info.plist", "Info.plist"),
      ("My App/Info.plist", "My%20App/Info.plist"), (absolute, nil),
      ("../\(name)/Info.plist", nil),
    ] {
      let run = try await Launchgen.run(["check", path, "--format", "sarif"], in: folder)
      let log = try sarif(run)
      let base = (log["originalUriBaseIds"] as? [String: [String: String]])?["%SRCROOT%"]?["uri"]
      #expect(base?.hasPrefix("file:///") == true && base?.hasSuffix("/\(name)/") == true)
      let found = try #require((log["results"] as? [[String: Any]])?.first.map(artifact))
      #expect(found["uriBaseId"] == (uri == nil ? nil : "%SRCROOT%"))
      if let uri {
        #expect(found["uri"] == uri)
      } else {
        #expect(found["uri"]?.hasPrefix("file:///") == true)
        #expect(found["uri"]?.hasSuffix("/\(name)/Info.plist") == true)
      }
    }
  }

  @Test func whatIsCleanIsNamed() async throws {
    let folder = try Self.folder()
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

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder("sub")
    try folder.write("Info.plist", CheckTests.faulty)
    try folder.write("My App/Info.plist", CheckTests.faulty)
    return folder
  }

  private func check(_ paths: [String], _ format: String) async throws -> Launchgen {
    try await Launchgen.run(["check", "--format", format] + paths, in: Self.folder())
  }

  private func document(_ run: Launchgen) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func sarif(_ run: Launchgen) throws -> [String: Any] {
    try #require((document(run)["runs"] as? [[String: Any]])?.first)
  }

  private func invocation(_ log: [String: Any]) throws -> [String: Any] {
    try #require((log["invocations"] as? [[String: Any]])?.first)
  }

  private func artifact(_ result: [String: Any]) -> [String: String] {
    let location = (result["locations"] as? [[String: Any]])?.first
    let physical = location?["physicalLocation"] as? [String: Any]
    return physical?["artifactLocation"] as? [String: String] ?? [:]
  }
}
