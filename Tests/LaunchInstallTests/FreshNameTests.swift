import Foundation
import TestSupport
import Testing
import Texts

@testable import LaunchInstall

/// `screen --fresh`: the storyboard and the image sets get names that devices have not cached.
@Suite struct FreshNameTests {
  private typealias Parts = [(path: String, bytes: ContiguousArray<UInt8>)]

  /// The parts of a launch screen whose storyboard shows its picture.
  private static func parts(_ picture: String) -> Parts {
    SampleApp.pictures(picture).map { path, bytes in
      guard path.hasSuffix(".storyboard") else { return (path, bytes) }
      let text = String(decoding: bytes, as: UTF8.self).replacing(
        #"<label text="Ours"/>"#, with: #"<imageView image="LaunchArtwork"/>"#)
      return (path, ContiguousArray(text.utf8))
    }
  }

  private static func suffix(_ picture: String) -> String {
    String(FreshName.digest(of: parts(picture)).prefix(6))
  }

  private static func plan(
    _ app: SampleApp, _ picture: String, isFresh: Bool = true, target: String? = nil,
    replaces: Bool = false
  ) throws -> InstallPlan {
    let parts = parts(picture)
    let installation = try app.installation(
      target: target, newNames: isFresh ? FreshName.digest(of: parts) : nil)
    return try InstallPlan(installation, parts, replaces: replaces)
  }

  private static func install(
    _ app: SampleApp, _ picture: String, isFresh: Bool = true, target: String? = nil,
    replaces: Bool = false
  ) throws {
    try plan(app, picture, isFresh: isFresh, target: target, replaces: replaces).steps.write()
  }

  /// Everything that a launch screen may be put into.
  private static func sample(_ kind: String) throws -> SampleApp {
    switch kind {
    case "no project":
      return try SampleApp(
        nil, infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"))
    case "settings":
      return try SampleApp(
        XcodeProjectText(
          .init(
            "Game",
            ["GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_KEY_UILaunchScreen_Generation = YES"],
            resources: ["App/Assets.xcassets"])), infoPlist: nil,
        files: ["App/Assets.xcassets/Contents.json"])
    default:
      return try SampleApp(
        XcodeProjectText(
          .init("Game", ["INFOPLIST_FILE = App/Info.plist"], resources: ["App/Assets.xcassets"])),
        infoPlist: SampleApp.string("CFBundleName", "Game"),
        files: ["App/Assets.xcassets/Contents.json"])
    }
  }

  private static let kinds = ["no project", "settings", "a project"]

  private static func storyboards(_ app: SampleApp) throws -> [String] {
    try app.contents().keys.filter { $0.hasSuffix(".storyboard") }.map { $0.lastName }.sorted()
  }

  private static func sets(_ app: SampleApp) throws -> [String] {
    try app.contents().keys.filter { $0.hasSuffix(".imageset") }.map { $0.lastName }.sorted()
  }

  @Test(arguments: kinds, [true, false])
  func thereAndBack(_ kind: String, startsFresh: Bool) throws {
    let app = try Self.sample(kind)
    let before = try app.contents()
    try Self.install(app, "one", isFresh: startsFresh)
    let first = Self.suffix("one")
    #expect(
      try Self.sets(app) == ["LaunchArtwork\(startsFresh ? "-" + first : "").imageset"])
    try Self.install(app, "two")
    let second = Self.suffix("two")
    #expect(first != second)
    #expect(try Self.storyboards(app) == ["LaunchScreen-\(second).storyboard"])
    #expect(try Self.sets(app) == ["LaunchArtwork-\(second).imageset"])
    #expect(try app.shown().allSatisfy { $0.contains("LaunchScreen-\(second).storyboard") })
    let storyboard = try #require(
      app.contents().first { $0.key.hasSuffix(".storyboard") }.map {
        String(decoding: $0.value, as: UTF8.self)
      })
    #expect(
      storyboard.contains("\"LaunchArtwork-\(second)\"")
        && !storyboard.contains("\"LaunchArtwork\""))
    let project = try? app.text("Game.xcodeproj/project.pbxproj")
    #expect(project.map { !$0.contains(first) && !$0.contains("LaunchScreen.storyboard") } ?? true)

    // The same content keeps its names, and so does other content without the option.
    #expect(try Self.plan(app, "two").changes.isEmpty)
    #expect(try Self.plan(app, "two", isFresh: false).changes.isEmpty)
    try Self.install(app, "three", isFresh: false)
    #expect(try Self.storyboards(app) == ["LaunchScreen-\(second).storyboard"])
    #expect(try Self.sets(app) == ["LaunchArtwork-\(second).imageset"])

    try app.remove()
    #expect(try app.contents() == before)
  }

  /// A storyboard of a template is replaced, and is whole again under its own name.
  @Test func aTemplateComesBack() throws {
    let app = try SampleApp(
      XcodeProjectText(
        .init(
          "Game", ["INFOPLIST_FILE = App/Info.plist"],
          resources: ["App/Assets.xcassets", "App/LaunchScreen.storyboard"])),
      infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"),
      files: ["App/Assets.xcassets/Contents.json"])
    let blank = SampleApp.storyboard(showing: "")
    try app.folder.write("App/LaunchScreen.storyboard", Array(blank.utf8))
    let before = try app.contents()
    try Self.install(app, "one", isFresh: false)
    #expect(try app.text("App/LaunchScreen.storyboard") != blank)
    try Self.install(app, "two")
    #expect(try app.text("App/LaunchScreen.storyboard") == blank)
    #expect(
      try app.shown() == [
        "App/LaunchScreen-\(Self.suffix("two")).storyboard (UILaunchStoryboardName)"
      ])
    try app.remove()
    #expect(try app.contents() == before)
  }

  @Test(arguments: [true, false]) func anEditedStoryboardIsLeftAlone(isInstalled: Bool) throws {
    let app = try Self.sample("a project")
    if isInstalled {
      try Self.install(app, "one")
      let path = "App/LaunchScreen-\(Self.suffix("one")).storyboard"
      try app.folder.write(path, Array(app.text(path).replacing("one", with: "mine").utf8))
    } else {
      try app.folder.write(
        "App/Info.plist",
        Array(SampleApp.list(SampleApp.string("UILaunchStoryboardName", "Own")).utf8))
      try app.folder.write("App/Own.storyboard", Array(SampleApp.storyboard.utf8))
      try app.write(
        project: XcodeProjectText(
          .init(
            "Game", ["INFOPLIST_FILE = App/Info.plist"],
            resources: ["App/Assets.xcassets", "App/Own.storyboard"])
        ).text)
    }
    let before = try app.contents()
    let error = #expect(throws: InstallError.self) { try Self.install(app, "two") }
    let problem = error?.message.line ?? ""
    #expect(problem.contains("edited"), "\(problem)")
    #expect(try app.contents() == before)
  }

  @Test func aTakenNameGetsALongerSuffix() throws {
    let app = try Self.sample("a project")
    let digest = FreshName.digest(of: Self.parts("one"))
    try app.folder.write(
      "App/LaunchScreen-\(digest.prefix(6)).storyboard", Array(SampleApp.storyboard.utf8))
    try app.folder.write(
      "App/Assets.xcassets/LaunchArtwork-\(digest.prefix(8)).imageset/Contents.json",
      Array("{}".utf8))
    let before = try app.contents()
    try Self.install(app, "one")
    #expect(try Self.storyboards(app).contains("LaunchScreen-\(digest.prefix(12)).storyboard"))
    #expect(try Self.plan(app, "one").changes.isEmpty)
    // Even when the shorter name is free again.
    try FileManager.default.removeItem(
      atPath: app.folder.path("App/LaunchScreen-\(digest.prefix(6)).storyboard"))
    #expect(try Self.plan(app, "one").changes.isEmpty)
    try app.folder.write(
      "App/LaunchScreen-\(digest.prefix(6)).storyboard", Array(SampleApp.storyboard.utf8))
    try app.remove()
    #expect(try app.contents() == before)
  }

  /// Only sets with names that launchgen makes are its own, whatever a record says.
  @Test(arguments: [
    ("LaunchArtwork-1a2b3c.imageset/LaunchArtwork@2x.png", true),
    ("LaunchLogo-0123456789abcdef.imageset/Contents.json", true),
    ("LaunchArtwork-1A2B3C.imageset/Contents.json", false),
    ("LaunchArtwork-12345.imageset/Contents.json", false),
    ("LaunchArtwork-0123456789abcdef0.imageset/Contents.json", false),
    ("LaunchBackground-1a2b3c.colorset/Contents.json", false),
    ("Logo-1a2b3c.imageset/Contents.json", false),
    ("LaunchArtwork-1a2b3c.imageset/Logo.png", false),
    ("A/LaunchArtwork-1a2b3c.imageset/Contents.json", false),
    ("LaunchArtwork-1a2b3c.imageset-1a2b3c.imageset/Contents.json", false),
  ])
  func sets(_ path: String, isOwn: Bool) {
    #expect((ScreenPart("App/Assets.xcassets/" + path) != nil) == isOwn)
  }

  /// Two targets of a project, each with an Info.plist; and two that share one.
  @Test(arguments: [false, true]) func twoTargets(sharesInfoPlist: Bool) throws {
    let lists = ["App/Info.plist", sharesInfoPlist ? "App/Info.plist" : "Other/Info.plist"]
    let names = ["Game", "Facade"]
    let app = try SampleApp(
      XcodeProjectText().with { text in
        text.targets = zip(names, lists).map { name, list in
          XcodeProjectText.Target(name, ["INFOPLIST_FILE = \(list)"])
        }
      },
      infoPlist: SampleApp.string("CFBundleName", "Game"))
    if !sharesInfoPlist {
      try app.folder.write(
        "Other/Info.plist", Array(SampleApp.list(SampleApp.string("CFBundleName", "F")).utf8))
    }
    let before = try app.contents()
    for target in names { try Self.install(app, "one", isFresh: false, target: target) }
    let others = try app.shown(target: "Facade")
    try Self.install(app, "two", target: "Game")
    let suffix = Self.suffix("two")
    #expect(try app.shown(target: "Game").allSatisfy { $0.contains("-\(suffix).storyboard") })
    if sharesInfoPlist {
      #expect(try app.shown(target: "Facade").allSatisfy { $0.contains("-\(suffix).storyboard") })
    } else {
      #expect(try app.shown(target: "Facade") == others)
    }
    try Self.install(app, "two", target: "Facade")
    try Self.install(app, "three", target: "Facade")
    for target in sharesInfoPlist ? ["Game"] : names { try app.remove(target: target) }
    #expect(try app.contents() == before)
  }

  /// After a run is killed at any step, the same run completes, and a removal restores everything.
  @Test(arguments: [false, true]) func afterAKill(removes: Bool) throws {
    let count = try {
      let app = try Self.sample("a project")
      try Self.install(app, "one", isFresh: false)
      let steps = try Self.plan(app, "two").steps
      return steps.files.count + steps.removed.count
    }()
    #expect(count > 4)
    for step in 0...count {
      let app = try Self.sample("a project")
      let before = try app.contents()
      try Self.install(app, "one", isFresh: false)
      try Self.plan(app, "two").steps.write(only: step)
      if !removes {
        try Self.install(app, "two")
        let suffix = Self.suffix("two")
        #expect(try app.shown().allSatisfy { $0.contains("-\(suffix).storyboard") })
        #expect(try Self.storyboards(app) == ["LaunchScreen-\(suffix).storyboard"], "\(step)")
        let project = try app.text("Game.xcodeproj/project.pbxproj")
        #expect(!project.contains("LaunchScreen.storyboard"), "\(step)")
      }
      try app.remove()
      #expect(try app.contents() == before, "\(step)")
    }
  }

  /// The same after a killed run, but the next run keeps the names.
  @Test func afterAKillARunWithoutTheOptionCompletes() throws {
    for step in 0...9 {
      let app = try Self.sample("a project")
      let before = try app.contents()
      try Self.install(app, "one", isFresh: false)
      try Self.plan(app, "two").steps.write(only: step)
      try Self.install(app, "two", isFresh: false)
      let shown = try #require(app.shown().first)
      let storyboards = try Self.storyboards(app)
      #expect(storyboards.count == 1 && shown.contains(storyboards[0]), "\(step) \(storyboards)")
      let project = try app.text("Game.xcodeproj/project.pbxproj")
      let named = project.matches(of: /path = "?([^";\/]*\.storyboard)/).map { String($0.1) }
      #expect(Set(named.filter { $0 != storyboards[0] }).isEmpty, "\(step) \(named)")
      try app.remove()
      #expect(try app.contents() == before, "\(step)")
    }
  }
}

extension PlannedChanges {
  /// Makes only the first changes, as a run that is killed.
  fileprivate func write(only count: Int) throws {
    var part = PlannedChanges()
    part.files = Array(files.prefix(count))
    part.removed = Array(removed.prefix(max(0, count - files.count)))
    try part.write()
  }
}

extension String {
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}
