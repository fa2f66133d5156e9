import Foundation
import TestSupport
import Testing

/// Outputs that must not be written: each command refuses them before it writes anything.
@Suite struct OutputRefusalTests {
  private static let quick = ["--compression", "fast", "-q"]

  private static func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for file in try folder.files(below: ".") { files[file] = try folder.read(file) }
    return files
  }

  /// A folder with artworks, an app, a launchgen.json and a file that somebody has written.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("dark.png", Artwork.landscape)
    try folder.write("App/Info.plist", InfoPlists.xml(["LandscapeRight"]))
    try folder.write(
      "options.json", Data(#"{"apps": [{"id": "red", "artwork": "art.png"}]}"#.utf8))
    try folder.write("mine", Data("mine\n".utf8))
    try FileManager.default.linkItem(
      atPath: folder.path("art.png"), toPath: folder.path("hard.png"))
    return folder
  }

  @Test(
    "a file that is read, another output, or somebody's file",
    arguments: [
      ("build art.png --depfile art.png", 64), ("build art.png --depfile hard.png --replace", 64),
      ("build art.png --depfile ./App/../art.png --dry-run", 64),
      ("screen art.png -o Launch --dark dark.png --depfile dark.png", 64),
      ("screen art.png -o Launch --depfile Launch/LaunchScreen.storyboard", 64),
      ("screen art.png -o Launch --depfile mine", 73),
      ("make --config options.json --depfile options.json", 64),
      ("make --config options.json --depfile art.png --replace", 64),
      ("make --config options.json --depfile LaunchImages/UILaunchImages.plist", 1),
      ("make --config options.json --depfile mine", 73),
      ("build art.png --merge App --depfile App/Info.plist", 64),
      ("build art.png --depfile LaunchImages/Default-iOS7@2x.png --replace", 64),
      ("build art.png --depfile LaunchImages/UILaunchImages.plist", 64),
      ("build art.png --preview --depfile LaunchImages/LaunchPreview.html", 64),
      ("build art.png --depfile LaunchImages/.launchgen-record", 64),
      ("build art.png --depfile mine", 73), ("build art.png --depfile App", 73),
      ("build art.png --depfile mine --dry-run", 73), ("build art.png --depfile /dev/null", 73),
      ("build art.png --depfile /dev/stdout", 73),
      ("pwa art.png --depfile art.png", 64), ("pwa art.png --depfile mine", 73),
      ("pwa art.png --depfile WebApp/apple-splash.html", 64),
      ("check App --write-baseline App/Info.plist", 73), ("check --write-baseline mine", 73),
      ("check --fix --write-baseline /dev/null", 73),
      ("xcode-phase --file-lists lists build art.png", 73),
    ])
  func refused(_ words: String, _ status: Int32) async throws {
    let folder = try Self.folder()
    try folder.write("lists/LaunchImages-outputs.xcfilelist", Data("mine\n".utf8))
    let before = try Self.contents(folder)
    let arguments = words.split(separator: " ").map(String.init)
    let isBuild = ["build", "make", "pwa", "screen"].contains(arguments[0])
    let run = try await Launchgen.run(arguments + (isBuild ? Self.quick : []), in: folder)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errorLines.count == 1)
    #expect(try Self.contents(folder) == before)
  }

  @Test func theDepfileOfSeveralAppsIsNoInputOfAnyOfThem() async throws {
    let apps = try AppFolder(["red", "blue"], configuration: AppFolder.glob)
    let before = try Self.contents(apps.folder)
    for path in ["brands/blue/art.png", "launchgen.json"] {
      let run = try await apps.run(["make", "--depfile", path, "--replace"])
      #expect(run.status == 64, "\(run.errors)")
      #expect(try Self.contents(apps.folder) == before)
    }
  }

  @Test func depfilesAndBaselinesAndListsTakeTheirOwnPlaces() async throws {
    let folder = try Self.folder()
    for _ in 0..<2 {
      let more = ["--depfile", "d", "--merge", "App"]
      let build = ["build", "art.png"]
      for command in [build + more + Self.quick, ["xcode-phase"] + build] {
        let run = try await Launchgen.run(command, in: folder)
        #expect(run.status == 0, "\(run.errors)")
      }
      let run = try await Launchgen.run(["check", "App", "--write-baseline", "b"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    try folder.write("d", Data("mine\n".utf8))
    let replaced = try await Launchgen.run(
      ["build", "art.png", "--depfile", "d", "--replace"] + Self.quick, in: folder)
    #expect(replaced.status == 0)
    #expect(try folder.read("d") != Data("mine\n".utf8))
  }

  @Test("import writes no artwork over a drawing")
  func importing() async throws {
    let built = try await BuiltFolder()
    try built.folder.write("drawn.png", Artwork.portrait)
    let command = ["import", "LaunchImages", "--orientation", "landscape-right", "-o", "drawn.png"]
    let refused = try await Launchgen.run(command, in: built.folder)
    #expect(refused.status == 73)
    #expect(refused.errors.contains("use --replace, or another --output"))
    #expect(try built.folder.read("drawn.png") == Artwork.portrait)
    let replaced = try await Launchgen.run(command + ["--replace"], in: built.folder)
    #expect(try built.folder.read("drawn.png") != Artwork.portrait)
    let again = try await Launchgen.run(command, in: built.folder)
    #expect(again.errors.contains("up to date"))
    #expect([replaced.status, again.status] != [73, 73])
  }

  private static func lock(_ names: [String], in folder: TemporaryFolder) throws {
    for name in names {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: folder.path(name))
    }
  }

  @Test("a read-only Info.plist is not edited, not even in a dry run")
  func readOnlyInfoPlist() async throws {
    let folder = try Self.folder()
    let list = String(decoding: InfoPlists.xml(["LandscapeRight"]), as: UTF8.self)
    try folder.write(
      "App/Info.plist",
      list.replacing(
        "</dict>", with: "<key>UIRequiresFullScreen</key><string>YES</string></dict>"
      ).utf8)
    try Self.lock(["App/Info.plist"], in: folder)
    let before = try Self.contents(folder)
    let commands = [
      ["merge", "App"], ["merge", "App", "--replace"], ["merge", "App", "--dry-run"],
      ["check", "App", "--fix"], ["check", "App", "--fix", "--dry-run"],
      ["build", "art.png", "--merge", "App"], ["build", "art.png", "--merge", "App", "--dry-run"],
    ]
    for command in commands {
      let run = try await Launchgen.run(command, in: folder)
      #expect(run.status == 73, "\(command): \(run.errors)")
      #expect(
        run.errors.hasSuffix(
          "App/Info.plist: error: cannot be written (it is read-only); check it out or run "
            + "'chmod u+w'\n"))
      #expect(try Self.contents(folder) == before)
    }
  }

  @Test("read-only files of a build are in the way only if they would change")
  func readOnlyImages() async throws {
    let built = try await BuiltFolder(["--no-record"])
    let files = try built.files()
    try Self.lock(files.map { "LaunchImages/" + $0 }, in: built.folder)
    let build = ["build", "art.png", "--no-record"] + Self.quick
    let same = try await Launchgen.run(build, in: built.folder)
    #expect(same.status == 0, "\(same.errors)")
    #expect(try await Launchgen.run(build + ["--dry-run"], in: built.folder).status == 0)

    try built.folder.write("art.png", Artwork.png(width: 100, height: 60))
    let before = try Self.contents(built.folder)
    for more in [[], ["--dry-run"]] {
      let refused = try await Launchgen.run(build + more, in: built.folder)
      #expect(refused.status == 73, "\(more): \(refused.errors)")
      #expect(
        refused.errors.contains(
          ": error: cannot be written (it is read-only); check it out or run 'chmod u+w', or use "
            + "--replace"))
      #expect(try Self.contents(built.folder) == before)
    }
    // A check has nothing to write.
    let check = try await Launchgen.run(build + ["--check"], in: built.folder)
    #expect(check.status == 1, "\(check.errors)")
    #expect(try await Launchgen.run(build + ["--replace"], in: built.folder).status == 0)
    #expect(try Self.contents(built.folder) != before)
  }

  @Test("screen writes over no artwork, and over no read-only file without --replace")
  func screen() async throws {
    let folder = try ScreenTests.folder()
    let picture = "App/Assets.xcassets/LaunchArtwork.imageset/LaunchArtwork.png"
    try folder.write(picture, Artwork.landscape)
    try FileManager.default.removeItem(atPath: folder.path("art.png"))
    try FileManager.default.linkItem(
      atPath: folder.path(picture), toPath: folder.path("art.png"))
    let before = try Self.contents(folder)
    let screen = ["Game.xcodeproj"] + Self.quick
    for artwork in [picture, "art.png"] {
      for more in [["--replace"], ["--replace", "--dry-run"], ["--logo", artwork, "--replace"]] {
        let run = try await Launchgen.run(["screen", artwork] + screen + more, in: folder)
        #expect(run.status == 64, "\(run.errors)")
        #expect(run.errors.contains("is an input of this run"))
        #expect(try Self.contents(folder) == before)
      }
    }
  }

  @Test(
    arguments: [
      ScreenTests.storyboard, "Game.xcodeproj/project.pbxproj", "App/Info.plist",
      ".launchgen-screen.json",
    ])
  func readOnlyFilesOfAProjectAreNotReplaced(_ file: String) async throws {
    let folder = try ScreenTests.folder()
    // Another artwork than the first changes every file that is locked.
    let screen = ["screen", "art.png", "Game.xcodeproj"] + Self.quick
    let isRecord = file.hasPrefix(".")
    if isRecord {
      #expect(try await Launchgen.run(screen + ["--replace"], in: folder).status == 0)
      try folder.write("art.png", Artwork.square)
    } else if file.hasSuffix(".plist") {
      let list = String(decoding: try folder.read(file), as: UTF8.self)
      let key = "<key>UILaunchStoryboardName</key><string>LaunchScreen</string>"
      try folder.write(file, list.replacing(key, with: "").utf8)
    } else if file.hasSuffix(".pbxproj") {
      let project = XcodeProjectText(
        XcodeProjectText.Target(
          "Game", ["INFOPLIST_FILE = App/Info.plist"], resources: [ScreenTests.storyboard]))
      try folder.write(file, project.text.utf8)
    }
    try Self.lock([file], in: folder)
    let before = try Self.contents(folder)
    for command in isRecord ? [screen, ["screen", "--remove"]] : [screen] {
      for more in [[], ["--dry-run"]] {
        let run = try await Launchgen.run(command + more, in: folder)
        #expect(run.status == 73, "\(command + more): \(run.errors)")
        #expect(try Self.contents(folder) == before)
      }
    }
    let replaced = try await Launchgen.run(screen + ["--replace"], in: folder)
    #expect(replaced.status == 0, "\(replaced.errors)")
  }
}
