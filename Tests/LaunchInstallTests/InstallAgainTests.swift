import Foundation
import TestSupport
import Testing

@testable import LaunchInstall

@Suite("A second run") struct InstallAgainTests {
  private static let file = "INFOPLIST_FILE = App/Info.plist"
  private static let project = XcodeProjectText(.init("Game", [file]))
  private static let set = "App/LaunchAssets.xcassets/LaunchArtwork.imageset/"
  private static let dark = set + "LaunchArtwork-dark@2x.png"

  private func pictures(
    _ picture: String, dark: Bool = false, logo: Bool = false
  ) -> [(path: String, bytes: ContiguousArray<UInt8>)] {
    let catalog = "LaunchAssets.xcassets/"
    var pictures = SampleApp.pictures(picture)
    if dark {
      pictures.insert(
        (catalog + "LaunchArtwork.imageset/LaunchArtwork-dark@2x.png", [1, 2]), at: 0)
    }
    if logo {
      pictures.insert((catalog + "LaunchLogo.imageset/LaunchLogo@2x.png", [3]), at: 0)
      let own = ContiguousArray(#"{"info" : {"author" : "launchgen"}}"#.utf8)
      pictures.insert((catalog + "LaunchLogo.imageset/Contents.json", own), at: 1)
    }
    return pictures
  }

  private func plan(
    _ app: SampleApp, _ picture: String, dark: Bool = false, logo: Bool = false,
    replaces: Bool = false
  ) throws -> InstallPlan {
    try InstallPlan(
      app.installation(), pictures(picture, dark: dark, logo: logo), replaces: replaces)
  }

  @Test func filesThatAreNotMadeAnyMoreAreListedAndRemoved() throws {
    let app = try SampleApp(Self.project, infoPlist: "")
    try plan(app, "one").steps.write()
    let one = try app.contents()
    try plan(app, "one", dark: true, logo: true).steps.write()
    let again = try plan(app, "one")
    let logo = "App/LaunchAssets.xcassets/LaunchLogo.imageset/"
    #expect(
      Set(again.removedFiles)
        == Set(
          [Self.dark, logo + "LaunchLogo@2x.png", logo + "Contents.json"].map(app.folder.path)))
    try again.steps.write()
    #expect(try app.contents() == one)
  }

  @Test func anEditedFileIsKept() throws {
    let app = try SampleApp(Self.project, infoPlist: "")
    try plan(app, "one", dark: true).steps.write()
    try app.folder.write(Self.dark, [9])
    let before = try app.contents()
    #expect(throws: InstallError.edited(path: app.folder.path(Self.dark))) {
      try plan(app, "two")
    }
    #expect(try app.contents() == before)
    try plan(app, "two", replaces: true).steps.write()
    #expect(try app.contents()[Self.dark] == nil)
  }

  @Test func aFileOfAnotherTargetIsKept() throws {
    let app = try SampleApp(
      XcodeProjectText(
        .init("Game", [Self.file]), .init("Lite", ["INFOPLIST_FILE = Lite/Info.plist"])),
      infoPlist: "")
    try app.folder.write("Lite/Info.plist", Array(SampleApp.list("").utf8))
    try InstallPlan(
      app.installation(target: "Game"), pictures("one", dark: true), replaces: false
    ).steps.write()
    // Both targets have the same file.
    let record = try app.text(".launchgen-screen.json")
    let screens = try #require(record.firstRange(of: "\"screens\" : [")).upperBound
    let end = try #require(record.lastIndex(of: "]"))
    let other = record[screens..<end].replacing("\"Game\"", with: "\"Lite\"")
      .replacing("App/Info.plist", with: "Lite/Info.plist")
    try app.folder.write(
      ".launchgen-screen.json", Array((record[..<end] + "," + other + record[end...]).utf8))
    let again = try InstallPlan(
      app.installation(target: "Game"), pictures("one"), replaces: true)
    #expect(again.removedFiles == [])
    #expect(try app.contents()[Self.dark] != nil)
  }

  /// Each number of files may have been written before a run is killed.
  @Test(arguments: [false, true]) func afterAKillTheSameRunCompletes(removes: Bool) throws {
    let storyboard = "App/LaunchScreen.storyboard"
    let project = XcodeProjectText(.init("Game", [Self.file], resources: [storyboard]))
    for count in 0...8 {
      let app = try SampleApp(
        project, infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"),
        files: [storyboard])
      let before = try app.contents()
      try plan(app, "one", dark: true, replaces: true).steps.write()
      for file in try plan(app, "two", logo: true).changes.prefix(count) {
        try app.folder.write(
          String(file.path.dropFirst(app.folder.path.count + 1)), file.bytes)
      }
      if removes {
        try app.remove()
        #expect(try app.contents() == before, "after \(count) files")
        continue
      }
      try plan(app, "two", logo: true).steps.write()
      let other = try SampleApp(
        project, infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"),
        files: [storyboard])
      try plan(other, "one", dark: true, replaces: true).steps.write()
      try plan(other, "two", logo: true).steps.write()
      #expect(try app.contents() == other.contents(), "after \(count) files")
      #expect(try plan(app, "two", logo: true).changes.isEmpty)
    }
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    let app = try SampleApp(Self.project, infoPlist: "")
    try plan(app, "one").steps.write()
    let before = try app.contents()
    let logo = "App/LaunchAssets.xcassets/LaunchLogo.imageset/"
    for name in [".a", "App/.b", Self.set + ".c", logo + ".d", "Game.xcodeproj/.e"] {
      try app.folder.write(name + ".1.launchgen-tmp", [1])
    }
    try plan(app, "one").steps.write()
    #expect(try app.contents() == before)
  }
}
