import Foundation
import LaunchInstall
import TestSupport
import Testing

@Suite("An app that gets no launch screen") struct InstallFaultTests {
  private static let named = SampleApp.string("UILaunchStoryboardName", "LaunchScreen")
  private static let file = "INFOPLIST_FILE = App/Info.plist"
  private static let storyboard = "App/Base.lproj/LaunchScreen.storyboard"

  /// Nothing is written.
  private func refusal(
    _ project: XcodeProjectText?, files: [String] = [], target: String? = nil,
    _ change: (SampleApp) throws -> Void = { _ in }
  ) throws -> String {
    let app = try SampleApp(project, infoPlist: Self.named, files: files)
    try change(app)
    let before = try app.contents()
    let error = try #require(throws: InstallError.self) {
      try app.install(target: target, replaces: true)
    }
    #expect(try app.contents() == before)
    return "\(error)".replacing(app.folder.path + "/", with: "")
  }

  @Test("a storyboard for each language") func localized() throws {
    let text = try refusal(
      XcodeProjectText(.init("Game", [Self.file], resources: [Self.storyboard])),
      files: [Self.storyboard, "App/de.lproj/LaunchScreen.storyboard"])
    #expect(text == "is one of 2 copies for languages (each would have to be replaced)")
  }

  @Test("a storyboard of two apps") func shared() throws {
    let targets = ["Game", "Lite"].map {
      XcodeProjectText.Target($0, [Self.file], resources: [])
    }
    let text = XcodeProjectText(targets[0], targets[1])
    let files = [Self.storyboard]
    // Both targets have the same file reference.
    let project = text.with {
      $0.targets[0].resources = files
      $0.targets[1].resources = files
    }
    #expect(try refusal(project, files: files) == "makes several apps (Game, Lite)")
    #expect(
      try refusal(project, files: files, target: "Lite")
        == "is also in Game (these apps would show the artwork too)")
  }

  @Test("a project that is no old-style list", arguments: ["<?xml version=\"1.0\"?><plist/>", "{"])
  func format(_ text: String) throws {
    _ = try refusal(XcodeProjectText(.init("Game", [Self.file]))) { app in
      try app.folder.write("Game.xcodeproj/project.pbxproj", Array(text.utf8))
    }
  }

  @Test("a catalog that is a link to the outside") func link() throws {
    let other = try TemporaryFolder()
    let catalog = "App/Assets.xcassets"
    let text = try refusal(
      XcodeProjectText(.init("Game", [Self.file], resources: [Self.storyboard, catalog])),
      files: [Self.storyboard]
    ) { app in
      try app.folder.makeFolder(catalog)
      try FileManager.default.createSymbolicLink(
        atPath: app.folder.path(catalog + "/LaunchArtwork.imageset"),
        withDestinationPath: other.path)
    }
    #expect(text == "is outside of the project's folder")
    #expect(try other.tree() == [])
  }

  /// A record that somebody else wrote names no file outside, and none that has other bytes.
  @Test(
    "a record that lies",
    arguments: ["../outside.txt", "/etc/hostname", "App/../../outside.txt", "", "a\nb"])
  func record(_ path: String) throws {
    let app = try SampleApp(
      XcodeProjectText(.init("Game", [Self.file])), infoPlist: Self.named)
    try app.install()
    let record = try app.text(".launchgen-screen.json")
    let escaped = path.replacing("\n", with: "\\n")
    try app.folder.write(
      ".launchgen-screen.json",
      Array(record.replacing("App/LaunchScreen.storyboard", with: escaped).utf8))
    #expect(throws: InstallError.self) { try app.remove() }
    #expect(throws: InstallError.self) { try app.install() }
  }

  @Test("nothing to remove") func nothing() throws {
    let app = try SampleApp(
      XcodeProjectText(.init("Game", [Self.file])), infoPlist: Self.named)
    #expect(throws: InstallError.nothingInstalled(path: app.folder.path("Game.xcodeproj"))) {
      try app.remove()
    }
  }
}
