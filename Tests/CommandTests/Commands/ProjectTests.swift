import Foundation
import TestSupport
import Testing

/// Xcode projects as arguments of commands.
@Suite struct ProjectTests {
  private static let small = ["--screens", "480", "--scales", "2", "--compression", "fast"]
  private static let landscape =
    "INFOPLIST_KEY_UISupportedInterfaceOrientations = "
    + "\"UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\""
  private static let check = ["check", "--disable", "launch-screen-plain"]
  private static let generated = XcodeProjectText(
    XcodeProjectText.Target(
      "Game",
      [
        "GENERATE_INFOPLIST_FILE = YES", landscape,
        "INFOPLIST_KEY_UILaunchScreen_Generation = YES", "IPHONEOS_DEPLOYMENT_TARGET = 14.0",
      ]))

  @Test(arguments: [
    ["Game.xcodeproj"], ["Game.xcodeproj/"], ["."],
    ["Game.xcodeproj", "--target-name", "Game", "--configuration", "Debug"],
  ])
  func checks(_ arguments: [String]) async throws {
    let folder = try Self.folder(
      Self.generated.with {
        $0.targets[0].settings[1] = Self.landscape.replacing("LandscapeLeft", with: "Sideways")
      })
    let run = try await Launchgen.run(Self.check + arguments, in: folder)
    #expect(run.status == 0)
    let names = arguments.count == 1 ? "Debug and Release" : "Debug"
    #expect(run.output.hasPrefix("Game.xcodeproj/project.pbxproj:"))
    #expect(
      run.output.contains(
        ": warning: Game (\(names)): 'UIInterfaceOrientationSideways' in "
          + "UISupportedInterfaceOrientations is ignored"))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func cleanProjects() async throws {
    let folder = try Self.folder(Self.generated)
    let run = try await Launchgen.run(Self.check + ["Game.xcodeproj"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "Game.xcodeproj: no findings\n")
  }

  @Test func damagedProjects() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Game.xcodeproj/project.pbxproj", "{\n objects = {\n".utf8)
    for command in ["check", "explain"] {
      let run = try await Launchgen.run([command, "Game.xcodeproj"], in: folder)
      #expect(run.status == 65)
      #expect(
        run.errors
          == "Game.xcodeproj/project.pbxproj:3: error: is not a usable project (it ends inside the "
          + "dictionary that begins on line 2); fix it, or restore an earlier copy\n")
    }
    try folder.write("App/Info.plist", InfoPlists.xml(["LandscapeRight"]))
    let run = try await Launchgen.run(["check", "."], in: folder)
    #expect(run.status == 65)
    #expect(run.output.contains("Game.xcodeproj/project.pbxproj:3: error: is not a usable project"))
    #expect(run.errors.contains("App/Info.plist: no findings"))
  }

  /// A project with a second target, `Lite`, that launches in another orientation.
  private static func folder(withLite orientation: String) throws -> TemporaryFolder {
    try folder(
      generated.with {
        var lite = $0.targets[0]
        lite.name = "Lite"
        lite.settings[1] =
          "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientation\(orientation)"
        $0.targets.append(lite)
      })
  }

  @Test func explainsATarget() async throws {
    let folder = try Self.folder(withLite: "Portrait")
    let phone = ["--device", "iPhone 8", "--ios", "14.0"]
    let one = try await Launchgen.run(
      ["explain", "Game.xcodeproj", "--target-name", "Game"] + phone, in: folder)
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("DEVICES"))
    #expect(one.output.contains("landscape-left"))
    let all = try await Launchgen.run(["explain", "Game.xcodeproj"] + phone, in: folder)
    #expect(all.output.contains("Game.xcodeproj, Lite, Release:\nDEVICES"))
    for arguments in [["explain", "Game.xcodeproj"], ["explain", "."], ["check", "."]] {
      let none = try await Launchgen.run(arguments + ["--target-name", "None"], in: folder)
      #expect(none.status == 66)
      #expect(none.errors.contains("has no application target 'None' (it has Game, Lite)"))
    }
    let other = try await Launchgen.run(["check", ".", "--configuration", "None"], in: folder)
    #expect(other.status == 66 && other.errors.contains("has no configuration 'None'"))
  }

  /// What is not known is not explained.
  @Test func unknownOrientations() async throws {
    let folder = try Self.folder(
      Self.generated.with {
        $0.targets[0].settings[1] = "INFOPLIST_KEY_UISupportedInterfaceOrientations = \"$(SIDES)\""
      })
    let check = try await Launchgen.run(Self.check + ["Game.xcodeproj"], in: folder)
    #expect(check.status == 0)
    #expect(check.output.contains("is unknown (nothing in the project defines $(SIDES))"))
    #expect(check.output.split(separator: "\n").count == 1)
    for command in [
      ["explain", "Game.xcodeproj"], ["build", "art.png", "--info-plist", "Game.xcodeproj"],
    ] {
      let run = try await Launchgen.run(command, in: folder)
      #expect(run.status == 65)
      #expect(run.errors.contains("$(SIDES)"))
    }
  }

  @Test func buildTakesTheOrientation() async throws {
    let folder = try Self.folder(Self.generated)
    let run = try await Launchgen.run(
      ["build", "art.png", "--info-plist", "Game.xcodeproj", "--dry-run"] + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("counterclockwise"))
  }

  /// The orientation stands in a setting, the entries go into the file.
  @Test func buildMergesIntoTheInfoPlistOfATarget() async throws {
    let folder = try Self.folder(
      Self.generated.with { $0.targets[0].settings.append("INFOPLIST_FILE = App/Info.plist") })
    try folder.write("App/Info.plist", InfoPlists.xml([]))
    for arguments in [
      ["--merge", "Game.xcodeproj"],
      ["--merge", "App/Info.plist", "--info-plist", "Game.xcodeproj"],
    ] {
      let run = try await Launchgen.run(
        ["build", "art.png", "--dry-run"] + arguments + Self.small, in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("counterclockwise"))
      #expect(run.output.contains("+++ App/Info.plist"))
    }
    let none = try await Launchgen.run(
      ["build", "art.png", "--merge", "Game.xcodeproj"], in: Self.folder(Self.generated))
    #expect(none.status == 65)
    #expect(none.errors.contains("has no Info.plist to write into"))
  }

  /// TN2244 wants the asset catalog disabled next to the entries that a merge writes.
  @Test(arguments: [true, false])
  func aMergeBesideALaunchImageSet(_ isSet: Bool) async throws {
    let folder = try Self.folder(
      Self.generated.with {
        $0.targets[0].settings.append("INFOPLIST_FILE = App/Info.plist")
        $0.targets[0].settings.append(
          "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = \(isSet ? "Launch" : "\"\"")")
        $0.targets[0].resources = ["App/Images.xcassets"]
      })
    try folder.write("App/Info.plist", InfoPlists.xml([]))
    try folder.write(
      "App/Images.xcassets/Launch.launchimage/Contents.json", "{\"images\" : []}".utf8)
    let run = try await Launchgen.run(
      ["build", "art.png", "--merge", "Game.xcodeproj"] + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("is still set in 2 configurations (TN2244") == isSet)
  }

  @Test("a merge makes the images members of the target; a second one changes nothing")
  func buildMakesMembers() async throws {
    let folder = try Self.folder(
      Self.generated.with { $0.targets[0].settings.append("INFOPLIST_FILE = App/Info.plist") })
    try folder.write("App/Info.plist", InfoPlists.xml([]))
    let build =
      ["build", "art.png", "--merge", "Game.xcodeproj", "--output", "App/Launch"] + Self.small
    let project = "Game.xcodeproj/project.pbxproj"
    #expect(try await Launchgen.run(build, in: folder).status == 0)
    let edited = try folder.read(project)
    let text = String(decoding: edited, as: UTF8.self)
    #expect(text.contains("Default-iOS7@2x.png in Resources"))
    #expect(!text.contains("UILaunchImages.plist"))
    let check = try await Launchgen.run(["check", "Game.xcodeproj"], in: folder)
    #expect(!check.output.contains("is not a member"))
    #expect(try await Launchgen.run(build, in: folder).status == 0)
    #expect(try folder.read(project) == edited)
    let other = try await Launchgen.run(
      build + ["--screens", "568", "--prune", "--replace"], in: folder)
    #expect(other.status == 0)
    let pruned = String(decoding: try folder.read(project), as: UTF8.self)
    #expect(pruned.contains("Default-iOS7-568h@2x.png in Resources"))
    #expect(!pruned.contains("/* Default-iOS7@2x.png"))
  }

  @Test("a file that cannot be a member stops a build before it writes") func refusedMembers()
    async throws
  {
    let image = "Other/Default-iOS7@2x.png"
    let folder = try Self.folder(
      Self.generated.with {
        $0.targets[0].settings.append("INFOPLIST_FILE = App/Info.plist")
        $0.targets[0].resources = [image]
      })
    try folder.write("App/Info.plist", InfoPlists.xml([]))
    try folder.write(image, Artwork.portrait)
    let before = try folder.tree()
    let run = try await Launchgen.run(
      ["build", "art.png", "--merge", "Game.xcodeproj"] + Self.small, in: folder)
    #expect(run.status == 65)
    #expect(run.errors.contains("Default-iOS7@2x.png"), "\(run.errors)")
    #expect(try folder.tree() == before)
  }

  @Test func targetsThatDiffer() async throws {
    let folder = try Self.folder(withLite: "LandscapeRight")
    let arguments =
      ["build", "art.png", "--info-plist", "Game.xcodeproj", "--dry-run"] + Self.small
    let both = try await Launchgen.run(arguments, in: folder)
    #expect(both.status == 65)
    #expect(both.errors.contains("choose one with --target-name"))
    let one = try await Launchgen.run(arguments + ["--target-name", "Lite"], in: folder)
    #expect(one.status == 0)
  }

  private static func folder(_ project: XcodeProjectText) throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    return folder
  }
}
