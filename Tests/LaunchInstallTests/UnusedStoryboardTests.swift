import Foundation
import TestSupport
import Testing

@testable import LaunchInstall

/// The storyboard that an app's key names is not there, or is not a member of the target.
@Suite struct UnusedStoryboardTests {
  private static let key = SampleApp.string("UILaunchStoryboardName", "LaunchScreen")
  private static let target = XcodeProjectText.Target("Game", ["INFOPLIST_FILE = App/Info.plist"])

  /// The new storyboard has the place of a file that the target leaves out.
  @Test(arguments: [
    ("App/LaunchScreen.storyboard", true), ("App/LaunchScreen.storyboard", false),
    ("App/Source/LaunchScreen.storyboard", true), ("App/Base.lproj/LaunchScreen.storyboard", true),
    ("Shared/Über uns/LaunchScreen.storyboard", true),
  ]) func becomesAMember(storyboard: String, isListed: Bool) throws {
    let project = XcodeProjectText(Self.target).with { $0.listed = isListed ? [storyboard] : [] }
    let app = try SampleApp(project, infoPlist: Self.key, files: [storyboard])
    try check(app, storyboard)
  }

  /// The target gets the whole group, so that the strings of other languages ship too.
  @Test func aLocalizedFileBecomesAMemberWithItsGroup() throws {
    let storyboard = "App/Base.lproj/LaunchScreen.storyboard"
    let strings = "App/de.lproj/LaunchScreen.strings"
    let project = XcodeProjectText(Self.target).with { $0.listed = [storyboard, strings] }
    let text = project.text
    let ids = text.matches(of: /(AB[0-9]+CD) \/\* PBXFileReference/).map(\.1).joined(
      separator: ", ")
    let app = try SampleApp(project, infoPlist: Self.key, files: [storyboard, strings])
    let group = "isa = PBXVariantGroup; children = (\(ids)); name = LaunchScreen.storyboard; "
    try app.write(
      project: text.replacing("children = (\(ids))", with: "children = (CCC)")
        .replacing(
          "objects = {", with: "objects = {\n\t\tCCC = {\(group)sourceTree = \"<group>\";};"))
    try check(app, storyboard)
    try app.install(replaces: true)
    #expect(try app.text("Game.xcodeproj/project.pbxproj").contains("fileRef = CCC"))
  }

  /// Xcode would stop if somebody added the other file to the target.
  @Test func aSecondFileOfTheNameIsReported() throws {
    let files = ["App/LaunchScreen.storyboard", "App/Old/LaunchScreen.storyboard"]
    let project = XcodeProjectText(Self.target).with { $0.listed = files }
    let app = try SampleApp(project, infoPlist: Self.key, files: files)
    let places = try app.installation().places
    #expect(places.storyboard == app.folder.path(files[0]))
    #expect(places.doubles == [app.folder.path(files[1])])
    try app.install(replaces: true)
    #expect(try app.installation().places.doubles == [app.folder.path(files[1])])
    #expect(try app.text(files[1]) == SampleApp.storyboard)
  }

  /// The key names a file that Xcode does not show. It is not replaced, but reported.
  @Test func aFileOutsideOfTheProjectIsReported() throws {
    let storyboard = "Backup/LaunchScreen.storyboard"
    let app = try SampleApp(XcodeProjectText(Self.target), infoPlist: Self.key, files: [storyboard])
    let places = try app.installation().places
    #expect(places.storyboard == app.folder.path("App/LaunchScreen.storyboard"))
    #expect(places.doubles == [app.folder.path(storyboard)])
  }

  @Test func anExceptionIsTakenOut() throws {
    let storyboard = "App/LaunchScreen.storyboard"
    let exception = "LaunchScreen.storyboard"
    for exceptions in [
      [exception], ["Info.plist", exception], [exception, "Info.plist"], ["Source/" + exception],
    ] {
      let storyboard = exceptions[0].hasPrefix("Source/") ? "App/" + exceptions[0] : storyboard
      let project = XcodeProjectText(
        Self.target.with {
          $0.folder = "App"
          $0.exceptions = exceptions
        })
      let app = try SampleApp(project, infoPlist: Self.key, files: [storyboard])
      try check(app, storyboard)
    }
  }

  private func check(_ app: SampleApp, _ storyboard: String) throws {
    let before = try app.contents()
    #expect(throws: InstallError.foreign(path: app.folder.path(storyboard))) { try app.install() }
    #expect(try app.contents() == before)
    #expect(try app.install(replaces: true).contains(storyboard))
    #expect(try app.shown() == ["\(storyboard) (UILaunchStoryboardName)"])
    #expect(try app.folder.tree().count { $0.hasSuffix(".storyboard") } == 1)
    #expect(try app.install() == [])
    #expect(try app.install(picture: "two").contains(storyboard))
    try app.remove()
    #expect(try app.contents() == before)
  }

  /// The file does not exist, but the target has it as a member.
  @Test func aMissingFileIsWrittenWhereTheTargetHasIt() throws {
    var project = XcodeProjectText(Self.target)
    project.targets[0].resources = ["ios/LaunchScreen.storyboard"]
    let app = try SampleApp(project, infoPlist: Self.key)
    let before = try app.contents()
    try app.install()
    #expect(try app.shown() == ["ios/LaunchScreen.storyboard (UILaunchStoryboardName)"])
    try app.remove()
    #expect(try app.contents().filter { $0.key != "ios" } == before)
  }

  /// Files of others are not what the key means.
  @Test(arguments: ["Pods/Kit/LaunchScreen.storyboard", "Lite/LaunchScreen.storyboard"])
  func filesOfOthersAreLeftAlone(_ storyboard: String) throws {
    let project = XcodeProjectText(
      Self.target,
      .init(
        "Lite", ["INFOPLIST_FILE = Lite/Info.plist"],
        resources: storyboard.hasPrefix("Lite") ? [storyboard] : []))
    let app = try SampleApp(project, infoPlist: Self.key, files: [storyboard])
    try app.folder.write("Lite/Info.plist", SampleApp.list(Self.key).utf8)
    let before = try app.contents()
    try app.install(target: "Game")
    #expect(
      try app.shown(target: "Game") == ["App/LaunchScreen.storyboard (UILaunchStoryboardName)"])
    #expect(try app.text(storyboard) == SampleApp.storyboard)
    try app.remove(target: "Game")
    #expect(try app.contents() == before)
  }

  /// The file is not in the app, and stays as it is.
  @Test func anUnusedFileIsLeftAlone() throws {
    let storyboard = "App/Source/LaunchScreen.storyboard"
    let app = try SampleApp(XcodeProjectText(Self.target), infoPlist: "", files: [storyboard])
    try app.install()
    #expect(try app.shown() == ["App/LaunchScreen.storyboard (UILaunchStoryboardName)"])
    #expect(try app.text(storyboard) == SampleApp.storyboard)
  }
}

/// Launch screens of targets for iOS and another system.
@Suite struct OtherPlatformTests {
  private static let settings = [
    "GENERATE_INFOPLIST_FILE = YES", "SDKROOT = auto",
    "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"",
  ]

  @Test(arguments: ["macosx", "appletvos", "watchos"])
  func theStoryboardIsForIOSOnly(_ platform: String) throws {
    let settings = Self.settings.map { $0.replacing("macosx", with: platform) }
    let app = try SampleApp(
      XcodeProjectText(.init("Game", settings)), infoPlist: nil)
    let before = try app.contents()
    try app.install()
    let text = try app.text("Game.xcodeproj/project.pbxproj")
    #expect(text.matches(of: /platformFilter = ios;/).count == 1)
    let key = "\"INFOPLIST_KEY_UILaunchStoryboardName[sdk=iphone*]\" = LaunchScreen;"
    #expect(text.components(separatedBy: key).count == 3)
    #expect(!text.contains("INFOPLIST_KEY_UILaunchStoryboardName ="))
    #expect(try app.install() == [])
    try app.remove()
    #expect(try app.contents() == before)
  }

  @Test func inASynchronizedFolder() throws {
    let target = XcodeProjectText.Target("Game", Self.settings).with { $0.folder = "App" }
    let app = try SampleApp(
      XcodeProjectText(target), infoPlist: nil, files: ["App/Other.storyboard"])
    let before = try app.contents()
    try app.install()
    #expect(try app.shown() == ["App/LaunchScreen.storyboard (UILaunchStoryboardName)"])
    let text = try app.text("Game.xcodeproj/project.pbxproj")
    #expect(text.contains("platformFiltersByRelativePath = {"))
    #expect(try app.install() == [])
    try app.remove()
    #expect(try app.contents() == before)
  }

  /// Mac Catalyst and visionOS have storyboards for iOS.
  @Test(arguments: ["SUPPORTS_MACCATALYST = YES", "SUPPORTED_PLATFORMS = \"iphoneos xros\""])
  func otherSystemsNeedNoFilter(_ setting: String) throws {
    let app = try SampleApp(
      XcodeProjectText(.init("Game", ["GENERATE_INFOPLIST_FILE = YES", setting])), infoPlist: nil)
    try app.install()
    let text = try app.text("Game.xcodeproj/project.pbxproj")
    #expect(!text.contains("platformFilter") && !text.contains("[sdk="))
  }
}
