import Foundation
import TestSupport
import Testing

@Suite struct MergeTests {
  private static let old = Date(timeIntervalSince1970: 1_000_000_000)

  @Test func writesOnceAndThenLeavesItAlone() async throws {
    let folder = try TemporaryFolder.with(
      infoPlist: InfoPlists.xml(["LandscapeLeft", "LandscapeRight"]))
    let first = try await Launchgen.run(["merge", "Info.plist"], in: folder)
    #expect(first.status == 0)
    #expect(first.output == "")
    #expect(
      first.errorLines.first
        == "Info.plist: UILaunchImages written, for images made for landscape-left")
    let bytes = try folder.read("Info.plist")
    try FileManager.default.setAttributes(
      [.modificationDate: Self.old], ofItemAtPath: folder.path("Info.plist"))
    let second = try await Launchgen.run(["merge", "Info.plist"], in: folder)
    #expect(second.status == 0)
    #expect(second.errors == "Info.plist: nothing to change, for images made for landscape-left\n")
    #expect(try folder.read("Info.plist") == bytes)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("Info.plist"))
    #expect(attributes[.modificationDate] as? Date == Self.old)
    #expect(try folder.tree() == ["Info.plist"])
  }

  @Test func dryRunIsADiff() async throws {
    let list = InfoPlists.xml(["Portrait", "LandscapeLeft"])
    let folder = try TemporaryFolder.with(infoPlist: list)
    let run = try await Launchgen.run(
      ["merge", "Info.plist", "--dry-run", "--set-orientations", "--screens", "480"], in: folder)
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1)
    #expect(
      run.errors.hasPrefix(
        "Info.plist:3: warning: launches into portrait get a blank or sideways screen on iPhone "))
    #expect(try Golden("merge-dry-run").difference(from: run.output) == nil)
    #expect(try folder.read("Info.plist") == list)
  }

  /// iPads keep what they have.
  @Test func anAppForPads() async throws {
    let pad = InfoPlistText.launchImages(["Pad 7.0 Landscape 768 1024"])
    let list = InfoPlistText.document(InfoPlistText.orientations(["LandscapeLeft"]), pad)
    let folder = try TemporaryFolder.with(infoPlist: Data(list.utf8))
    let merged = try await Launchgen.run(["merge", "Info.plist"], in: folder)
    #expect(merged.status == 0)
    #expect(
      merged.errorLines.first
        == "Info.plist: UILaunchImages~iphone written, for images made for landscape-left")
    let text = String(decoding: try folder.read("Info.plist"), as: UTF8.self)
    #expect(text.contains(pad))
  }

  @Test func aLinkIsFollowed() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("App")
    try folder.write("App/Info.plist", InfoPlists.xml(["LandscapeRight"]))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "App/Info.plist")
    let run = try await Launchgen.run(["merge", "link", "-q"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try folder.tree() == ["App", "App/Info.plist", "link"])
    let text = String(decoding: try folder.read("App/Info.plist"), as: UTF8.self)
    #expect(text.contains("UILaunchImages"))
  }

  @Test(
    arguments: [
      (nil, [], 66, ": error: cannot be read (no such file or directory); check the path"),
      (
        InfoPlists.xml(["LandscapeLeft"]), ["--orientation", "landscape-right"], 65,
        ":3: error: does not launch into the orientation that the images are made for "
          + "(UISupportedInterfaceOrientations begins with UIInterfaceOrientationLandscapeLeft, the "
          + "images are for UIInterfaceOrientationLandscapeRight); use 'launchgen merge "
          + "--set-orientations' to put that first, or build and merge with the other --orientation"
      ),
      (
        Data("<plist><dict/></plist>".utf8), [], 65,
        ": error: does not launch into the orientation that the images are made for "
          + "(UISupportedInterfaceOrientations is missing or empty, the images are for "
          + "UIInterfaceOrientationLandscapeRight); use 'launchgen merge --set-orientations' to add "
          + "that"
      ),
      (
        launchImages, ["--set-orientations"], 65,
        ":2: error: already has UILaunchImages with other entries (1 entry); use --replace to "
          + "replace it, or --replace --dry-run to see the difference first"
      ),
      (
        Data("<plist><dict>\n<key>aps-environment</key><string/></dict></plist>".utf8),
        ["--set-orientations"], 65,
        ":2: error: is not an Info.plist (it looks like the app's entitlements: it has "
          + "aps-environment); name the app's Info.plist"
      ),
      (
        Data("<plist><dict>\n<key>A</key></dict></plist>".utf8), [], 65,
        ":2: error: is not a usable property list (the key 'A' has no value); fix it, or "
          + "restore an earlier copy"
      ),
    ] as [(Data?, [String], Int32, String)])
  func fails(
    _ bytes: Data?, _ options: [String], _ status: Int32, _ message: String
  ) async throws {
    let folder = try TemporaryFolder.with(infoPlist: bytes)
    let before = try folder.tree()
    let run = try await Launchgen.run(["merge", "Info.plist"] + options, in: folder)
    #expect(run.status == status)
    #expect(run.errors == "Info.plist\(message)\n")
    #expect(try folder.tree() == before)
    if let bytes { #expect(try folder.read("Info.plist") == bytes) }
  }

  @Test func aLaunchScreenIsAWarning() async throws {
    let text = """
      <plist><dict>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      </dict></plist>
      """
    let folder = try TemporaryFolder.with(infoPlist: Data(text.utf8))
    let run = try await Launchgen.run(
      ["merge", "Info.plist", "--set-orientations", "--quiet"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "Info.plist:2: warning: launch images will not show on iOS 8.0 and later (iOS ignores "
        + "them if UILaunchStoryboardName is present); keep that key, which the App Store requires, "
        + "if the images are only for older systems; otherwise use 'launchgen screen'\n")
  }

  /// The App Store rejects an app without a launch screen.
  @Test(arguments: [("8.0", true), ("13.0", true), ("7.1", false)])
  func noAdviceToRemoveTheLaunchScreen(lowest: String, neverShow: Bool) async throws {
    let text = """
      <plist><dict><key>MinimumOSVersion</key><string>\(lowest)</string>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      </dict></plist>
      """
    let folder = try TemporaryFolder.with(infoPlist: Data(text.utf8))
    let run = try await Launchgen.run(
      ["merge", "Info.plist", "--set-orientations", "--quiet"], in: folder)
    #expect(run.errors.contains("launch images will never show") == neverShow)
    #expect(run.errors.contains("'launchgen screen'") && !run.errors.contains("remove"))
  }

  static let launchImages = Data(
    "<plist><dict>\n<key>UILaunchImages</key><array><dict/></array></dict></plist>".utf8)
}
