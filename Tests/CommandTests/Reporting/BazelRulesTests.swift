import Foundation
import TestSupport
import Testing

/// The rules for Bazel have an attribute for each option of a build that is of use there.
@Suite struct BazelRulesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../bazel").standardized

  /// Options that the rules set themselves, and those for what an action has nothing of: projects,
  /// configuration files, files to keep from run to run, reports.
  private static let others: Set = [
    "allow-outside", "app", "cache", "cache-size", "check", "config", "configuration",
    "depfile", "depfile-target", "dry-run", "fail-fast", "help", "json",
    "launch-file",
    "list-outputs", "manifest", "memory", "merge", "no-config", "no-merge", "no-record", "only",
    "output", "prune", "quiet", "replace", "set-orientations", "shard", "staging-folder",
    "target-name", "version", "watch",
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
    let help = try await Launchgen.run(["build", "--help-hidden"], in: TemporaryFolder()).output
    let matches = help.matches(of: /(?m)^  (?:-[a-z], |--[a-z-]+, )?--([a-z-]+)/)
    let options = Set(matches.map { String($0.output.1) })
    let attributes = try attributes()
    #expect(options.subtracting(attributes).subtracting(Self.others) == [])
    #expect(Self.others.subtracting(options) == [])
    // `kind` is --launch-file.
    #expect(attributes.subtracting(options) == ["artwork", "kind", "options"])
  }
}
