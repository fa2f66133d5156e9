import AppDocuments
import TestSupport
import Testing

@testable import launchgen

@Suite struct XcodePhaseTests {
  @Test(arguments: [
    (["art.png"], #"art.png --staging-folder "$TARGET_TEMP_DIR""#),
    (["it's.png"], #"'it'\''s.png' --staging-folder "$TARGET_TEMP_DIR""#),
    (
      ["art.png", "--name-prefix", "$HOME"],
      #"art.png --name-prefix '$HOME' --staging-folder "$TARGET_TEMP_DIR""#
    ),
    (["art.png", "--staging-folder=b"], "art.png --staging-folder=b"),
  ])
  func argumentsAreWordsOfTheShell(arguments: [String], expected: String) async throws {
    let folder = try TemporaryFolder()
    for name in ["art.png", "it's.png"] { try folder.write(name, Artwork.landscape) }
    let run = try await Launchgen.run(["xcode-phase", "build"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("exec launchgen build \(expected)\n"))
  }

  @Test("errors of the command that the phase would run are the phase's own")
  func usage() async throws {
    let apps = try AppFolder(["red"], configuration: "{}")
    let art = "brands/red/art.png"
    for (arguments, text) in [
      ([], "a phase runs make, build, pwa, or screen with --output; name one"),
      (["build"], "Missing expected argument '<artwork>'"),
      (["build", art, "--fit", "fill", "--focus", "1%,1%"], "'--fit fill' shows all"),
      (["build", art, "--merge", "Info.plist"], "a phase cannot change an Info.plist"),
      (["screen", art, "App.xcodeproj"], "a phase cannot change the project"),
      (["build", "-"], "a phase reads files"),
      (["check"], "a phase runs make, build, pwa, or screen with --output"),
    ] {
      let run = try await apps.run(["xcode-phase"] + arguments)
      #expect(run.status == 64)
      #expect(run.errors.contains(text), "\(run.errors)")
      #expect(run.errors.contains("Usage: launchgen xcode-phase"))
      #expect(run.output.isEmpty)
    }
    #expect(try apps.folder.names() == ["brands", "launchgen.json"])
  }
}
