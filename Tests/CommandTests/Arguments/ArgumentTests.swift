import Foundation
import TestSupport
import Testing

/// What is said of wrong arguments: exit code 64, and the usage of the command that they are for.
@Suite struct ArgumentTests {
  @Test func noneAreAnError() async throws {
    let run = try await Launchgen.run([], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.output == "")
    let help = try await Launchgen.run(["--help"], in: TemporaryFolder())
    #expect(help.status == 0)
    #expect(run.errors == help.output)
  }

  @Test(
    "the beginning of an option suggests it",
    arguments: [
      ("--orient", "'--orientation'"), ("--comp", "'--compression'"),
      ("--rot", "'--rotation'"),
      ("--orient=x", "'--orientation'"), ("--sc", "'--screens' or '--scales'"),
      ("--s", "'--strict', '--screens', '--scales' or '--staging-folder'"),
      ("-orient", "'--orientation'"), ("-orientation", "'--orientation'"),
      ("--dryrun", "'--dry-run'"),
    ])
  func suggestions(_ option: String, _ suggestion: String) async throws {
    try await expectSuggestion("build", option, suggestion)
  }

  @Test(arguments: [
    ("--dar", "'--dark' or '--dark-background'"),
    ("--artwork-", "'--artwork-portrait' or '--artwork-ipad'"), ("--kin", "'--kind'"),
  ])
  func suggestionsOfScreen(_ option: String, _ suggestion: String) async throws {
    try await expectSuggestion("screen", option, suggestion)
  }

  private func expectSuggestion(
    _ command: String, _ option: String, _ suggestion: String
  ) async throws {
    let run = try await expectUsageError([command, option, "art.png"], command)
    let shown = option.hasPrefix("--") ? option.prefix { $0 != "=" } : option[...]
    #expect(run.errorLines.first == "Error: Unknown option '\(shown)'. Did you mean \(suggestion)?")
  }

  /// The parser takes an h among other letters for help.
  @Test(arguments: [
    ["-dash.png"], ["-photo.png", "-q"], ["art.png", "-hat.png"], ["art.png", "--output", "-h-"],
  ])
  func namesWithADash(_ arguments: [String]) async throws {
    let name = try #require(
      arguments.last { $0.hasPrefix("-") && $0.count > 2 && $0 != "--output" })
    let run = try await expectUsageError(["build"] + arguments, "build")
    #expect(
      run.errorLines.first
        == "Error: Unknown option '\(name)'. If it is a path, write './\(name)'.")
  }

  @Test(arguments: [["-qh"], ["-h"], ["--help", "-dash.png"], ["art.png", "-h"]])
  func helpIsStillHelp(_ arguments: [String]) async throws {
    let run = try await Launchgen.run(["build"] + arguments, in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("OVERVIEW: "))
  }

  @Test func shortOptionsGoTogether() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["build", "art.png", "--dry-run", "-qo", "out"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains(", into out\n"))
  }

  @Test(arguments: [
    (["build", ""], "the artwork's path is empty; name a PNG, or '-' for standard input."),
    (["build", "art.png", "--info-plist", ""], "'--info-plist' is empty; name an Info.plist."),
    (["build", "art.png", "--merge", ""], "'--merge' is empty; name an Info.plist."),
    (["merge", ""], "the Info.plist's path is empty; name the file to write into."),
    (["check", ".", ""], "a path is empty; use '.' for the current folder."),
    (["explain", ""], "the path is empty; use '.' for the current folder."),
  ])
  func emptyPaths(_ arguments: [String], _ message: String) async throws {
    let run = try await expectUsageError(arguments, arguments[0])
    #expect(run.errorLines.first == "Error: " + message)
  }

  /// A fault that only a running command finds.
  @Test func laterFault() async throws {
    try await expectUsageError(
      ["build", "art.png", "--info-plist", "Info.plist", "--orientation", "landscape-left"], "build"
    )
  }

  @discardableResult
  private func expectUsageError(_ arguments: [String], _ command: String) async throws -> Launchgen
  {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeRight"]))
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("\nUsage: launchgen \(command) "))
    #expect(run.errors.hasSuffix("  See 'launchgen \(command) --help' for more information.\n"))
    #expect(try folder.tree() == ["Info.plist", "art.png"])
    return run
  }
}
