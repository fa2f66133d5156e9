import Foundation
import TestSupport
import Testing

/// What lets an old project adopt `check`: baselines, corrections, and what is known beside files.
@Suite struct CheckAdoptionTests {
  private static let faulty = InfoPlists.app(
    ["LandscapeRight"], ["Default-568h@2x.png 7.0 Landscape 568 320"])

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", Self.faulty)
    return folder
  }

  @Test func baselines() async throws {
    let folder = try folder()
    let first = try await Launchgen.run(["check", "."], in: folder)
    #expect(first.status == 1)
    let written = try await Launchgen.run(
      ["check", ".", "--write-baseline", "known/base.json"], in: folder)
    #expect(written.status == 0)
    #expect(written.output == "")
    #expect(written.errors.hasSuffix(" findings written\n"))
    let clean = try await Launchgen.run(
      ["check", ".", "--baseline", "known/base.json", "--strict"], in: folder)
    #expect(clean.status == 0)
    #expect(clean.output == "")
    #expect(clean.errors.contains(" more in the baseline\n"))
    // A mistake that is new counts.
    try folder.write(
      "Info.plist",
      Data(
        String(decoding: Self.faulty, as: UTF8.self)
          .replacing("<string>7.0</string>", with: "<string>seven</string>").utf8))
    let new = try await Launchgen.run(
      ["check", ".", "--baseline", "known/base.json"], in: folder)
    #expect(new.status == 1)
    #expect(new.output.contains("[minimum-os]"))
  }

  /// Called from the project's folder, from another one, and with an absolute path.
  @Test func baselinesFromAnywhere() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Game/App/Info.plist", Self.faulty)
    let write = try await Launchgen.run(
      ["check", "Game", "--write-baseline", "Game/known.json"], in: folder)
    #expect(write.status == 0)
    let text = String(decoding: try folder.read("Game/known.json"), as: UTF8.self)
    #expect(text.contains("\"App/Info.plist\"") || text.contains("\"App\\/Info.plist\""))
    for path in ["Game", "Game/App/Info.plist", folder.path("Game"), "./Game/../Game/App"] {
      let run = try await Launchgen.run(
        ["check", path, "--baseline", "Game/known.json", "--strict"], in: folder)
      #expect(run.status == 0)
      #expect(run.output == "")
    }
  }

  /// The baselines of other versions had no subjects.
  @Test func baselinesOfAnotherFormat() async throws {
    let folder = try folder()
    try folder.write("old.json", Data("{\"version\": 1, \"findings\": []}".utf8))
    let run = try await Launchgen.run(["check", ".", "--baseline", "old.json"], in: folder)
    #expect(run.status == 65)
    #expect(run.errors.contains("--write-baseline"))
  }

  @Test(arguments: [("none.json", 66), ("Info.plist", 65)])
  func baselinesThatAreNone(_ file: String, _ status: Int32) async throws {
    let folder = try folder()
    let run = try await Launchgen.run(["check", ".", "--baseline", file], in: folder)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix("\(file): error: "))
    #expect(run.errors.contains("--write-baseline"))
  }

  @Test func corrections() async throws {
    let folder = try folder()
    let dry = try await Launchgen.run(["check", "--fix", "--dry-run", "."], in: folder)
    #expect(dry.status == 0)
    #expect(dry.output.contains("+") && dry.output.hasPrefix("--- Info.plist\n+++ Info.plist\n"))
    #expect(try folder.read("Info.plist") == Self.faulty)
    let run = try await Launchgen.run(["check", "--fix", "."], in: folder)
    #expect(run.errors.contains("the name 'Default-568h@2x.png' is 'Default-568h' now"))
    #expect(!run.output.contains("[name-suffix]") && !run.output.contains("[size-swapped]"))
    let text = String(decoding: try folder.read("Info.plist"), as: UTF8.self)
    let expected = String(decoding: Self.faulty, as: UTF8.self)
      .replacing("Default-568h@2x.png", with: "Default-568h")
      .replacing("{568, 320}", with: "{320, 568}")
    #expect(text == expected)
    let again = try await Launchgen.run(["check", "--fix", "--dry-run", "."], in: folder)
    #expect(again.output == "")
    #expect(try folder.tree() == ["Info.plist"])
  }

  /// A built app is signed.
  @Test func builtAppsStay() async throws {
    let folder = try TemporaryFolder()
    try folder.write("My.app/Info.plist", Self.faulty)
    _ = try await Launchgen.run(["check", "--fix", "My.app"], in: folder)
    #expect(try folder.read("My.app/Info.plist") == Self.faulty)
  }

  @Test func sdkAndTarget() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", InfoPlists.app(["LandscapeRight"]))
    try folder.write("My.app/Info.plist", InfoPlists.app(["LandscapeRight"]))
    // Build settings may add the key to a source file.
    for (path, level) in [("Info.plist", "warning"), ("My.app", "error")] {
      let run = try await Launchgen.run(["check", path, "--sdk", "iphoneos27.0"], in: folder)
      #expect(run.output.contains(": \(level): no launch screen is named"))
      #expect(run.output.contains("ITMS-90870"))
    }
    let older = try await Launchgen.run(["explain", "Info.plist", "--target", "12.0"], in: folder)
    #expect(older.status == 0)
    #expect(!older.output.contains("iPhone 4,") && older.output.contains("12 and later"))
  }

  @Test(arguments: [
    ["--dry-run"], ["--baseline", ""], ["--baseline", "a", "--write-baseline", "b"],
    ["--sdk", "x"], ["--target", "20"],
  ])
  func usage(_ options: [String]) async throws {
    let run = try await Launchgen.run(["check", "."] + options, in: try folder())
    #expect(run.status == 64)
  }
}
