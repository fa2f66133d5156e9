import Foundation
import TestSupport
import Testing

/// What a search of folders leaves out, it says.
@Suite struct SearchLimitTests {
  @Test func anInfoPlistInDeepFoldersIsFound() async throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "x/", count: 60)
    try folder.write(deep + "Info.plist", InfoPlists.app(["LandscapeRight"]))
    let run = try await Launchgen.run(["check", "."], in: folder)
    #expect(run.output.contains(deep + "Info.plist"), "\(run.output) \(run.errors)")
  }

  @Test("a project is found through a link, and once if it is there too", arguments: [false, true])
  func linkedProjects(_ isThereToo: Bool) async throws {
    let folder = try ScreenTests.folder()
    let files = FileManager.default
    let target = isThereToo ? "Game.xcodeproj" : "Game.project"
    if !isThereToo {
      try files.moveItem(atPath: folder.path("Game.xcodeproj"), toPath: folder.path(target))
    }
    try files.createSymbolicLink(atPath: folder.path("Link.xcodeproj"), withDestinationPath: target)
    let run = try await Launchgen.run(
      ["screen", "art.png", ".", "--replace", "--dry-run", "--compression", "fast"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Game: App/Base.lproj/"), "\(run.output)")
    let check = try await Launchgen.run(["check", "."], in: folder)
    #expect(check.output.contains("Game (Debug and Release)"), "\(check.output)")
    let findings = check.output.split(separator: "\n").filter { $0.contains("App/") }
    #expect(Set(findings).count == findings.count, "\(check.output)")
  }

  @Test func aStoryboardThatIsNamedAndTooLargeIsAnError() async throws {
    let folder = try ScreenTests.folder()
    try folder.write("big.storyboard", Data(count: 4 << 20 + 1))
    let run = try await Launchgen.run(["check", "big.storyboard"], in: folder)
    #expect(run.status == 66, "\(run.errors)")
    #expect(run.errors.contains("big.storyboard: error: cannot be read (it is larger than 4 MB)"))
  }

  @Test func aBooleanInPlaceOfAWordIsExplained() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("launchgen.json", Data(#"{"screen": {"kind": true}, "apps": []}"#.utf8))
    let run = try await Launchgen.run(["make"], in: folder)
    #expect(run.status == 65)
    #expect(run.errors.contains("'kind' is a Boolean, not \"storyboard\" or "))
  }

  @Test func aProjectInAFolderWithALineBreakIsExplained() async throws {
    let folder = try ScreenTests.folder()
    let files = FileManager.default
    try folder.makeFolder("line\nbreak")
    for name in ["Game.xcodeproj", "App"] {
      try files.moveItem(
        atPath: folder.path(name), toPath: folder.path("line\nbreak/" + name))
    }
    try files.removeItem(atPath: folder.path("line\nbreak/App/Assets.xcassets"))
    let run = try await Launchgen.run(
      ["screen", "art.png", "line\nbreak/Game.xcodeproj", "--replace"], in: folder)
    #expect(!run.errors.contains("report this"), "\(run.errors)")
    #expect(run.status == 0 || run.errors.contains("rename the file or the folder"))
  }
}
