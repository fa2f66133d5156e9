import Foundation
import TestSupport
import Testing

/// The short help, and what it leaves out.
@Suite struct HelpTests {
  @Test(arguments: ["build", "preview", "screen", "splash", "pwa", "make"])
  func helpFitsThePage(_ command: String) async throws {
    let help = try await help(["help", command])
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
    #expect(try await self.help([command, "--help"]) == help)
    #expect(try await self.help([command, "-qh"]) == help)
    #expect(help.hasSuffix("\n  All options, in full: 'launchgen \(command) --help-hidden'.\n"))
  }

  @Test func buildHasGroupsAndExamples() async throws {
    let help = try await help(["help", "build"])
    let titles = ["OUTPUT:", "FIT:", "LAUNCH IMAGES:", "PROJECT:", "OPTIONS:"]
    let lines = help.split(separator: "\n").map(String.init)
    #expect(lines.filter { titles.contains($0) } == titles)
    #expect(lines.count { $0.hasPrefix("  launchgen build art.png") } == 2)
  }

  /// What follows this command's own option is a command line that it does not parse.
  @Test func phasesHaveHelp() async throws {
    let help = try await help(["help", "xcode-phase"])
    #expect(help.contains("--file-lists"))
    for words in [["--help"], ["-h"], ["--help-hidden"], ["--file-lists", "a", "--help"]] {
      #expect(try await self.help(["xcode-phase"] + words) == help, "\(words)")
    }
    #expect(try await self.help(["xcode-phase", "build", "--help"]) == help)
    #expect(
      try await self.help(["xcode-phase", "--version"]) == self.help(["build", "--version"]))
  }

  /// Every option is in the full help and in completions, as in the dump that the man page is made
  /// of.
  @Test(arguments: ["build", "preview", "screen", "pwa", "make"])
  func nothingIsLost(_ command: String) async throws {
    let dump = try await help([command, "--experimental-dump-help"])
    let root = try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any]
    let info = try #require(root?["command"] as? [String: Any])
    let arguments = try #require(info["arguments"] as? [[String: Any]])
    let names = arguments.compactMap { ($0["preferredName"] as? [String: Any])?["name"] as? String }
    #expect(names.count > 20)
    #expect(arguments.allSatisfy { $0["shouldDisplay"] as? Bool == true })
    let full = try await help([command, "--help-hidden"])
    let short = try await help([command, "--help"])
    #expect(names.filter { !full.contains("--\($0)") } == [])
    #expect(names.contains { !short.contains("--\($0)") })
    let script = try await help(["--generate-completion-script", "fish"])
    #expect(names.filter { !script.contains("-l '\($0)'") } == [])
  }

  @Test func rootBeginsWithWhatToType() async throws {
    let lines = try await help(["--help"]).split(separator: "\n").map(String.init)
    #expect(lines.first == "USAGE: launchgen <command> [<options>]")
    #expect(lines.dropFirst().prefix(2).allSatisfy { $0.hasPrefix("  launchgen ") })
    #expect(lines.dropFirst(3).first == "COMMANDS:")
    #expect(lines.last?.hasPrefix("  77  ") == true)
  }

  private func help(_ arguments: [String]) async throws -> String {
    let run = try await Launchgen.run(arguments, in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.output
  }
}
