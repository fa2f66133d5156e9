import Foundation
import TestSupport
import Testing

/// `launchgen screen`, a second time with fewer options.
@Suite struct KeptOptionsTests {
  private static let set = "App/Assets.xcassets/LaunchArtwork.imageset/"

  private func run(_ folder: TemporaryFolder, _ options: String...) async throws -> Launchgen {
    try await Launchgen.run(
      ["screen", "art.png", "Game.xcodeproj", "--replace", "--compression", "fast"] + options,
      in: folder)
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try ScreenTests.folder()
    try folder.write("dark.png", Artwork.landscape)
    try folder.write("logo.png", Artwork.square)
    return folder
  }

  @Test func optionsOfTheLastRunAreUsedAgain() async throws {
    let folder = try folder()
    let first = try await run(folder, "--dark", "dark.png", "--logo", "logo.png", "--focus", "auto")
    #expect(first.status == 0, "\(first.errors)")
    let before = try folder.files(below: "App")
    let second = try await run(folder)
    #expect(
      second.errors.contains(
        "uses --focus auto, --logo logo.png, --dark dark.png again, as the last run did"))
    #expect(second.errors.contains("up to date"), "\(second.errors)")
    #expect(try folder.files(below: "App") == before)
    // A typed option takes the place of its own kind only.
    let third = try await run(folder, "--focus", "left")
    #expect(third.errors.contains("uses --logo logo.png, --dark dark.png again"))
  }

  /// The artwork alone: with a logo, one path could also be the app.
  @Test func theArtworkOfAProjectInTheCurrentFolder() async throws {
    let folder = try folder()
    _ = try await run(folder, "--logo", "logo.png")
    let before = try folder.files(below: "App").map { try folder.read("App/" + $0) }
    let second = try await Launchgen.run(["screen", "art.png"], in: folder)
    #expect(second.errors.contains("uses --compression fast, --logo logo.png again"))
    #expect(second.errors.contains("up to date"), "\(second.errors)")
    #expect(try folder.files(below: "App").map { try folder.read("App/" + $0) } == before)
  }

  @Test func removalForgetsTheOptions() async throws {
    let folder = try folder()
    _ = try await run(folder, "--dark", "dark.png")
    _ = try await Launchgen.run(["screen", "--remove", "Game.xcodeproj"], in: folder)
    let again = try await run(folder)
    #expect(!again.errors.contains("again, as the last run did"), "\(again.errors)")
  }

  @Test func resetForgetsAndListsWhatGoes() async throws {
    let folder = try folder()
    _ = try await run(folder, "--dark", "dark.png")
    let dark = try folder.files(below: "App").filter { $0.contains("-dark") }
    #expect(!dark.isEmpty)
    let trial = try await run(folder, "--reset", "--dry-run")
    let reset = try await run(folder, "--reset")
    for file in dark {
      let path = "App/" + file
      #expect(trial.output.contains("\(path): removed"), "\(trial.output)")
      #expect(reset.errors.contains("\(path): removed"), "\(reset.errors)")
    }
    #expect(try folder.files(below: "App").allSatisfy { !$0.contains("-dark") })
  }

  @Test func anArtworkThatIsGoneIsAnErrorAndNothingIsDeleted() async throws {
    let folder = try folder()
    _ = try await run(folder, "--dark", "dark.png")
    try FileManager.default.removeItem(atPath: folder.path("dark.png"))
    let before = try folder.tree()
    let second = try await run(folder)
    #expect(second.status == 66)
    #expect(
      second.errors
        == "dark.png: error: is gone (the last run had it as --dark); name it again with --dark, or "
        + "use --reset\n")
    #expect(try folder.tree() == before)
  }

  /// A record is a file in a repository.
  @Test(
    arguments: [
      (#""dark" : "/etc/hostname""#, 66), (#""dark" : "../x.png""#, 66),
      (#""remove" : "true""#, 65), (#""allow-outside" : "true""#, 65),
      (#""focus" : "nowhere""#, 65), (#""kind" : "ui-launch-screen""#, 64),
    ])
  func aHostileRecordReadsNothing(_ choice: String, _ status: Int32) async throws {
    let folder = try folder()
    _ = try await run(folder, "--dark", "dark.png")
    let record = String(decoding: try folder.read(".launchgen-screen.json"), as: UTF8.self)
    let former = #""dark" : "dark.png""#
    #expect(record.contains(former))
    try folder.write(
      ".launchgen-screen.json", Array(record.replacing(former, with: choice).utf8))
    let before = try folder.tree()
    let second = try await run(folder)
    #expect(second.status == status, "\(second.errors)")
    #expect(try folder.tree() == before)
  }
}
