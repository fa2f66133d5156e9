import Foundation
import TestSupport
import Testing

/// `make --watch` of the apps in launchgen.json.
@Suite(.serialized) struct WatchedAppTests {
  private static let changed = Artwork.png(width: 88, height: 50)

  private static func watch(_ apps: AppFolder, _ more: [String] = []) async throws
    -> WatchingCommand
  {
    let command = try WatchingCommand(["make", "--watch"] + more, in: apps.folder)
    try await command.line("watching")
    return command
  }

  @Test func onlyWhatChangesIsBuilt() async throws {
    let apps = try AppFolder(["a", "b", "c"], configuration: AppFolder.glob)
    let command = try await Self.watch(apps, ["--json"])
    #expect(try command.lines(WatchingCommand.results).count == 3)
    try apps.folder.write("brands/b/art.png", Self.changed)
    try await command.line(
      #""changed":["brands/b/art.png"]"#, in: WatchingCommand.results)
    // A new app, whose folder comes first.
    try apps.folder.makeFolder("brands/d")
    try apps.folder.write("brands/d/art.png", Artwork.landscape)
    try await command.line(#""id":"d""#, in: WatchingCommand.results)
    #expect(try command.lines(WatchingCommand.results).count == 5)
    _ = try await command.stop()
  }

  @Test func aFaultyFileKeepsTheOldApps() async throws {
    let apps = try AppFolder(["a", "b"], configuration: AppFolder.glob)
    let command = try await Self.watch(apps)
    try apps.folder.write("launchgen.json", Data(#"{"apps": "brands/*/art.png", "bild": {}}"#.utf8))
    try await command.line("launchgen.json:1:30: error: unknown key 'bild'")
    try apps.folder.write("brands/a/art.png", Self.changed)
    try await command.line("app a")
    #expect(try command.lines().count { $0.contains("'bild'") } == 1)
    let other = AppFolder.glob.replacing(#""scales": "2""#, with: #""scales": "3""#)
    try apps.folder.write("launchgen.json", Data(other.utf8))
    try await command.line("2 apps: 2 built")
    #expect(try apps.folder.tree().contains("brands/b/LaunchImages/Default-iOS7@3x.png"))
    _ = try await command.stop()
  }

  @Test func aFaultyFileAtTheBeginning() async throws {
    let apps = try AppFolder(["a"], configuration: "{")
    let command = try WatchingCommand(["make", "--watch", "--json"], in: apps.folder)
    try await command.line("launchgen.json:1:2: error:")
    try await command.line(#""status":"failed""#, in: WatchingCommand.results)
    try apps.folder.write("launchgen.json", Data(AppFolder.glob.utf8))
    try await command.line(#""id":"a""#, in: WatchingCommand.results)
    _ = try await command.stop()
  }

  @Test func aManifest() async throws {
    let apps = try AppFolder(["a", "b"])
    func line(_ app: String) -> String {
      #"{"id": "\#(app)", "artwork": "brands/\#(app)/art.png", "#
        + #""build": {"output": "out/\#(app)"}}"# + "\n"
    }
    try apps.folder.write("apps.jsonl", line("a").utf8)
    let command = try await Self.watch(apps, ["--manifest", "apps.jsonl", "--compression", "fast"])
    try apps.folder.write("apps.jsonl", (line("a") + line("b")).utf8)
    let built = try await command.line("app b")
    #expect(built.contains("because apps.jsonl changed"))
    #expect(try command.lines().count { $0.contains("; app a, ") } == 1)
    _ = try await command.stop()
  }
}
