import Foundation
import TestSupport
import Testing

@Suite struct LaunchScreenTests {
  private static let small = ["--screens", "480", "--scales", "2", "--compression", "fast"]
  private static let imageSet = "LaunchImages/LaunchAssets.xcassets/LaunchArtwork.imageset/"

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
      ["build", "art.png", "--background", "#36C", "--launch-file", kind] + Self.small, in: folder)
    #expect(run.status == 0)
    let golden = Golden("launch-file-\(kind)-messages")
    #expect(try golden.difference(from: run.errorsWithoutSizes) == nil)
    let text = String(decoding: try folder.read("LaunchImages/" + file), as: UTF8.self)
    #expect(text.contains(color))
  }

  /// The kind comes after "=" or not, before the artwork or after it.
  @Test(
    arguments: [
      (["art.png", "--launch-file", "storyboard"], "UILaunchStoryboardName"),
      (["--launch-file", "storyboard", "art.png"], "UILaunchStoryboardName"),
      (["--launch-file=storyboard", "--fit", "fill", "art.png"], "UILaunchStoryboardName"),
      (["art.png", "--launch-file", "ui-launch-screen"], "UILaunchScreen"),
      (["--launch-file", "ui-launch-screen", "art.png"], "UILaunchScreen"),
      (["--launch-file=ui-launch-screen", "-q", "art.png"], "UILaunchScreen"),
      (["--launch-file=ui-launch-screen", "art.png"], "UILaunchScreen"),
      (["art.png"], nil),
    ] as [([String], String?)])
  func kinds(_ arguments: [String], _ key: String?) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "--dry-run", "--json"] + arguments, in: folder)
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
        ["art.png", "--launch-file=nib"],
        "The value 'nib' is invalid for '--launch-file <kind>'. Please provide one of "
          + "'storyboard' and 'ui-launch-screen'."
      ),
      (
        ["art.png", "--launch-file", "storyboard", "b.png"],
        "Unexpected argument 'b.png'\nA build takes one artwork. For dark mode, use '--dark'; for "
          + "several apps, 'launchgen init'."
      ),
    ])
  func wrongUsage(_ arguments: [String], _ message: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["build"] + arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
    #expect(try folder.tree() == ["art.png"])
  }

  @Test func buildJSON() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--launch-file", "storyboard", "--json"] + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(try Golden("launch-screen-json").difference(from: run.outputWithoutSizes) == nil)
    let file = try folder.read(Self.imageSet + "LaunchArtwork.png")
    #expect(run.output.contains("\"bytes\" : \(file.count),"))
  }

  @Test func dryRun() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--launch-file", "storyboard", "--position", "left", "--dry-run"]
        + Self.small,
      in: folder)
    #expect(run.status == 0)
    #expect(try Golden("launch-screen-dry-run").difference(from: run.output) == nil)
    #expect(!run.errors.contains("is centered"))
    let screen = try await Launchgen.run(
      ["build", "art.png", "--launch-file", "ui-launch-screen", "--position", "left", "--dry-run"]
        + Self.small, in: folder)
    #expect(
      screen.errorLines.contains(
        "art.png: warning: is centered in the launch screen (UILaunchScreen has no position); use "
          + "--launch-file storyboard, which can place it"))
    #expect(try folder.tree() == ["art.png"])
  }

  @Test(
    "the plan of a launch screen alone names the focus if it is kept",
    arguments: [
      (["art.png", "--launch-file", "storyboard"], "cover, focus 20%,50%,"),
      (["art.png", "--launch-file", "ui-launch-screen"], "cover,"),
    ])
  func focus(_ arguments: [String], _ words: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "--only", "launch-file", "--focus", "20%,50%", "--dry-run"] + arguments, in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("art.png: 80x48, \(words) into LaunchImages\n"))
  }

  /// The last files but one, and the folders above them: nothing of the others stays.
  @Test(
    arguments: [
      "LaunchScreen.storyboard", "LaunchScreen.plist", "LaunchAssets.xcassets/Contents.json",
      "LaunchAssets.xcassets/LaunchArtwork.imageset/LaunchArtwork.png",
    ])
  func aFolderInTheWay(_ file: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("LaunchImages/" + file)
    let before = try folder.tree()
    let run = try await Launchgen.run(
      ["build", "art.png", "--launch-file", "storyboard", "-q", "--fit", "fill"] + Self.small,
      in: folder)
    #expect(run.status == 73)
    #expect(
      run.errors
        .hasSuffix(
          "LaunchImages/\(file): error: cannot be written (it is a directory); choose another "
            + "--output\n"))
    #expect(try folder.tree() == before)
  }

  @Test func aFileWhereTheCatalogBelongs() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("LaunchImages")
    try folder.write("LaunchImages/LaunchAssets.xcassets", Data([1]))
    let run = try await Launchgen.run(
      ["build", "art.png", "--launch-file", "storyboard", "-q"] + Self.small, in: folder)
    #expect(run.status == 73)
    #expect(
      try folder.tree() == ["LaunchImages", "LaunchImages/LaunchAssets.xcassets", "art.png"])
  }

  @Test func theArtworkIsNotReplaced() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(String(Self.imageSet.dropLast()))
    let path = Self.imageSet + "LaunchArtwork.png"
    try folder.write(path, Artwork.landscape)
    let run = try await Launchgen.run(
      ["build", path, "--launch-file", "storyboard"] + Self.small, in: folder)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("\(path): error: is an input of this run, and would be replaced"))
    #expect(try folder.read(path) == Artwork.landscape)
  }

  @Test func mergesImagesAndKey() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("Info.plist", InfoPlists.xml(["LandscapeRight"]))
    let run = try await Launchgen.run(
      [
        "build", "art.png", "--launch-file", "storyboard", "--merge", "Info.plist", "--dry-run",
        "-q",
      ]
        + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(try Golden("launch-screen-merge-dry-run").difference(from: run.output) == nil)
    let build = try await Launchgen.run(
      ["build", "art.png", "--launch-file", "storyboard", "--merge", "Info.plist"] + Self.small,
      in: folder)
    #expect(build.status == 0)
    #expect(
      build.errors.contains(
        "Info.plist: UILaunchImages and UILaunchStoryboardName written, for images made for "
          + "landscape-right\n"))
    let again = try await Launchgen.run(
      ["merge", "Info.plist", "--launch-file", "storyboard", "--screens", "480"], in: folder)
    #expect(again.status == 0)
    #expect(again.errors.hasPrefix("Info.plist: nothing to change,"))
  }

  @Test func anotherLaunchScreenStopsTheBuild() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let list = Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationLandscapeRight</string></array>
      <key>UILaunchStoryboardName</key><string>Splash</string>
      </dict></plist>
      """.utf8)
    try folder.write("Info.plist", list)
    let run = try await Launchgen.run(
      ["build", "art.png", "--launch-file", "storyboard", "--merge", "Info.plist"] + Self.small,
      in: folder)
    #expect(run.status == 65)
    #expect(
      run.errors
        == "Info.plist:5: error: already has UILaunchStoryboardName with another value; use --replace "
        + "to replace it, or --replace --dry-run to see the difference first\n")
    #expect(try folder.tree() == ["Info.plist", "art.png"])
    #expect(try folder.read("Info.plist") == list)
  }
}
