import Foundation
import Platform
import TestSupport
import Testing

@testable import LaunchInstall

@Suite("Links, large files and shared phases in an app") struct InstallLinkTests {
  private static let file = "INFOPLIST_FILE = App/Info.plist"
  private static let named = SampleApp.string("UILaunchStoryboardName", "LaunchScreen")
  private static let projects = [nil, XcodeProjectText(.init("Game", [file]))]

  private func link(_ app: SampleApp, _ name: String, to target: String) throws {
    let path = app.folder.path(name)
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// Nothing is written, in the app or outside.
  private func expectRefusal(
    of app: SampleApp, _ other: TemporaryFolder, _ action: () throws -> Void
  ) throws -> InstallError {
    let (before, outside) = (try app.folder.tree(), try other.tree())
    let error = try #require(throws: InstallError.self) { try action() }
    #expect(try app.folder.tree() == before)
    #expect(try other.tree() == outside)
    return error
  }

  @Test(
    arguments: [
      "App/LaunchAssets.xcassets", "App/LaunchAssets.xcassets/LaunchArtwork.imageset",
      "App/LaunchAssets.xcassets/LaunchArtwork.imageset/Contents.json",
      "App/LaunchScreen.storyboard",
    ], projects)
  func aLinkIsNotFollowed(_ name: String, _ project: XcodeProjectText?) throws {
    let isFolder = name.hasSuffix("set") || name.hasSuffix("assets")
    for isDangling in [true, false] {
      let other = try TemporaryFolder()
      try other.write("x", Array(SampleApp.storyboard.utf8))
      let app = try SampleApp(project, infoPlist: Self.named)
      try app.folder.makeFolder(name)
      try link(
        app, name, to: isDangling ? "nowhere" : isFolder ? other.path : other.path("x"))
      switch try expectRefusal(of: app, other, { try app.install(replaces: true) }) {
      case .unwritable(_, .link), .unwritable(_, .linkedFolder), .outside: break
      case let error: Issue.record("\(error)")
      }
    }
  }

  @Test(arguments: projects) func aLinkIsNotFollowedOnRemoval(_ project: XcodeProjectText?) throws {
    for name in [
      "App/LaunchAssets.xcassets", "App/LaunchScreen.storyboard",
    ] {
      let app = try SampleApp(project, infoPlist: Self.named)
      try app.install()
      let other = try TemporaryFolder()
      try FileManager.default.moveItem(
        atPath: app.folder.path(name), toPath: other.path("moved"))
      try link(app, name, to: other.path("moved"))
      _ = try expectRefusal(of: app, other) { try app.remove(replaces: true) }
    }
  }

  @Test(
    "a project and an Info.plist that are links",
    arguments: ["Game.xcodeproj/project.pbxproj", "App/Info.plist"])
  func linkedText(_ name: String) throws {
    let other = try TemporaryFolder()
    let app = try SampleApp(Self.projects[1], infoPlist: "")
    try FileManager.default.moveItem(atPath: app.folder.path(name), toPath: other.path("x"))
    try link(app, name, to: other.path("x"))
    _ = try expectRefusal(of: app, other) { try app.install() }
    // A link to a file in the project's folder stays, and the file is edited.
    try FileManager.default.moveItem(atPath: other.path("x"), toPath: app.folder.path("App/x"))
    try link(app, name, to: app.folder.path("App/x"))
    let before = try app.contents()
    try app.install()
    #expect(try app.folder.read("App/x") != before["App/x"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: app.folder.path(name))
        == app.folder.path("App/x"))
    try app.remove()
    #expect(try app.contents() == before)
  }

  @Test func aFileThatIsTooLargeToBeRestoredIsRefused() throws {
    let app = try SampleApp(nil, infoPlist: Self.named)
    let path = try app.folder.write("App/LaunchScreen.storyboard", [UInt8]())
    // A sparse file, which is not read.
    #expect(unsafe truncate(path, 900 << 20) == 0)
    #expect(throws: InstallError.self) { try app.install(replaces: true) }
    #expect(try app.folder.tree() == ["App", "App/Info.plist", "App/LaunchScreen.storyboard"])
  }

  @Test func targetsThatShareAPhaseAndAnInfoPlistGetTheSameFiles() throws {
    let text = XcodeProjectText(.init("Game", [Self.file]), .init("Lite", [Self.file])).text
    let app = try SampleApp(Self.projects[1], infoPlist: "")
    let marker = "buildPhases = ("
    let first = try #require(text.firstRange(of: marker)).upperBound
    let id = text[first...].prefix { $0 != ")" }
    let second = try #require(text[first...].firstRange(of: marker)).upperBound
    let shared =
      text[..<second] + id + text[text[second...].firstIndex(of: ")")!...]
    try app.folder.write("Game.xcodeproj/project.pbxproj", Array(shared.utf8))
    let before = try app.contents()
    try app.install(target: "Game", replaces: true)
    for target in ["Game", "Lite"] {
      #expect(
        try app.shown(target: target) == ["App/LaunchScreen.storyboard (UILaunchStoryboardName)"])
    }
    try app.remove(target: "Lite")
    #expect(try app.contents() == before)
  }
}
