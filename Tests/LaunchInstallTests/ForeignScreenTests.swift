import AppDocuments
import Foundation
import LaunchRules
import TestSupport
import Testing
import Texts

@testable import LaunchInstall

@Suite("What somebody else made, or makes again") struct ForeignScreenTests {
  private static let project = XcodeProjectText(
    .init("Game", ["INFOPLIST_FILE = App/Info.plist"]))

  private static func screen(_ members: String, key: String = "UILaunchScreen") -> String {
    "\t<key>\(key)</key>\n\t<dict>\(members)</dict>"
  }

  @Test(
    "A launch screen in Info.plist goes only with --replace",
    arguments: [
      "<key>UIImageName</key><string>Splash</string>",
      "<key>UIColorName</key><string>Ink</string>", "<key>UITabBar</key><dict/><key>A</key><true/>",
    ])
  func filledDictionaryNeedsReplace(members: String) throws {
    let app = try SampleApp(Self.project, infoPlist: Self.screen(members))
    let before = try app.contents()
    #expect(
      throws: InstallError.foreignKey(
        path: app.folder.path("App/Info.plist"), line: 6, key: "UILaunchScreen")
    ) { try app.install() }
    #expect(try app.contents() == before)
    try app.install(replaces: true)
    #expect(try app.shown() == ["App/LaunchScreen.storyboard (UILaunchStoryboardName)"])
    try app.remove()
    #expect(try app.contents() == before)
  }

  @Test(
    "An empty launch screen, as in Xcode's templates, goes at once",
    arguments: ["", "<key>UILaunchScreen</key><dict/>"])
  func emptyDictionaryIsReplaced(members: String) throws {
    let app = try SampleApp(Self.project, infoPlist: Self.screen(members))
    let before = try app.contents()
    try app.install()
    #expect(try app.shown() == ["App/LaunchScreen.storyboard (UILaunchStoryboardName)"])
    try app.remove()
    #expect(try app.contents() == before)
  }

  @Test(
    "A named color is refused below iOS 11",
    arguments: [("9.0", true), ("10.3", true), ("11.0", false), ("15.0", false)])
  func namedColor(lowest: String, isRefused: Bool) throws {
    let app = try SampleApp(
      Self.project.with { $0.targets[0].settings.append("IPHONEOS_DEPLOYMENT_TARGET = \(lowest)") },
      infoPlist: SampleApp.string("CFBundleName", "Game"))
    let before = try app.contents()
    let color = (
      path: "LaunchAssets.xcassets/LaunchBackground.colorset/Contents.json",
      bytes: ContiguousArray("{}".utf8)
    )
    func plan() throws -> InstallPlan {
      try InstallPlan(app.installation(), SampleApp.pictures("one") + [color], replaces: true)
    }
    if isRefused {
      let version = try #require(OSVersion(parsing: lowest))
      #expect(
        throws: InstallError.namedColor(path: app.folder.path("Game.xcodeproj"), lowest: version)
      ) { try plan() }
    } else {
      _ = try plan()
    }
    #expect(try app.contents() == before)
  }

  @Test(
    "A program that writes the project again is named",
    arguments: [
      ("project.yml", "name: Game\ntargets:\n  Game:\n", "XcodeGen", "under 'sources'"),
      ("project.yml", "targets:\n  Game:\n    info:\n", "XcodeGen", "under 'info: properties'"),
      ("Project.swift", #"let project = Project(name: "Game")"#, "Tuist", "'infoPlist'"),
      ("CMakeCache.txt", "CMAKE_GENERATOR:INTERNAL=Xcode\n", "CMake", "CMakeLists.txt"),
      ("Package.swift", "targets:", nil, ""),
      ("project.yml", "name: 'Game'\ntargets:\n  UILaunchStoryboardName: LaunchScreen\n", nil, ""),
    ] as [(String, String, String?, String)])
  func generator(file: String, text: String, name: String?, place: String) throws {
    let app = try SampleApp(Self.project, infoPlist: SampleApp.string("CFBundleName", "Game"))
    #expect(try ProjectGenerator.warning(for: app.installation().app) == nil)
    try app.folder.write(file, Array(text.utf8))
    let found = try ProjectGenerator.warning(for: app.installation().app)
    #expect((found != nil) == (name != nil))
    if let found, let name {
      #expect(found.problem.contains("the next run of \(name) "))
      #expect(found.place.path == app.folder.path(file))
      #expect(found.remedy?.contains(place) == true)
    }
  }
}
