import Foundation
import TestSupport
import Testing

/// The structure of `check --format sarif`.
@Suite struct SARIFTests {
  @Test func aFailedInvocation() async throws {
    let run = try await check(["missing.plist"])
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

  @Test func aRun() async throws {
    let log = try sarif(try await check(["Info.plist"]))
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
    // Documentation/Rules.md has the same section, with an example.
    let alpha = try #require(
      rules.first { $0["id"] as? String == "alpha" }?["help"] as? [String: String])
    #expect(alpha["markdown"]?.hasPrefix("## alpha\n") == true)
    #expect(alpha["markdown"]?.contains("```diff") == true)
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

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder("sub")
    try folder.write("Info.plist", CheckTests.faulty)
    try folder.write("My App/Info.plist", CheckTests.faulty)
    return folder
  }

  private func check(_ paths: [String]) async throws -> Launchgen {
    try await Launchgen.run(["check", "--format", "sarif"] + paths, in: Self.folder())
  }

  private func sarif(_ run: Launchgen) throws -> [String: Any] {
    try #require((run.document()["runs"] as? [[String: Any]])?.first)
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
