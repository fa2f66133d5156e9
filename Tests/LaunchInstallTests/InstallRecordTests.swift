import AppDocuments
import Foundation
import Platform
import TestSupport
import Testing

@testable import LaunchInstall

@Suite("A record that somebody else may have written") struct InstallRecordTests {
  private static let project = XcodeProjectText(.init("Game", ["INFOPLIST_FILE = App/Info.plist"]))
  private static let record = ".launchgen-screen.json"
  private static let set = "App/LaunchAssets.xcassets/LaunchArtwork.imageset/"

  /// An app with a launch screen.
  private func installed() throws -> SampleApp {
    let app = try SampleApp(Self.project, infoPlist: "")
    try app.install()
    return app
  }

  /// Changes the first screen of the record.
  private func edit(
    _ app: SampleApp, _ change: (inout [String: Any]) -> Void
  ) throws {
    let data = try app.folder.read(Self.record)
    var record = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var screens = try #require(record["screens"] as? [[String: Any]])
    change(&screens[0])
    record["screens"] = screens
    try app.folder.write(Self.record, try JSONSerialization.data(withJSONObject: record))
  }

  private func add(_ app: SampleApp, to list: String, _ entry: Any) throws {
    try edit(app) { $0[list] = ($0[list] as? [Any] ?? []) + [entry] }
  }

  private func digest(_ app: SampleApp, _ path: String) throws -> String {
    SHA256Digest(of: try app.folder.bytes(path)).description
  }

  /// Neither command writes anything, even if files may be replaced.
  private func expectRefusal(of app: SampleApp, naming part: String) throws {
    try expectRefusal(of: app, because: "'\(part)'")
  }

  private func expectRefusal(of app: SampleApp, because part: String) throws {
    let before = try app.contents()
    for remove in [true, false] {
      do {
        if remove { try app.remove(replaces: true) } else { try app.install(replaces: true) }
        Issue.record("\(part) was accepted")
      } catch InstallError.record(_, let reason) {
        #expect(reason.contains(part))
      }
      #expect(try app.contents() == before)
    }
  }

  @Test(
    arguments: [
      ".git/config", ".git/x.storyboard", ".envrc", "Podfile", "README.md", "App/main.swift",
      "Game.xcodeproj/project.pbxproj", "App/Info.plist", "App/Main.xib",
      "App/Assets.xcassets/AppIcon.appiconset/Contents.json",
      "App/Assets.xcassets/Icon.imageset/LaunchArtwork.png",
      "App/Assets.xcassets/Launch.storyboard", "App/Contents.json", "App/LaunchArtwork.png",
      set + "run.sh", set + "Icon.png", set + "a/LaunchArtwork.png",
    ], [true, false])
  func otherFilesAreNeitherRestoredNorRemoved(_ path: String, restores: Bool) throws {
    let app = try installed()
    let bytes = Array("theirs".utf8)
    if !path.hasSuffix(".pbxproj") && !path.hasSuffix(".plist") {
      try app.folder.write(path, bytes)
    }
    var entry: [String: Any] = ["path": path, "digest": try digest(app, path)]
    if restores { entry["former"] = Data("evil".utf8).base64EncodedString() }
    try add(app, to: "files", entry)
    try expectRefusal(of: app, naming: path)
  }

  @Test func aPropertyListThatTheTargetDoesNotNameIsNotChanged() throws {
    let app = try installed()
    try app.folder.write("Other/Info.plist", Array(SampleApp.list("").utf8))
    try add(
      app, to: "infoPlists",
      [
        "path": "Other/Info.plist", "digest": try digest(app, "Other/Info.plist"),
        "former": Data("evil".utf8).base64EncodedString(), "keys": ["UILaunchScreen"],
      ])
    try expectRefusal(of: app, naming: "Other/Info.plist")
  }

  @Test func onlyLaunchKeysComeBack() throws {
    let app = try installed()
    let former = SampleApp.list(SampleApp.string("NSAppTransportSecurity", "evil"))
    try edit(app) { screen in
      var lists = screen["infoPlists"] as? [[String: Any]] ?? []
      lists[0]["former"] = Data(former.utf8).base64EncodedString()
      screen["infoPlists"] = lists
    }
    try app.remove()
    #expect(try app.text("App/Info.plist") == SampleApp.list(""))
    // A key that launchgen does not write is an error.
    let other = try installed()
    try edit(other) { screen in
      var lists = screen["infoPlists"] as? [[String: Any]] ?? []
      lists[0]["keys"] = ["CFBundleExecutable"]
      screen["infoPlists"] = lists
    }
    try expectRefusal(of: other, naming: "CFBundleExecutable")
  }

  @Test(
    arguments: [
      ("OTHER_SWIFT_FLAGS", #"{"absent":{}}"#),
      ("INFOPLIST_KEY_UILaunchScreen_Generation", #"{"value":{"_0":"NO; SWIFT_EXEC = evil"}}"#),
      ("INFOPLIST_KEY_UILaunchScreen_Generation", #"{"value":{"_0":"NO; }; name = X"}}"#),
    ])
  func otherBuildSettingsAreNotSet(_ key: String, _ former: String) throws {
    try expectRefusal(of: try installed(key, former), naming: key)
  }

  @Test func changesOfAnUnknownKindAreRefused() throws {
    let app = try installed(
      "INFOPLIST_KEY_UILaunchScreen_Generation",
      #"{"assignment":{"_0":"SWIFT_EXEC = evil;","distance":1}}"#)
    try expectRefusal(of: app, because: "it is damaged")
  }

  /// An app whose record has one more change of a build setting.
  private func installed(_ key: String, _ former: String) throws -> SampleApp {
    let app = try installed()
    try add(
      app, to: "settings",
      [
        "target": "Game", "configuration": "Debug", "identifier": "X", "key": key, "value": "NO",
        "former": try JSONSerialization.jsonObject(with: Data(former.utf8)),
      ])
    return app
  }

  @Test func otherMembersAndRepeatedFilesAreRefused() throws {
    let app = try installed()
    try add(app, to: "members", "App/main.swift")
    try expectRefusal(of: app, naming: "App/main.swift")
    let other = try installed()
    let path = "App/LaunchScreen.storyboard"
    try add(other, to: "files", ["path": path, "digest": "00"])
    try expectRefusal(of: other, naming: path)
  }

  /// The digest is right, but launchgen did not write the file.
  @Test(arguments: [true, false]) func aStoryboardOfTheAppIsKept(restores: Bool) throws {
    let app = try installed()
    try app.folder.write("App/Main.storyboard", Array(SampleApp.storyboard.utf8))
    var entry: [String: Any] = [
      "path": "App/Main.storyboard", "digest": try digest(app, "App/Main.storyboard"),
    ]
    if restores { entry["former"] = Data("evil".utf8).base64EncodedString() }
    try add(app, to: "files", entry)
    let before = try app.contents()
    let error = InstallError.edited(path: app.folder.path("App/Main.storyboard"))
    #expect(throws: error) { try app.remove() }
    if !restores { #expect(throws: error) { try app.install(picture: "two") } }
    #expect(try app.contents() == before)
  }

  /// A record that claims that launchgen wrote the app's own storyboard does not replace it.
  @Test func aStoryboardIsNotReplacedByItsDigestAlone() throws {
    let storyboard = "App/LaunchScreen.storyboard"
    let app = try installed()
    try app.folder.write(storyboard, Array(SampleApp.storyboard.utf8))
    let own = try digest(app, storyboard)
    try edit(app) { screen in
      screen["files"] = (screen["files"] as? [[String: Any]] ?? []).map { file in
        file["path"] as? String == storyboard
          ? file.merging(["digest": own]) { $1 } : file
      }
    }
    #expect(throws: InstallError.foreign(path: app.folder.path(storyboard))) {
      try app.install(picture: "two")
    }
    #expect(throws: InstallError.edited(path: app.folder.path(storyboard))) { try app.remove() }
  }
}
