import Foundation
import TestSupport
import Testing

/// The rules for Bazel have an attribute for each option of `build` and `screen` that is of use
/// there.
@Suite struct BazelRulesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../bazel").standardized

  /// Options that the rules set themselves, and those for what an action has nothing of: projects,
  /// files to keep from run to run, reports.
  private static let others: Set = [
    "allow-outside", "check", "depfile", "depfile-target", "dry-run", "help",
    "json", "list-outputs", "merge", "no-record", "output", "prune", "quiet", "remove", "replace",
    "fresh", "reset", "staging-folder", "target-name", "version", "watch",
  ]

  private func attributes() throws -> Set<String> {
    var names: Set<String> = []
    for file in ["internal/build.bzl", "launch_images.bzl"] {
      let source = try String(
        contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
      for match in source.matches(of: /"?([a-z_]+)"?(?: = |: )(?:attr\.|_option\()/) {
        names.insert(String(match.output.1).replacing("_", with: "-"))
      }
    }
    return names
  }

  @Test func everyOptionIsAnAttributeOrKnownNotToBe() async throws {
    var options: Set<String> = []
    for command in ["build", "screen"] {
      let help = try await Launchgen.run([command, "--help-hidden"], in: TemporaryFolder()).output
      let matches = help.matches(of: /(?m)^  (?:-[a-z], |--[a-z-]+, )?--([a-z-]+)/)
      options.formUnion(matches.map { String($0.output.1) })
    }
    let attributes = try attributes()
    #expect(options.subtracting(attributes).subtracting(Self.others) == [])
    #expect(Self.others.subtracting(options) == [])
    #expect(attributes.subtracting(options) == ["artwork"])
  }
}
