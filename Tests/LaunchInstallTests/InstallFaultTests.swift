import Foundation
import TestSupport
import Testing

@testable import LaunchInstall

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
    #expect(text == "is localized in 2 languages (launchgen replaces only one file)")
  }

  @Test("a project of two apps") func severalApps() throws {
    let project = XcodeProjectText(.init("Game", [Self.file]), .init("Lite", [Self.file]))
    #expect(try refusal(project) == "makes several apps (Game, Lite)")
  }

  @Test("another project of the folder with the same files") func twoProjects() throws {
    let text = XcodeProjectText(.init("Game", [Self.file]))
    let app = try SampleApp(text, infoPlist: Self.named)
    try app.folder.write("Copy.xcodeproj/project.pbxproj", Array(text.text.utf8))
    try app.install()
    let before = try app.contents()
    #expect(throws: InstallError.self) {
      try app.install(picture: "two", at: app.folder.path("Copy.xcodeproj"), replaces: true)
    }
    #expect(try app.contents() == before)
    // The same pictures are no harm: whichever app is last takes them away.
    try app.install(at: app.folder.path("Copy.xcodeproj"))
    try app.remove()
    #expect(try app.folder.tree().contains("App/LaunchScreen.storyboard"))
    try app.remove(at: app.folder.path("Copy.xcodeproj"))
    #expect(try !app.folder.tree().contains("App/LaunchScreen.storyboard"))
    #expect(try app.text("Copy.xcodeproj/project.pbxproj") == text.text)
    #expect(try app.text("Game.xcodeproj/project.pbxproj") == text.text)
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
