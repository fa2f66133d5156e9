import AppDocuments
import Foundation
import TestSupport
import Testing

@testable import LaunchInstall

/// An app before the first run, what is written, and what it then shows.
struct InstallCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var project: XcodeProjectText?
  var infoPlist: String?
  var files: [String] = []
  /// What changes on the first run, in the order of writing.
  var changes: [String]
  var replaces = false
  var storyboard: String
  /// The keys that name it.
  var keys = ["UILaunchStoryboardName"]

  private static let named = SampleApp.string("UILaunchStoryboardName", "LaunchScreen")
  private static let file = "INFOPLIST_FILE = App/Info.plist"
  private static let generated = "GENERATE_INFOPLIST_FILE = YES"
  private static let catalog = "App/Assets.xcassets/Contents.json"
  private static let pictures = [
    "App/Assets.xcassets/LaunchArtwork.imageset/LaunchArtwork@2x.png",
    "App/Assets.xcassets/LaunchArtwork.imageset/Contents.json",
  ]
  private static let ownPictures =
    pictures.map { $0.replacing("Assets.", with: "LaunchAssets.") }
    + ["App/LaunchAssets.xcassets/Contents.json"]
  private static let project = "Game.xcodeproj/project.pbxproj"

  private static func game(_ settings: String..., resources: [String] = []) -> XcodeProjectText {
    XcodeProjectText(.init("Game", settings, resources: resources))
  }

  static let all: [InstallCase] = [
    InstallCase(
      testDescription: "in place, with a catalog",
      project: game(
        file, resources: ["App/Base.lproj/LaunchScreen.storyboard", "App/Assets.xcassets"]),
      infoPlist: named, files: ["App/Base.lproj/LaunchScreen.storyboard", catalog],
      changes: pictures + ["App/Base.lproj/LaunchScreen.storyboard"], replaces: true,
      storyboard: "App/Base.lproj/LaunchScreen.storyboard"),
    InstallCase(
      testDescription: "in place, with a name of its own and no catalog",
      project: game(file, resources: ["App/Launch Screen.storyboard"]),
      infoPlist: SampleApp.string("UILaunchStoryboardName", "Launch Screen"),
      files: ["App/Launch Screen.storyboard"],
      changes: ownPictures + [project, "App/Launch Screen.storyboard"], replaces: true,
      storyboard: "App/Launch Screen.storyboard"),
    InstallCase(
      testDescription: "nothing yet", project: game(file, resources: ["App/Assets.xcassets"]),
      infoPlist: "", files: [catalog],
      changes: pictures + ["App/LaunchScreen.storyboard", project, "App/Info.plist"],
      storyboard: "App/LaunchScreen.storyboard"),
    InstallCase(
      testDescription: "a key without its storyboard", project: game(file), infoPlist: named,
      changes: ownPictures + ["App/LaunchScreen.storyboard", project],
      storyboard: "App/LaunchScreen.storyboard"),
    InstallCase(
      testDescription: "a dictionary",
      project: game(file, resources: ["App/Assets.xcassets"]),
      infoPlist: "\t<key>UILaunchScreen</key>\n\t<dict/>\n" + SampleApp.string("Z", "z"),
      files: [catalog],
      changes: pictures + ["App/LaunchScreen.storyboard", project, "App/Info.plist"],
      storyboard: "App/LaunchScreen.storyboard"),
    InstallCase(
      testDescription: "generated from settings",
      project: game(
        generated, "INFOPLIST_KEY_UILaunchScreen_Generation = YES",
        resources: ["App/Assets.xcassets"]),
      files: [catalog], changes: pictures + ["App/LaunchScreen.storyboard", project],
      storyboard: "App/LaunchScreen.storyboard"),
    InstallCase(
      testDescription: "generated, with a condition",
      project: game(
        generated, "\"INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]\" = YES",
        resources: ["App/Assets.xcassets"]),
      files: [catalog], changes: pictures + ["App/LaunchScreen.storyboard", project],
      storyboard: "App/LaunchScreen.storyboard"),
    InstallCase(
      testDescription: "a synchronized folder",
      project: XcodeProjectText(
        XcodeProjectText.Target("Game", [file]).with {
          $0.folder = "App"
          $0.exceptions = ["Info.plist"]
        }), infoPlist: "", files: [catalog],
      changes: pictures + ["App/LaunchScreen.storyboard", "App/Info.plist"],
      storyboard: "App/LaunchScreen.storyboard"),
    InstallCase(
      testDescription: "a xib",
      project: game(file, resources: ["App/LaunchScreen.xib", "App/Assets.xcassets"]),
      infoPlist: named, files: ["App/LaunchScreen.xib", catalog],
      changes: pictures + ["App/LaunchStoryboard.storyboard", project, "App/Info.plist"],
      storyboard: "App/LaunchStoryboard.storyboard"),
    InstallCase(
      testDescription: "one storyboard for each family, as Unity has them",
      project: game(
        file,
        resources: ["Launch-iPhone.storyboard", "Launch-iPad.storyboard", "App/Assets.xcassets"]
      ).with { $0.settings[2] = "TARGETED_DEVICE_FAMILY = \"1,2\"" },
      infoPlist: SampleApp.string("UILaunchStoryboardName~iphone", "Launch-iPhone") + "\n"
        + SampleApp.string("UILaunchStoryboardName~ipad", "Launch-iPad"),
      files: ["Launch-iPhone.storyboard", "Launch-iPad.storyboard", catalog],
      changes: pictures + ["App/LaunchScreen.storyboard", project, "App/Info.plist"],
      storyboard: "App/LaunchScreen.storyboard",
      keys: ["UILaunchStoryboardName~ipad", "UILaunchStoryboardName~iphone"]),
    InstallCase(
      testDescription: "the main storyboard is shown at launch",
      project: game(file, resources: ["App/Main.storyboard", "App/Assets.xcassets"]),
      infoPlist: SampleApp.string("UILaunchStoryboardName", "Main") + "\n"
        + SampleApp.string("UIMainStoryboardFile", "Main"),
      files: ["App/Main.storyboard", catalog],
      changes: pictures + ["App/LaunchScreen.storyboard", project, "App/Info.plist"],
      storyboard: "App/LaunchScreen.storyboard"),
    InstallCase(
      testDescription: "an Info.plist for each configuration",
      project: XcodeProjectText(
        XcodeProjectText.Target("Game", resources: ["App/Assets.xcassets"]).with {
          $0.more = [
            "Debug": ["INFOPLIST_FILE = App/Info.plist"],
            "Release": ["INFOPLIST_FILE = \"App/Info.plist\""],
          ]
        }), infoPlist: "", files: [catalog],
      changes: pictures + ["App/LaunchScreen.storyboard", project, "App/Info.plist"],
      storyboard: "App/LaunchScreen.storyboard"),
    InstallCase(
      testDescription: "an Info.plist alone", infoPlist: named,
      files: ["App/LaunchScreen.storyboard", catalog],
      changes: pictures + ["App/LaunchScreen.storyboard"], replaces: true,
      storyboard: "App/LaunchScreen.storyboard"),
  ]
}

@Suite("A launch screen in an app") struct InstallTests {
  /// The app shows it, a second run changes nothing, another picture changes only the pictures'
  /// files, and removing it restores each byte.
  @Test(arguments: InstallCase.all) func thereAndBack(_ sample: InstallCase) throws {
    let app = try SampleApp(sample.project, infoPlist: sample.infoPlist, files: sample.files)
    let before = try app.contents()
    if sample.replaces {
      #expect(throws: InstallError.foreign(path: app.folder.path(sample.storyboard))) {
        try app.install()
      }
      #expect(try app.contents() == before)
    }
    #expect(try app.install(replaces: sample.replaces) == sample.changes)
    let wanted = sample.keys.map { "\(sample.storyboard) (\($0))" }
    #expect(try app.shown() == wanted)
    let after = try app.contents()

    #expect(try app.install() == [])
    #expect(try app.contents() == after)
    let pictures = sample.changes.filter { $0.hasSuffix(".png") }
    #expect(try app.install(picture: "two") == pictures + [sample.storyboard])

    try app.remove()
    #expect(try app.contents() == before)
  }

  @Test("a launch screen of a build is launchgen's own") func ofABuild() throws {
    let app = try SampleApp(
      nil, infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"))
    for (path, bytes) in SampleApp.pictures("old") where !path.hasSuffix(".plist") {
      try app.folder.write("App/" + path, bytes)
    }
    #expect(
      try app.install() == [
        "App/LaunchAssets.xcassets/LaunchArtwork.imageset/LaunchArtwork@2x.png",
        "App/LaunchScreen.storyboard",
      ])
  }

  @Test("a storyboard that was edited afterward is not replaced") func edited() throws {
    let app = try SampleApp(
      XcodeProjectText(.init("Game", ["INFOPLIST_FILE = App/Info.plist"])), infoPlist: "")
    try app.install()
    let storyboard = "App/LaunchScreen.storyboard"
    try app.folder.write(storyboard, Array((try app.text(storyboard) + "\n").utf8))
    let path = app.folder.path(storyboard)
    #expect(throws: InstallError.foreign(path: path)) { try app.install(picture: "two") }
    let before = try app.contents()
    #expect(throws: InstallError.edited(path: path)) { try app.remove() }
    #expect(try app.contents() == before)
    try app.remove(replaces: true)
    #expect(try app.shown() == ["nothing (it has no launch screen)"])
  }

  @Test("a storyboard that was renamed since is not lost") func renamed() throws {
    let storyboard = "App/LaunchScreen.storyboard"
    let app = try SampleApp(
      XcodeProjectText(.init("Game", ["INFOPLIST_FILE = App/Info.plist"], resources: [storyboard])),
      infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"), files: [storyboard])
    try app.install(replaces: true)
    try FileManager.default.moveItem(
      atPath: app.folder.path(storyboard), toPath: app.folder.path("App/Other.storyboard"))
    let before = try app.contents()
    #expect(throws: InstallError.replacedFileIsGone(path: app.folder.path(storyboard))) {
      try app.remove()
    }
    #expect(try app.contents() == before)
    try app.remove(replaces: true)
    #expect(try app.text(storyboard) == SampleApp.storyboard)
  }

  @Test("each variant of the key names it") func variants() throws {
    let keys = ["", "~iphone", "~ipod"].map { "UILaunchStoryboardName" + $0 }
    let app = try SampleApp(
      XcodeProjectText(.init("Game", ["INFOPLIST_FILE = App/Info.plist"])),
      infoPlist: keys.map { SampleApp.string($0, "Old") }.joined(separator: "\n"))
    try app.install()
    let root = try PropertyListDocument(app.folder.bytes("App/Info.plist")).root
    #expect(keys.map { root[$0] } == keys.map { _ in .string("LaunchScreen") })
  }

  @Test("what others write in between stays") func meanwhile() throws {
    let app = try SampleApp(
      XcodeProjectText(.init("Game", ["INFOPLIST_FILE = App/Info.plist"])),
      infoPlist: "\t<key>UILaunchScreen</key>\n\t<dict/>")
    try app.install()
    let list = try app.text("App/Info.plist")
    try app.folder.write(
      "App/Info.plist", Array(list.replacing("APPL", with: "BNDL-OF-OTHERS").utf8))
    let project = try app.text("Game.xcodeproj/project.pbxproj")
    try app.folder.write(
      "Game.xcodeproj/project.pbxproj",
      Array(project.replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; OTHER = 1;").utf8))
    try app.remove()
    let root = try PropertyListDocument(app.folder.bytes("App/Info.plist")).root
    #expect(root["CFBundlePackageType"] == .string("BNDL-OF-OTHERS"))
    #expect(root["UILaunchScreen"] == .dictionary([:]))
    #expect(root["UILaunchStoryboardName"] == nil)
    #expect(try app.text("Game.xcodeproj/project.pbxproj").contains("OTHER = 1;"))
  }

  @Test("a record that names a key twice") func repeatedKey() throws {
    let app = try SampleApp(
      XcodeProjectText(.init("Game", ["INFOPLIST_FILE = App/Info.plist"])), infoPlist: "")
    try app.install()
    let record = try app.text(".launchgen-screen.json")
    let key = "\"UILaunchStoryboardName\""
    #expect(record.contains(key))
    try app.folder.write(
      ".launchgen-screen.json",
      Array(record.replacing(key, with: "\(key), \(key), \(key)").utf8))
    // Only of a list that others have edited are single keys taken out.
    let list = try app.text("App/Info.plist")
    try app.folder.write(
      "App/Info.plist", Array(list.replacing("APPL", with: "BNDL-OF-OTHERS").utf8))
    try app.remove()
    let root = try PropertyListDocument(app.folder.bytes("App/Info.plist")).root
    #expect(root["CFBundlePackageType"] == .string("BNDL-OF-OTHERS"))
    #expect(root["UILaunchStoryboardName"] == nil)
  }
}
