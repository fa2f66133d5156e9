import Foundation
import TestSupport
import Testing

/// `launchgen screen --output`.
@Suite struct LaunchScreenTests {
  private static let options = ["-o", "Launch", "--compression", "fast"]
  private static let imageSet = "Launch/LaunchAssets.xcassets/LaunchArtwork.imageset/"

  /// What is written: the files' texts are the goldens of LaunchImages, this is their color.
  @Test(
    arguments: [
      ("storyboard", "LaunchScreen.storyboard", "red=\"0.2\" green=\"0.4\" blue=\"0.8\""),
      (
        "ui-launch-screen", "LaunchAssets.xcassets/LaunchBackground.colorset/Contents.json",
        "\"blue\" : \"0xCC\""
      ),
    ])
  func textsAndMessages(_ kind: String, _ file: String, _ color: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["screen", "art.png", "--background", "#36C", "--kind", kind] + Self.options, in: folder)
    #expect(run.status == 0)
    let golden = Golden("launch-screen-\(kind)-messages")
    #expect(try golden.difference(from: run.errorsWithoutSizes) == nil)
    let text = String(decoding: try folder.read("Launch/" + file), as: UTF8.self)
    #expect(text.contains(color))
  }

  /// The kind comes after "=" or not, before the artwork or after it.
  @Test(
    arguments: [
      ("art.png", "UILaunchStoryboardName"),
      ("art.png --kind storyboard", "UILaunchStoryboardName"),
      ("--kind storyboard art.png", "UILaunchStoryboardName"),
      ("--kind=storyboard --fit fill art.png", "UILaunchStoryboardName"),
      ("art.png --kind ui-launch-screen", "UILaunchScreen"),
      ("--kind ui-launch-screen art.png", "UILaunchScreen"),
      ("--kind=ui-launch-screen -q art.png", "UILaunchScreen"),
      ("--kind=ui-launch-screen art.png", "UILaunchScreen"),
    ])
  func kinds(_ words: String, _ key: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["screen", "-o", "Launch", "--dry-run", "--json"]
        + words.split(separator: " ").map(String.init), in: folder)
    #expect(run.status == 0)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let launchScreen = report?["launchScreen"] as? [String: Any]
    #expect(launchScreen?["key"] as? String == key)
    #expect((launchScreen?["storyboard"] != nil) == (key == "UILaunchStoryboardName"))
    #expect(try folder.tree() == ["art.png"])
  }

  @Test(
    arguments: [
      (
        ["art.png", "-o", "Launch", "--kind=nib"],
        "The value 'nib' is invalid for '--kind <kind>'. Please provide one of 'storyboard' and "
          + "'ui-launch-screen'."
      ),
      (
        ["art.png", "--kind", "storyboard", "b.png", "-o", "Launch"],
        "a launch screen takes one artwork, and 'b.png' is another; for dark mode, use '--dark'."
      ),
      (
        ["art.png", "App.xcodeproj", "-o", "Launch"],
        "'--output' writes into a folder, and 'App.xcodeproj' is an app; leave out one of them."
      ),
      (
        ["art.png", "App.xcodeproj", "--kind=ui-launch-screen"],
        "'--kind ui-launch-screen' is for --output; a project gets a storyboard, which iOS 8 and "
          + "later show."
      ),
    ])
  func wrongUsage(_ arguments: [String], _ message: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["screen"] + arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
    #expect(try folder.tree() == ["art.png"])
  }

  @Test func json() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["screen", "art.png", "--json"] + Self.options, in: folder)
    #expect(run.status == 0)
    #expect(try Golden("launch-screen-json").difference(from: run.outputWithoutSizes) == nil)
    let file = try folder.read(Self.imageSet + "LaunchArtwork.png")
    #expect(run.output.contains("\"bytes\" : \(file.count),"))
  }

  @Test func dryRun() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["screen", "art.png", "--focus", "left", "--dry-run"] + Self.options, in: folder)
    #expect(run.status == 0)
    #expect(try Golden("launch-screen-dry-run").difference(from: run.output) == nil)
    #expect(!run.errors.contains("is centered"))
    let screen = try await Launchgen.run(
      ["screen", "art.png", "--kind", "ui-launch-screen", "--focus", "left", "--dry-run"]
        + Self.options, in: folder)
    #expect(
      screen.errorLines.contains(
        "art.png: warning: is centered in the launch screen (UILaunchScreen has no position); use "
          + "--kind storyboard, which can place it"))
    #expect(try folder.tree() == ["art.png"])
  }

  @Test(
    "the plan names the focus if it is kept",
    arguments: [
      ("storyboard", "cover, focus 20%,50%,"), ("ui-launch-screen", "cover,"),
    ])
  func focus(_ kind: String, _ words: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["screen", "art.png", "--kind", kind, "--focus", "20%,50%", "--dry-run"] + Self.options,
      in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("art.png: 80x48, \(words) into Launch\n"))
  }

  /// The last files but one, and the folders above them: nothing of the others stays.
  @Test(
    arguments: [
      "LaunchScreen.storyboard", "LaunchScreen.plist", "LaunchAssets.xcassets/Contents.json",
      "LaunchAssets.xcassets/LaunchArtwork.imageset/LaunchArtwork.png",
    ])
  func aFolderInTheWay(_ file: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("Launch/" + file)
    let before = try folder.tree()
    let run = try await Launchgen.run(
      ["screen", "art.png", "-q", "--fit", "fill"] + Self.options, in: folder)
    #expect(run.status == 73)
    #expect(
      run.errors
        .hasSuffix(
          "Launch/\(file): error: cannot be written (it is a directory); choose another "
            + "--output\n"))
    #expect(try folder.tree() == before)
  }

  @Test func aFileWhereTheCatalogBelongs() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("Launch")
    try folder.write("Launch/LaunchAssets.xcassets", Data([1]))
    let run = try await Launchgen.run(
      ["screen", "art.png", "-q"] + Self.options, in: folder)
    #expect(run.status == 73)
    #expect(try folder.tree() == ["Launch", "Launch/LaunchAssets.xcassets", "art.png"])
  }

  @Test func theArtworkIsNotReplaced() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(String(Self.imageSet.dropLast()))
    let path = Self.imageSet + "LaunchArtwork.png"
    try folder.write(path, Artwork.landscape)
    let run = try await Launchgen.run(["screen", path] + Self.options, in: folder)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("\(path): error: is an input of this run, and would be replaced"))
    #expect(try folder.read(path) == Artwork.landscape)
  }
}
