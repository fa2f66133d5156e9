import TestSupport
import Testing

/// An Info.plist near the images that no option names: the images may be upside down in its app, and
/// its app shows none of them without entries.
@Suite struct UnnamedInfoPlistTests {
  private static let small = ["--screens", "480", "--scales", "2"]

  /// The lines about Info.plist files.
  private func lines(
    _ arguments: [String], _ files: [(path: String, orientations: [String])],
    _ verb: [String] = ["build", "art.png"]
  ) async throws -> (status: Int32, lines: [Substring]) {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Artwork.landscape)
    for file in files { try folder.write(file.path, InfoPlists.xml(file.orientations)) }
    let run = try await Launchgen.run(verb + Self.small + arguments, in: folder)
    return (run.status, run.errors.split(separator: "\n").filter { $0.contains("Info.plist: ") })
  }

  @Test(
    "a warning names the nearest of another orientation",
    arguments: [
      (["-o", "App/Launch/Images"], ["App/Info.plist", "Info.plist"], "App/Info.plist"),
      (["-o", "App"], ["App/Info.plist"], "App/Info.plist"),
      (["--quiet"], ["Info.plist", "App/Info.plist"], "Info.plist"),
      ([], ["App/Info.plist", "Zoo/Info.plist"], "App/Info.plist"),
      (["-o", "../tmp/../LaunchImages", "--dry-run"], ["My App/Info.plist"], "My App/Info.plist"),
    ])
  func warning(_ arguments: [String], _ paths: [String], _ nearest: String) async throws {
    let run = try await lines(arguments, paths.map { ($0, ["LandscapeLeft"]) })
    #expect(run.status == 0)
    let name = nearest.contains(" ") ? "'\(nearest)'" : nearest
    #expect(
      run.lines == [
        "\(nearest): warning: launches into landscape-left, but the images are made for "
          + "landscape-right (no option names this file); add --info-plist \(name), or "
          + "--merge \(name) for its entries too"
      ])
  }

  @Test("the warning follows a build that worked, and does not hide the error of another")
  func order() async throws {
    let app = [("App/Info.plist", ["LandscapeLeft"])]
    let failed = try await lines([], app, ["build", "none.png"])
    #expect(failed.status == 66)
    #expect(failed.lines == [])
  }

  @Test("with --strict, nothing is written") func strict() async throws {
    let run = try await lines(["--strict"], [("App/Info.plist", ["LandscapeLeft"])])
    #expect(run.status == 65)
    #expect(run.lines.first?.hasPrefix("App/Info.plist: error: launches into") == true)
  }

  @Test("a note tells that entries are missing") func note() async throws {
    let app = [("App/Info.plist", ["LandscapeRight", "LandscapeLeft"])]
    let run = try await lines([], app)
    #expect(
      run.lines == [
        "App/Info.plist: note: has no entries for the images (no option names this file); run "
          + "'launchgen merge App/Info.plist', or add --merge App/Info.plist"
      ])
    #expect(try await lines(["--quiet"], app).lines.isEmpty)
  }

  @Test(
    "there is no line",
    arguments: [
      (["--info-plist", "App/Info.plist"], "App/Info.plist"),
      (["--orientation", "landscape-right"], "App/Info.plist"),
      (["--list-outputs", "paths"], "App/Info.plist"),
      (["--staging-folder", "tmp"], "App/Info.plist"), ([], "App/Tests/Info.plist"),
    ])
  func silence(_ arguments: [String], _ path: String) async throws {
    let run = try await lines(arguments, [(path, ["LandscapeLeft"]), ("tmp/Info.plist", [])])
    #expect(run.lines.isEmpty)
  }

  @Test("a launch screen does not depend on it") func screen() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("App/Info.plist", InfoPlists.xml(["LandscapeLeft"]))
    let run = try await Launchgen.run(["screen", "art.png", "-o", "App/Launch"], in: folder)
    #expect(run.status == 0)
    #expect(!run.errors.contains("App/Info.plist: "))
  }

  @Test("a phase is told when it is written") func phase() async throws {
    let run = try await lines(
      ["-o", "App"], [("App/Info.plist", ["LandscapeLeft"])], ["xcode-phase", "build", "art.png"])
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
  }

  @Test("after a merge there is nothing to say") func merged() async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Artwork.landscape)
    try folder.write("Info.plist", InfoPlists.xml(["LandscapeRight"]))
    _ = try await Launchgen.run(["merge", "Info.plist", "--screens", "480"], in: folder)
    let run = try await Launchgen.run(["build", "art.png"] + Self.small, in: folder)
    #expect(!run.errors.contains("Info.plist: "))
  }
}
