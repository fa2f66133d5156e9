import TestSupport
import Testing
import XcodeProjects

@testable import launchgen

@Suite struct XcodePhaseTests {
  private func script(_ arguments: [String]) -> PhaseScript {
    PhaseScript(arguments: arguments, inputs: [], outputs: [], listFolder: ".")
  }

  @Test(arguments: [
    (["art.png"], #"art.png --staging-folder "$TARGET_TEMP_DIR""#),
    (["it's.png"], #"'it'\''s.png' --staging-folder "$TARGET_TEMP_DIR""#),
    (["'\u{301};x"], #"''\''"# + "\u{301};x' --staging-folder \"$TARGET_TEMP_DIR\""),
    (["", "$HOME"], #"'' '$HOME' --staging-folder "$TARGET_TEMP_DIR""#),
    (["a", "--staging-folder", "b"], "a --staging-folder b"),
    (["a", "--staging-folder=b"], "a --staging-folder=b"),
  ])
  func argumentsAreWordsOfTheShell(arguments: [String], expected: String) {
    #expect(script(arguments).text.hasSuffix("exec launchgen build \(expected)\n"))
  }

  @Test("errors of the build that the phase would run are the phase's own")
  func usage() async throws {
    let apps = try AppFolder(["red"], configuration: #"{"build": {"position": "left"}}"#)
    for (arguments, text) in [
      (["--no-config"], "Missing expected argument '<artwork>'"),
      (["--strict"], "Missing expected argument '<artwork>'"),
      (["brands/red/art.png", "--focus", "1%,1%"], "'--focus' and '--position' both choose"),
    ] {
      let run = try await apps.run(["xcode-phase"] + arguments)
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("Error: " + text))
      #expect(run.errors.contains("Usage: launchgen xcode-phase"))
      #expect(run.output.isEmpty)
    }
    #expect(try apps.folder.names() == ["brands", "launchgen.json"])
  }

  @Test(arguments: [
    (["xcode-phase", "a", "--file-lists", "b", "-o", "c"], ["a", "-o", "c"]),
    (["xcode-phase", "--file-lists=b", "a"], ["a"]),
  ])
  func argumentsOfBuild(all: [String], expected: [String]) {
    #expect(XcodePhase.buildArguments(all) == expected)
  }
}
