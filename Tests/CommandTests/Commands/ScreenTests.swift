import Foundation
import TestSupport
import Testing

/// `launchgen screen`, from artworks of any shape to what iOS shows.
@Suite struct ScreenTests {
  static let storyboard = "App/Base.lproj/LaunchScreen.storyboard"
  private static let project = XcodeProjectText(
    XcodeProjectText.Target(
      "Game", ["INFOPLIST_FILE = App/Info.plist", "TARGETED_DEVICE_FAMILY = \"1,2\""],
      resources: [storyboard, "App/Assets.xcassets"]))

  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Game.xcodeproj/project.pbxproj", Array(project.text.utf8))
    try folder.write(
      "App/Info.plist",
      Array(
        """
        <plist version="1.0"><dict>
        <key>CFBundlePackageType</key><string>APPL</string>
        <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationLandscapeRight</string></array>
        </dict></plist>
        """.utf8))
    try folder.write(
      storyboard,
      Array(
        "<document launchScreen=\"YES\"><scenes><scene/></scenes></document>\n".utf8))
    try folder.write("App/Assets.xcassets/Contents.json", Array("{}\n".utf8))
    try folder.write("art.png", Artwork.landscape)
    return folder
  }

  private static func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for file in try folder.files(below: ".") { files[file] = try folder.read(file) }
    return files
  }

  @Test func freshNames() async throws {
    let folder = try Self.folder()
    let before = try Self.contents(folder)
    func run(_ options: String...) async throws -> Launchgen {
      try await Launchgen.run(["screen"] + options + ["Game.xcodeproj"], in: folder)
    }
    #expect(try await run("art.png", "--replace").status == 0)
    try folder.write("art.png", Artwork.square)
    let fresh = try await run("art.png", "--fresh")
    #expect(fresh.status == 0, "\(fresh.errors)")
    let name = try #require(fresh.errors.firstMatch(of: /now shows (\S+)/)?.1)
    #expect(name.wholeMatch(of: /App\/LaunchScreen-[0-9a-f]{6}\.storyboard/) != nil)
    #expect(try folder.read(Self.storyboard) == before[Self.storyboard])
    let after = try Self.contents(folder)
    let again = try await run("art.png", "--fresh")
    #expect(again.errorLines.last == "Game: shows \(name); up to date", "\(again.errors)")
    #expect(try await run("art.png", "--fresh", "--check").status == 0)
    #expect(try await run("art.png", "--check").status == 0)
    #expect(try Self.contents(folder) == after)
    try folder.write("art.png", Artwork.landscape)
    #expect(try await run("art.png", "--fresh", "--check").status == 1)
    #expect(try await run("--remove", "--fresh").status == 64)
    #expect(try await run("--remove").status == 0)
    #expect(try Self.contents(folder) == before)
  }

  @Test(
    "artwork that is shaped otherwise than the app launches",
    arguments: [
      (["Portrait", "LandscapeRight"], Artwork.landscape, "Game launches into portrait"),
      (["LandscapeRight"], Artwork.portrait, "Game launches only in landscape"),
      (["LandscapeRight", "Portrait"], Artwork.portrait, nil),
      (["LandscapeRight"], Artwork.landscape, nil), (["Portrait"], Artwork.square, nil),
    ])
  func shapes(_ orientations: [String], _ artwork: Data, _ warning: String?) async throws {
    let folder = try Self.folder()
    try folder.write("App/Info.plist", InfoPlists.xml(orientations))
    try folder.write("art.png", artwork)
    let run = try await Launchgen.run(
      ["screen", "art.png", "Game.xcodeproj", "--replace", "--dry-run"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("is mostly cropped (it is ") == (warning != nil))
    if let warning { #expect(run.errors.contains(", and \(warning)")) }
  }

  @Test(
    "any shape is shown everywhere, and removed to the byte",
    arguments: [
      Artwork.landscape, Artwork.square, Artwork.portrait,
    ])
  func thereAndBack(_ artwork: Data) async throws {
    let folder = try Self.folder()
    try folder.write("art.png", artwork)
    let before = try Self.contents(folder)
    let screen = ["screen", "art.png", "Game.xcodeproj", "--compression", "fast"]
    let refused = try await Launchgen.run(screen, in: folder)
    #expect(refused.status == 73)
    #expect(
      refused.errorLines.last
        == "\(Self.storyboard): error: already exists and differs (launchgen did not make it, or it "
        + "was edited); look at the changes with --dry-run, then use --replace")
    #expect(try Self.contents(folder) == before)

    let dry = try await Launchgen.run(screen + ["--dry-run"], in: folder)
    #expect(dry.status == 73 && dry.errorLines.last == refused.errorLines.last)
    #expect(dry.output.contains("--- \(Self.storyboard)\n+++ \(Self.storyboard)\n"))
    #expect(try Self.contents(folder) == before)

    let run = try await Launchgen.run(screen + ["--replace"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "Game: \(Self.storyboard) (UILaunchStoryboardName) was rewritten in place\n"))
    let explained = try await Launchgen.run(["explain", "Game.xcodeproj"], in: folder)
    #expect(explained.status == 0)
    let check = try await Launchgen.run(["check", "Game.xcodeproj"], in: folder)
    #expect(check.status == 0)

    let again = try await Launchgen.run(screen, in: folder)
    #expect(again.errorLines.last == "Game: shows \(Self.storyboard); up to date")
    let removed = try await Launchgen.run(["screen", "--remove", "."], in: folder)
    #expect(removed.status == 0)
    #expect(removed.errors.hasSuffix("it shows \(Self.storyboard) (UILaunchStoryboardName)\n"))
    #expect(try Self.contents(folder) == before)
  }

  @Test("a dry run says first that the run would be refused")
  func refusal() async throws {
    let folder = try Self.folder()
    try folder.write("art.png", Artwork.landscape)
    let screen = ["screen", "art.png", "Game.xcodeproj", "--compression", "fast"]
    let made = try await Launchgen.run(screen + ["--background", "navy", "--replace"], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    try folder.write(Self.storyboard, folder.read(Self.storyboard) + Array("\n".utf8))
    let dry = try await Launchgen.run(screen + ["--dry-run"], in: folder)
    #expect(dry.status == 73)
    let lines = dry.errorLines
    let first = lines.firstIndex { $0.contains(": error: ") }
    let note = lines.firstIndex { $0.contains("uses --background #000080 again") }
    #expect(first.map { $0 < note ?? 0 } == true, "\(lines)")
  }

  @Test("a second file of the name is reported")
  func secondFile() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let files = ["App/LaunchScreen.storyboard", "App/Old/LaunchScreen.storyboard"]
    let project = XcodeProjectText(.init("Game", ["INFOPLIST_FILE = App/Info.plist"]))
      .with { $0.listed = files }
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    let key = "<key>UILaunchStoryboardName</key><string>LaunchScreen</string>"
    try folder.write(
      "App/Info.plist",
      "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string>\(key)</dict></plist>"
        .utf8)
    for file in files { try folder.write(file, "<document/>".utf8) }
    let run = try await Launchgen.run(["screen", "art.png", ".", "--replace"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "\(files[1]): warning: has the name of \(files[0]) (Xcode stops if the target gets both); ")
    )
  }

  @Test("artwork of the wrong shape is named before what follows from it")
  func shape() async throws {
    let folder = try Self.folder()
    try folder.write("art.png", Artwork.portrait)
    let run = try await Launchgen.run(
      ["screen", "art.png", "--replace", "--compression", "fast"], in: folder)
    #expect(run.status == 0)
    let warnings = run.errorLines.filter { $0.contains(": warning: ") }
    #expect(warnings.count > 1)
    #expect(
      warnings.first?.hasPrefix("art.png: warning: is mostly cropped (it is portrait") == true)
  }

  @Test("a logo alone, and the current folder") func logo() async throws {
    let folder = try Self.folder()
    let run = try await Launchgen.run(
      ["splash", "--logo", "art.png", "--background", "navy", "--replace"], in: folder)
    #expect(run.status == 0)
    #expect(try folder.files(below: ".").contains { $0.contains("LaunchArtwork.imageset") })
  }

  @Test(arguments: [
    (["screen"], "nothing to show; name the artwork: 'launchgen screen art.png'."),
    (["screen", "a.png", "b", "c"], "Unexpected argument 'c'"),
    (["screen", "--remove", "a", "b"], "too many paths; name the app."),
    (["screen", "a.png", ""], "a path is empty; name an artwork and an app."),
  ])
  func usage(_ arguments: [String], _ message: String) async throws {
    let run = try await Launchgen.run(arguments, in: Self.folder())
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
  }

  /// Flutter has a project for macOS next to the project for iOS.
  @Test("projects for other systems do not count", arguments: [true, false])
  func otherSystems(_ isDamaged: Bool) async throws {
    let folder = try Self.folder()
    let mac = Self.project.with {
      $0.settings = ["MACOSX_DEPLOYMENT_TARGET = 10.14", "SDKROOT = macosx"]
      $0.targets[0].settings.removeLast()
    }
    let text = isDamaged ? "{ objects" : mac.text
    try folder.write("Mac.xcodeproj/project.pbxproj", Array(text.utf8))
    let run = try await Launchgen.run(
      ["screen", "art.png", ".", "--replace", "--dry-run"], in: folder)
    #expect(run.status == (isDamaged ? 64 : 0), "\(run.errors)")
    #expect(run.errors.contains("has several projects") == isDamaged)
    #expect(run.output.contains("Game: ") == !isDamaged)
  }

  @Test(
    "folders without one app",
    arguments: [
      ("empty", 66, "has no Xcode project and no Info.plist; name the project"),
      ("two", 64, "has several projects"),
      ("Game.app", 66, "is built already"),
    ])
  func faults(_ path: String, _ status: Int32, _ text: String) async throws {
    let folder = try Self.folder()
    try folder.makeFolder("empty")
    try folder.makeFolder("Game.app")
    for name in ["a", "b"] {
      try folder.write("two/\(name).xcodeproj/project.pbxproj", Array(Self.project.text.utf8))
    }
    let run = try await Launchgen.run(["screen", "art.png", path], in: folder)
    #expect(run.status == status)
    #expect(run.errors.contains(text))
  }
}
