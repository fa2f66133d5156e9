import Foundation
import TestSupport
import Testing

/// `build --watch` and `screen --watch` of one artwork.
@Suite(.serialized) struct WatchTests {
  static let options = ["--watch", "--compression", "fast", "--screens", "480", "--scales", "2"]
  static let image = "LaunchImages/" + AppFolder.image
  private static let changed = Artwork.png(width: 88, height: 50)
  private static let right = ["LandscapeRight"]
  private static let left = ["LandscapeLeft"]

  private static func watch(
    _ folder: TemporaryFolder, _ path: String = "art.png", _ more: [String] = []
  ) async throws -> WatchingCommand {
    let command = try WatchingCommand(["build", path] + options + more, in: folder)
    try await command.line("watching")
    return command
  }

  /// What a build of the bytes alone makes.
  private static func image(of bytes: Data) async throws -> Data {
    let folder = try TemporaryFolder()
    try folder.write("art.png", bytes)
    let run = try await Launchgen.run(
      ["build", "art.png"] + options.dropFirst(), in: folder)
    #expect(run.status == 0)
    return try folder.read(image)
  }

  @Test(arguments: Saving.allCases)
  func saved(_ saving: Saving) async throws {
    let folder = try TemporaryFolder()
    try saving.prepare(folder, Artwork.landscape)
    let command = try await Self.watch(folder, Saving.path)
    let first = try await Self.image(of: Artwork.landscape)
    #expect(try folder.read(Self.image) == first)
    let wanted = try await Self.image(of: Self.changed)
    try await saving.save(Self.changed, in: folder)
    // What was built of a part, on a machine that is busy, is built again.
    repeat {
      try await command.line("because art/art.png changed")
    } while try folder.read(Self.image) != wanted
    #expect(try await command.stop() == SIGINT)
  }

  @Test func manyEventsAreFewBuilds() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let command = try await Self.watch(folder)
    for index in 1...20 {
      try folder.write("new", index == 20 ? Self.changed : Artwork.landscape)
      try Saving.rename(folder.path("new"), folder.path("art.png"))
    }
    let wanted = try await Self.image(of: Self.changed)
    repeat {
      try await command.line("because art.png changed")
    } while try folder.read(Self.image) != wanted
    #expect(try command.lines().count { $0.contains("because") } < 20)
    _ = try await command.stop()
  }

  @Test func sameBytesAreUpToDate() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let command = try await Self.watch(folder)
    try folder.write("art.png", Artwork.landscape)
    let line = try await command.line("because art.png changed")
    #expect(line.contains("; all up to date; "))
    _ = try await command.stop()
  }

  /// Whatever is missing or wrong can become right, also the folder.
  @Test func faultsDoNotEndIt() async throws {
    let folder = try TemporaryFolder()
    let command = try WatchingCommand(["build", "new/folder/art.png"] + Self.options, in: folder)
    try await command.line("new/folder/art.png: error: cannot be read (no such file or directory)")
    try await command.line("watching new/folder/art.png; press Ctrl-C to stop")
    try folder.write("new/folder/art.png", Data("no PNG".utf8))
    try await command.line("new/folder/art.png: error: is not a PNG")
    try folder.write("new/folder/art.png", Artwork.landscape)
    try await command.line("because new/folder/art.png changed")
    try FileManager.default.removeItem(atPath: folder.path("new"))
    try await command.line("error: cannot be read")
    try folder.write("new/folder/art.png", Self.changed)
    let wanted = try await Self.image(of: Self.changed)
    repeat {
      try await command.line("because new/folder/art.png changed")
    } while try folder.read(Self.image) != wanted
    #expect(try await command.stop(SIGTERM) == SIGTERM)
  }

  /// Beside the artwork, and into an Info.plist that is watched.
  @Test func itsOwnFilesAreNoChanges() async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(Self.right))
    let command = try await Self.watch(
      folder, "art.png", ["-o", ".", "--merge", "Info.plist", "--json"])
    try folder.write("art.png", Self.changed)
    try await command.line(#""changed":["art.png"]"#, in: WatchingCommand.results)
    try folder.write("Info.plist", InfoPlists.xml(Self.left))
    try await command.line(#""changed":["Info.plist"]"#, in: WatchingCommand.results)
    #expect(try command.lines(WatchingCommand.results).count == 3)
    _ = try await command.stop()
  }

  @Test(
    "a launch screen, in a folder and in a project",
    arguments: [["-o", "x"], ["Game.xcodeproj"]])
  func screens(_ place: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(Self.right))
    let target = XcodeProjectText.Target("Game", ["INFOPLIST_FILE = Info.plist"])
    try folder.write("Game.xcodeproj/project.pbxproj", XcodeProjectText(target).text.utf8)
    let command = try WatchingCommand(
      ["screen", "art.png"] + place + ["--watch", "--json"], in: folder)
    try await command.line("watching art.png")
    func picture() throws -> Data {
      let path = try folder.tree().first { $0.hasSuffix("/LaunchArtwork.png") }
      return try folder.read(#require(path))
    }
    let first = try picture()
    try folder.write("art.png", Self.changed)
    repeat {
      try await command.line(#""changed":["art.png"]"#, in: WatchingCommand.results)
    } while try picture() == first
    let count = try command.lines(WatchingCommand.results).count
    try await Task.sleep(for: .seconds(1))
    #expect(try command.lines(WatchingCommand.results).count == count)
    #expect(try await command.stop() == SIGINT)
  }

  @Test func quietIsOnlyWarningsAndErrors() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let command = try WatchingCommand(
      ["build", "art.png", "--json", "--quiet"] + Self.options, in: folder)
    try await command.line(#""status":"built""#, in: WatchingCommand.results)
    try folder.write("art.png", Data())
    try await command.line(#""exitCode":65"#, in: WatchingCommand.results)
    #expect(try command.lines().allSatisfy { $0.contains("warning:") || $0.contains("error:") })
    _ = try await command.stop()
  }

  /// Nothing half-written stays, whenever the signal comes.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func stopsDuringABuild(_ signal: Int32) async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Artwork.png(width: 1200, height: 700))
    let command = try WatchingCommand(["build", "art.png", "--watch"], in: folder)
    while try !folder.tree().contains(where: { $0.contains("launchgen-tmp") }) {
      try await Task.sleep(for: .milliseconds(1))
      if try command.lines().contains(where: { $0.contains("watching") }) { break }
    }
    #expect(try await command.stop(signal) == signal)
    #expect(try !folder.tree().contains { $0.contains("launchgen-tmp") })
  }

  @Test(arguments: [
    (["build", "-", "--watch"], "-", "name a PNG that is a file"),
    (["build", "art.png", "--watch", "--check"], "--check", "leave out one"),
    (["build", "art.png", "--watch", "--dry-run"], "--dry-run", "leave out one"),
    (
      ["build", "art.png", "--watch", "--depfile", "art.d"], "--depfile",
      "leave the watching to the build system"
    ),
    (
      ["build", "art.png", "--watch", "--list-outputs", "paths"], "--list-outputs",
      "list them in a separate run"
    ),
    (
      ["make", "--manifest", "-", "--watch"], "--manifest -",
      "name a file, whose changes can be seen"
    ),
    (["make", "--shard", "1/2", "--watch"], "--shard", "choose apps with --app"),
    (
      ["make", "--fail-fast", "--watch"], "--fail-fast",
      "an app that fails is tried again when its files change"
    ),
    (["screen", "art.png", "-o", "x", "--watch", "--check"], "--check", "leave out one"),
    (["pwa", "-", "--watch"], "-", "name a PNG that is a file"),
  ])
  func refused(_ arguments: [String], _ name: String, _ remedy: String) async throws {
    let run = try await Launchgen.run(arguments, in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(
      run.errorLines.first == "Error: '--watch' and '\(name)' cannot be combined; \(remedy).")
  }
}
