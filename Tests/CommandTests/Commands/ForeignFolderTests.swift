import Foundation
import TestSupport
import Testing

/// Folders with code of others, and with what builds make.
@Suite struct ForeignFolderTests {
  private static let hero = Artwork.png(width: 1200, height: 700)
  private static let others = ["node_modules/lib/example", "ios/Pods/Lib/Example"]

  private static func project(_ infoPlist: String) -> Data {
    let target = XcodeProjectText.Target(
      "Game", ["INFOPLIST_FILE = \(infoPlist)", "PRODUCT_BUNDLE_IDENTIFIER = com.example.game"])
    return Data(XcodeProjectText(target).text.utf8)
  }

  /// An app with a fault that `--fix` corrects, a launch image and an artwork.
  private static func writeApp(_ name: String, in folder: TemporaryFolder) throws {
    try folder.write(name + "/App.xcodeproj/project.pbxproj", project("App/Info.plist"))
    try folder.write(
      name + "/App/Info.plist",
      InfoPlists.app(["LandscapeRight"], ["Default-568h.png 7.0 Landscape 320 568"]))
    try folder.write(
      name + "/App/Default-568h@2x.png", Artwork.png(width: 640, height: 1136))
    try folder.write(name + "/hero.png", hero)
  }

  /// The folder of a React Native app, with apps of others.
  private static func folder(_ others: [String] = others, hasApp: Bool = true) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    if hasApp { try writeApp("ios", in: folder) }
    for other in others { try writeApp(other, in: folder) }
    try folder.write("art.png", hero)
    return folder
  }

  @Test(arguments: ["check", "explain"])
  func listsThatNoTargetUsesAreNamed(_ command: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Game.xcodeproj/project.pbxproj",
      XcodeProjectText(XcodeProjectText.Target("Game", ["INFOPLIST_FILE = Info.plist"])).text.utf8)
    for path in ["Info.plist", "Old/Info.plist"] {
      try folder.write(path, InfoPlistText.document("<key>UILaunchScreen</key><dict/>").utf8)
    }
    let run = try await Launchgen.run([command], in: folder)
    #expect(
      run.errorLines.filter { $0.contains("target") }
        == ["note: used by no target, and so judged alone: Old/Info.plist"])
  }

  private static let note =
    "note: left out: ios/Pods, node_modules (by their names: code of others, samples or builds); name a "
    + "folder to include it"

  @Test(
    "every command that searches leaves them out, and says so once",
    arguments: [
      ["check", "."], ["check"], ["check", "--format", "github"], ["check", "--format", "json"],
      ["check", ".", "--fix", "--dry-run"], ["check", "--fix"], ["explain", "."], ["explain"],
      ["preview", ".", "-o", "page.html"], ["import", ".", "--orientation", "landscape-right"],
      ["import", ".", "--json"], ["init", "--dry-run"], ["screen", "art.png", ".", "--dry-run"],
      ["screen", "art.png", "--quiet", "--compression", "fast"],
      ["merge", ".", "--replace", "--dry-run"],
    ])
  func aSearchLeavesThemOut(_ arguments: [String]) async throws {
    let folder = try Self.folder()
    let before = try Self.foreign(folder)
    let run = try await Launchgen.run(arguments, in: folder)
    #expect([0, 1].contains(run.status), "\(run.errors)")
    let lines = run.errorLines.filter { $0.contains("left out") }
    let isQuiet = arguments.contains("--quiet")
    #expect(lines == (isQuiet ? [] : [Self.note]), "\(run.errors)")
    let found = (run.output + run.errors).replacing(Self.note, with: "")
    for other in Self.others { #expect(!found.contains(other), "\(found)") }
    #expect(try Self.foreign(folder) == before)
  }

  private static func foreign(_ folder: TemporaryFolder) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for other in others {
      for file in try folder.files(below: other) {
        files[other + "/" + file] = try folder.read(other + "/" + file)
      }
    }
    return files
  }

  @Test("documents list them") func documents() async throws {
    let folder = try Self.folder()
    let check = try await Launchgen.run(["check", "--format", "json"], in: folder).document()
    #expect((check["leftOut"] as? [String])?.sorted() == ["ios/Pods", "node_modules"])
    let imported = try await Launchgen.run(["import", ".", "--json"], in: folder).document()
    let notes = try #require(imported["notes"] as? [String])
    #expect(notes.contains { $0.hasPrefix("left out: ") && $0.contains("ios/Pods") })
  }

  @Test("a folder that is named is searched", arguments: ["node_modules", "ios/Pods", others[1]])
  func aNamedFolderIsSearched(_ path: String) async throws {
    let folder = try Self.folder()
    let check = try await Launchgen.run(["check", path], in: folder)
    #expect(check.output.contains(path + "/") && !check.errors.contains("left out"))
    let explain = try await Launchgen.run(["explain", path], in: folder)
    #expect(explain.status == 0 && !explain.errors.contains("left out"), "\(explain.errors)")
    let run = try await Launchgen.run(["screen", "art.png", path, "--dry-run"], in: folder)
    #expect(run.status == 0 && run.output.contains(path + "/"), "\(run.errors)")
  }

  @Test(
    "a project that is only there is named in the error",
    arguments: [
      ["check", "."], ["explain"], ["preview", "."], ["screen", "art.png"], ["merge", "."],
    ])
  func onlyForeignApps(_ arguments: [String]) async throws {
    let folder = try Self.folder(["build/ios"], hasApp: false)
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == 66)
    #expect(
      run.errors.contains(
        ".: error: has no app outside of folders that are left out (there is "
          + "build/ios/App.xcodeproj); name it if it is yours"), "\(run.errors)")
    let named = try await Launchgen.run(
      ["check", "build/ios/App.xcodeproj", "--disable", "name-suffix"], in: folder)
    #expect([0, 1].contains(named.status))
  }

  @Test(
    "names that tools write in one way are known in any case; others may be an app's own",
    arguments: [
      ("Pods", true), ("pods", true), ("Carthage", true), ("node_modules", true),
      ("Node_Modules", true), ("DerivedData", true), ("SourcePackages", true), ("build", true),
      ("vendor", true), ("Build", false), ("Builds", false), ("Vendor", false), ("fastlane", false),
      ("platforms", false), ("cocos2d", false), ("Library", false), ("MyPods", false),
    ])
  func names(_ name: String, _ isForeign: Bool) async throws {
    let folder = try Self.folder(["\(name)/x"])
    let run = try await Launchgen.run(["check"], in: folder)
    #expect(run.errors.contains("left out: \(name) ") == isForeign, "\(run.errors)")
    #expect((run.output + run.errors).contains("\(name)/x") == !isForeign)
  }

  @Test("`**` in launchgen.json leaves them out, a name does not")
  func patterns() async throws {
    let folder = try TemporaryFolder()
    let places = ["a", "node_modules/b", "games/vendor/c", "build"]
    for place in places { try folder.write(place + "/art.png", Artwork.landscape) }
    for (pattern, ids, isNoted) in [
      ("**/*.png", ["a/art.png"], true), ("*/art.png", ["a", "build"], false),
      ("node_modules/**/*.png", ["node_modules/b/art.png"], false),
      ("**/vendor/*/art.png", ["games/vendor/c"], true),
    ] {
      let text =
        #"{"build": {\#(AppFolder.options), "output": "out/{id}"}, "#
        + #""apps": {"glob": "\#(pattern)"}}"#
      try folder.write("launchgen.json", text.utf8)
      let run = try await Launchgen.run(["make", "--list-outputs", "paths"], in: folder)
      let count = run.output.split(separator: "\n").filter { $0.hasSuffix(".png") }.count
      #expect(run.status == 0 && count == ids.count, "\(pattern): \(run.output)\(run.errors)")
      #expect(run.errors.contains("left out: ") == isNoted, "\(pattern): \(run.errors)")
    }
  }

  @Test("a build does not take the Info.plist of others for the app's")
  func buildsIgnoreThem() async throws {
    let folder = try TemporaryFolder.withArtwork()
    for name in ["Pods", "build"] {
      try folder.write(name + "/Info.plist", InfoPlists.xml(["LandscapeLeft"]))
    }
    let run = try await Launchgen.run(
      ["build", "art.png", "--screens", "480", "--scales", "2"], in: folder)
    #expect(run.status == 0 && !run.errors.contains("Info.plist:"), "\(run.errors)")
  }
}
