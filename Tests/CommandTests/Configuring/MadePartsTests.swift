import Foundation
import TestSupport
import Testing

/// `make`, of several things from one artwork.
@Suite struct MadePartsTests {
  private static let targets = ["Game", "Lite"]

  /// A project with two targets, each with an Info.plist of its own, and a launchgen.json.
  private static func folder(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let made = targets.map { name in
      XcodeProjectText.Target(
        name,
        ["INFOPLIST_FILE = \(name)/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER = com.example.\(name)"])
    }
    var project = XcodeProjectText()
    project.targets = made
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    for name in targets {
      try folder.write("\(name)/Info.plist", InfoPlists.xml(["LandscapeRight"]))
    }
    try folder.write("art.png", Artwork.png(width: 240, height: 140))
    try folder.write("launchgen.json", configuration.utf8)
    return folder
  }

  private static func app(_ name: String) -> String {
    """
    {"id": "\(name)", "artwork": "art.png",
     "screen": {"app": "Game.xcodeproj", "target-name": "\(name)", "background": "navy"},
     "build": {"output": "\(name)/LaunchImages", "merge": "Game.xcodeproj",
               "target-name": "\(name)", \(AppFolder.options)}}
    """
  }

  private static let both = "{\"apps\": [\(targets.map(app).joined(separator: ",\n"))]}"

  private static func make(
    _ folder: TemporaryFolder, _ more: String...
  ) async throws -> Launchgen {
    try await Launchgen.run(["make"] + more, in: folder)
  }

  private func documents(_ run: Launchgen) throws -> [[String: Any]] {
    try run.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("the files are those of the commands by hand, also of two targets of one project")
  func asByHand() async throws {
    let made = try Self.folder(Self.both)
    let run = try await Self.make(made, "--jobs", "8")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errorLines.contains("2 apps: 2 built"))
    let byHand = try Self.folder(Self.both)
    for name in Self.targets {
      let target = ["Game.xcodeproj", "--target-name", name]
      let screen = try await Launchgen.run(
        ["screen", "art.png"] + target + ["--background", "navy"], in: byHand)
      #expect(screen.status == 0, "\(screen.errors)")
      let build = try await Launchgen.run(
        ["build", "art.png", "--output", "\(name)/LaunchImages", "--merge"] + target
          + ["--compression", "fast", "--screens", "480", "--scales", "2"], in: byHand)
      #expect(build.status == 0, "\(build.errors)")
    }
    // Which target comes first decides the order in the project, and records have times.
    func files(_ folder: TemporaryFolder) throws -> [String: Data] {
      try Snapshot(folder).files.filter { !$0.key.contains("launchgen-") }
        .filter { !$0.key.hasSuffix(".pbxproj") }
    }
    #expect(try files(made) == files(byHand))
    for folder in [made, byHand] {
      let project = String(
        decoding: try folder.read("Game.xcodeproj/project.pbxproj"), as: UTF8.self)
      for name in Self.targets { #expect(project.contains("\(name)/LaunchImages/Default-iOS7@2x")) }
    }
    #expect(try await Self.make(made).errorLines.last == "2 apps: 2 up to date")
    #expect(try await Self.make(made, "--check").status == 0)
  }

  @Test("each line of JSON is about one thing, and each app counts once")
  func parts() async throws {
    let folder = try Self.folder(
      """
      {"screen": {"output": "out/{id}/screen", "kind": "ui-launch-screen"},
       "build": {\(AppFolder.options), "output": "out/{id}/images"},
       "apps": [{"id": "a", "artwork": "art.png"},
                {"id": "b", "artwork": "art.png", "pwa": {"add-screen": ["60x80@1"],
                 "output": "out/{id}/web", "compression": "fast"}}]}
      """)
    let run = try await Self.make(folder, "--json")
    #expect(run.status == 0, "\(run.errors)")
    let lines = try documents(run)
    let made = lines.map { "\($0["id"] ?? "") \($0["part"] ?? "") \($0["output"] ?? "")" }
    #expect(
      made.sorted() == [
        "a build out/a/images", "a screen out/a/screen", "b build out/b/images",
        "b pwa out/b/web", "b screen out/b/screen",
      ])
    #expect(lines.allSatisfy { $0["status"] as? String == "built" })
    #expect(run.errorLines.contains("2 apps: 2 built"))
    let tree = try folder.tree()
    for app in ["a", "b"] {
      #expect(tree.contains("out/\(app)/screen/LaunchScreen.plist"))
      #expect(tree.contains("out/\(app)/images/\(AppFolder.image)"))
    }
    #expect(tree.contains { $0.hasPrefix("out/b/web/") && $0.hasSuffix(".png") })
    #expect(!tree.contains { $0.hasSuffix(".storyboard") || $0.hasPrefix("out/a/web") })
    let again = try await Self.make(folder, "--app", "b")
    #expect(again.errorLines.last == "1 app: 1 up to date")
  }

  @Test("what fails does not stop the rest of the app, which has failed")
  func failure() async throws {
    let folder = try Self.folder(Self.both)
    try folder.write("Game.xcodeproj/project.pbxproj", "no project".utf8)
    let text = Self.both.replacing(#""merge": "Game.xcodeproj""#, with: #""merge": "Game""#)
      .replacing(#""target-name": "Game", \#(AppFolder.options)"#, with: AppFolder.options)
    try folder.write("launchgen.json", text.utf8)
    let run = try await Self.make(folder, "--json", "--app", "Game")
    #expect(run.status == 1)
    let lines = try documents(run)
    #expect(lines.map { $0["part"] as? String } == ["screen", "build"])
    #expect(lines.map { $0["status"] as? String } == ["failed", "built"])
    #expect(lines.map { $0["exitCode"] as? Int } == [65, 0])
    #expect(run.errorLines.contains("1 app: 1 failed"))
    #expect(try folder.tree().contains("Game/LaunchImages/\(AppFolder.image)"))
  }

  @Test("a dry run shows what would be made, and fails as the run would")
  func dryRun() async throws {
    let folder = try Self.folder(Self.both)
    let before = try Snapshot(folder)
    let run = try await Self.make(folder, "--dry-run")
    #expect(run.status == 0)
    #expect(run.output.contains("Lite/LaunchImages") && run.output.contains("+++ "))
    #expect(run.errorLines.contains("2 apps: 2 planned"))
    #expect(try Snapshot(folder) == before)

    let mine = """
      <document launchScreen="YES"><scenes><scene><objects><viewController><view>
      <subviews><label text="mine"/></subviews></view></viewController></objects></scene></scenes>
      </document>
      """
    try folder.write("Game/LaunchScreen.storyboard", mine.utf8)
    let list = String(decoding: InfoPlists.xml(["LandscapeRight"]), as: UTF8.self)
    let key = "<dict><key>UILaunchStoryboardName</key><string>LaunchScreen</string>"
    try folder.write("Game/Info.plist", list.replacing("<dict>", with: key).utf8)
    let refused = try await Self.make(folder, "--dry-run")
    #expect(refused.status == 1)
    #expect(refused.output.contains("LaunchScreen.storyboard"))
    #expect(refused.errors.contains("Game/LaunchScreen.storyboard: error: already exists"))
    #expect(refused.errorLines.contains("2 apps: 1 planned, 1 failed"))
    let lines = try documents(try await Self.make(folder, "--dry-run", "--json"))
    let failed = lines.filter { $0["status"] as? String == "failed" }
    #expect(failed.map { $0["part"] as? String } == ["screen"])
    #expect(failed.map { $0["exitCode"] as? Int } == [73])
    #expect(try await Self.make(folder, "--dry-run", "--replace").status == 0)
  }

  @Test("options for all apps leave alone what they are not about")
  func optionsOfAll() async throws {
    let folder = try Self.folder(Self.both)
    #expect(try await Self.make(folder).status == 0)
    let text = Self.both.replacing(#""scales": "2""#, with: #""scales": "3""#)
    try folder.write("launchgen.json", text.utf8)
    let run = try await Self.make(folder, "--prune")
    #expect(run.status == 0, "\(run.errors)")
    let images = try folder.tree().filter { $0.contains("Default-") }
    #expect(images == Self.targets.map { "\($0)/LaunchImages/Default-iOS7@3x.png" })
  }

  @Test("apps of the same name get a preview each, named by their ids")
  func previews() async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Artwork.png(width: 240, height: 140))
    let ids = ["a", "b"]
    for id in ids { try folder.write("\(id)/Info.plist", InfoPlists.xml(["LandscapeRight"])) }
    let apps = ids.map { #"{"id": "\#($0)", "artwork": "art.png", "screen": {"app": "\#($0)"}}"# }
    try folder.write("launchgen.json", #"{"apps": [\#(apps.joined(separator: ", "))]}"#.utf8)
    let planned = try await Self.make(folder, "--preview", "--dry-run")
    let run = try await Self.make(folder, "--preview")
    #expect(run.status == 0, "\(run.errors)")
    for id in ids {
      #expect(planned.output.contains("LaunchPreview-\(id).html: preview\n"), "\(planned.output)")
      #expect(try folder.names().contains("LaunchPreview-\(id).html"))
    }
  }

  @Test("launch screens next to an Info.plist come with one note about the target")
  func members() async throws {
    let apps = Self.targets.map {
      #"{"id": "\#($0)", "artwork": "art.png", "screen": {"app": "\#($0)/Info.plist"}}"#
    }
    let folder = try Self.folder("{\"apps\": [\(apps.joined(separator: ", "))]}")
    let run = try await Self.make(folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errorLines.count { $0.hasPrefix("note: the files must be members") } == 1)
    #expect(try await !Self.make(folder).errors.contains("note:"))
  }
}
