import Foundation
import TestSupport
import Testing

/// Files that launchgen did not make are only replaced with --replace, by every command in the same
/// words.
@Suite struct ForeignFileTests {
  private static let mine = Data("mine\n".utf8)

  @Test(
    arguments: [
      (["screen", "art.png", "-o", "Launch"], "Launch/LaunchScreen.storyboard"),
      (["screen", "art.png", "-o", "."], "LaunchScreen.plist"),
      (["screen", "art.png", "-o", "Launch", "--preview"], "Launch/LaunchPreview.html"),
      (["build", "art.png", "--preview"], "LaunchImages/LaunchPreview.html"),
      (["build", "art.png"], "LaunchImages/UILaunchImages.plist"),
      (["preview", "art.png"], "LaunchPreview.html"),
      (["preview", "art.png", "--png", "sheet.png"], "sheet.png"),
      (["pwa", "art.png"], "WebApp/apple-splash.html"),
      (["pwa", "art.png"], "WebApp/apple-splash.webmanifest"),
      (["template", "landscape-app", "--output", "Code"], "Code/AppDelegate.swift"),
    ])
  func refused(_ arguments: [String], _ file: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write(file, Self.mine)
    let quick = arguments[0] == "template" ? [] : ["--quiet", "--compression", "fast"]
    let before = try folder.tree()
    let run = try await Launchgen.run(arguments + quick, in: folder)
    #expect(run.status == 73)
    let path = arguments.contains(".") ? "./" + file : file
    #expect(
      run.errors.hasSuffix(
        "\(path): error: already exists and differs (launchgen did not make it, or it was edited); use "
          + "--replace, or another \(arguments[0] == "preview" ? "file" : "--output")\n"),
      "\(run.errors)")
    #expect(try folder.tree() == before)
    #expect(try folder.read(file) == Self.mine)
    for _ in 0..<2 {
      #expect(try await Launchgen.run(arguments + ["--replace"] + quick, in: folder).status == 0)
      #expect(try folder.read(file) != Self.mine)
    }
    // From then on it is launchgen's own.
    #expect(try await Launchgen.run(arguments + quick, in: folder).status == 0)
  }

  @Test("a page of 'preview' takes the place of one of 'build --preview', and the other way round")
  func pages() async throws {
    let built = try await BuiltFolder(["--preview"])
    for _ in 0..<2 {
      let page = "LaunchImages/LaunchPreview.html"
      let run = try await Launchgen.run(
        ["preview", "art.png", "--compression", "fast", "-o", page], in: built.folder)
      #expect(run.status == 0)
      _ = try await built.build(["--preview"])
    }
  }

  @Test(
    "a page in the way stops a launch screen before the app changes",
    arguments: [[], ["--dry-run"], ["--list-outputs", "paths"]])
  func pageOfAnApp(options: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeRight"]))
    try folder.write("LaunchPreview.html", Self.mine)
    let before = try Snapshot(folder)
    let screen =
      ["screen", "art.png", "Info.plist", "--preview", "--compression", "fast"] + options
    let run = try await Launchgen.run(screen, in: folder)
    #expect(run.status == 73)
    #expect(run.errors.contains("LaunchPreview.html: error: already exists and differs"))
    #expect(try Snapshot(folder) == before)
    let again = try await Launchgen.run(screen + ["--replace"], in: folder)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try (folder.read("LaunchPreview.html") == Self.mine) == !options.isEmpty)
    let listsFiles = options.first == "--list-outputs"
    #expect(again.output.hasSuffix("\nLaunchPreview.html\n") == listsFiles, "\(again.output)")
  }

  @Test("--check says that a run would stop")
  func check() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let screen = ["screen", "art.png", "--compression", "fast", "-o", "Launch"]
    #expect(try await Launchgen.run(screen, in: folder).status == 0)
    try folder.write("Launch/LaunchScreen.storyboard", Self.mine)
    let run = try await Launchgen.run(screen + ["--check"], in: folder)
    #expect(run.status == 73)
    #expect(run.errors.contains("already exists and differs"))
  }

  @Test("of several apps, those with nothing in the way are built; launchgen.json has the option")
  func apps() async throws {
    let apps = try AppFolder(["red", "blue"], configuration: AppFolder.glob)
    let file = "brands/red/LaunchImages/UILaunchImages.plist"
    try apps.folder.write(file, Self.mine)
    let run = try await apps.run(["make"])
    #expect(run.status == 1)
    #expect(run.errorLines.contains("2 apps: 1 built, 1 failed"))
    try apps.folder.write(
      "launchgen.json",
      Data(AppFolder.glob.replacing("\"output\"", with: "\"replace\": true, \"output\"").utf8))
    let again = try await apps.run(["make"])
    #expect(again.errorLines.contains("2 apps: 1 built, 1 up to date"))
    #expect(try apps.folder.read(file) != Self.mine)
  }
}
