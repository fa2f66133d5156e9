import Foundation
import TestSupport
import Testing

/// Builds for projects whose TARGETED_DEVICE_FAMILY says which devices the app is for.
@Suite struct DeviceFamilyTests {
  private static let small = ["--screens", "480,1024", "--scales", "2", "--compression", "fast"]
  private static let both = ["--merge", "Game.xcodeproj"]
  private static let split = ["--merge", "App/Info.plist", "--info-plist", "Game.xcodeproj"]
  private static let keysForPads =
    "<key>UISupportedInterfaceOrientations~ipad</key><array>"
    + "<string>UIInterfaceOrientationLandscapeLeft</string></array>"
  private static let fullScreen = "<key>UIRequiresFullScreen</key><true/>"

  /// - Parameter families: of each target.
  private func folder(_ families: String..., more: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withArtwork()
    var project = XcodeProjectText()
    project.settings = ["IPHONEOS_DEPLOYMENT_TARGET = 7.0", "SDKROOT = iphoneos"]
    project.targets = zip(["Game", "Lite"], families).map { name, family in
      XcodeProjectText.Target(
        name,
        ["INFOPLIST_FILE = App/Info.plist"]
          + (family.isEmpty ? [] : ["TARGETED_DEVICE_FAMILY = \"\(family)\""]))
    }
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    try folder.write(
      "App/Info.plist",
      Data(
        InfoPlistText.document(
          InfoPlistText.orientations(["LandscapeLeft"]), Self.fullScreen, more
        ).utf8))
    return folder
  }

  private func keys(_ folder: TemporaryFolder) throws -> Set<String> {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: folder.read("App/Info.plist"), format: nil)
    let members = try #require(list as? [String: Any])
    return Set(members.keys.filter { $0.hasPrefix("UILaunchImages") })
  }

  /// An app for one family of devices.
  struct App: Sendable {
    var family: String
    var more: String
    var keys: Set<String>
    var others: String
    var otherFamily: String
  }

  private static let apps = [
    App(
      family: "1", more: keysForPads, keys: ["UILaunchImages"], others: "iPads", otherFamily: "2"),
    App(
      family: "2", more: "", keys: ["UILaunchImages~ipad"], others: "iPhones", otherFamily: "1"),
  ]

  @Test(arguments: apps, [both, split])
  func entriesOfOtherDevicesAreLeftOut(_ app: App, _ merging: [String]) async throws {
    let folder = try folder(app.family, more: app.more)
    let (devices, number) = (app.others, app.otherFamily)
    let run = try await Launchgen.run(["build", "art.png"] + merging + Self.small, in: folder)
    #expect(run.status == 0)
    let screens = devices == "iPads" ? "phones" : "ipads"
    #expect(
      run.errors.contains(
        "App/Info.plist: warning: the entries for \(devices) are not written (the app is not for "
          + "\(devices): TARGETED_DEVICE_FAMILY has no \(number)); use --screens \(screens), or add "
          + "\(number) to TARGETED_DEVICE_FAMILY\n"))
    #expect(try keys(folder) == app.keys)
    // What is written is right for the app's devices.
    let check = try await Launchgen.run(["check", "Game.xcodeproj"], in: folder)
    for rule in ["blank-screen", "ipad-launch-orientation", "landscape-pixels"] {
      #expect(!check.output.contains("[\(rule)]"))
    }
  }

  /// Neither UIDeviceFamily nor a key for iPads is in the file.
  @Test(arguments: [both, split])
  func anAppForBoth(_ merging: [String]) async throws {
    let folder = try folder("1,2")
    let run = try await Launchgen.run(["build", "art.png"] + merging + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(!run.errors.contains("TARGETED_DEVICE_FAMILY"))
    #expect(try keys(folder) == ["UILaunchImages~iphone", "UILaunchImages~ipad"])
  }

  /// Without the setting, Xcode builds for iPhones, whatever keys the file has.
  @Test func noSetting() async throws {
    let folder = try folder("", more: Self.keysForPads)
    let run = try await Launchgen.run(["build", "art.png"] + Self.both + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(try keys(folder) == ["UILaunchImages"])
  }

  /// An Info.plist is right for all of the targets that it is for.
  @Test func targetsForDifferentDevices() async throws {
    let folder = try folder("1", "2")
    let run = try await Launchgen.run(["build", "art.png"] + Self.both + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(try keys(folder) == ["UILaunchImages~iphone", "UILaunchImages~ipad"])
    let one = try self.folder("1", "2")
    let lite = try await Launchgen.run(
      ["build", "art.png", "--target-name", "Lite"] + Self.both + Self.small, in: one)
    #expect(lite.status == 0)
    #expect(try keys(one) == ["UILaunchImages~ipad"])
  }

  /// Images that nobody loads are worth a warning without a merge too.
  @Test func withoutAMerge() async throws {
    let folder = try folder("1")
    let arguments = ["build", "art.png", "--info-plist", "Game.xcodeproj"]
    let run = try await Launchgen.run(arguments + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "Game.xcodeproj: warning: the images for iPads do not show (the app is not for iPads: "
          + "TARGETED_DEVICE_FAMILY has no 2); use --screens phones, or add 2 to "
          + "TARGETED_DEVICE_FAMILY\n"))
    let strict = try await Launchgen.run(arguments + Self.small + ["--strict"], in: folder)
    #expect(strict.status == 65)
    let file = try await Launchgen.run(
      ["build", "art.png", "--info-plist", "App/Info.plist"] + Self.small, in: folder)
    #expect(!file.errors.contains("do not show"))
    let phones = try await Launchgen.run(arguments + ["--screens", "480"], in: folder)
    #expect(!phones.errors.contains("do not show"))
  }

  /// The orientations of an app for iPads only are those of `~ipad`.
  @Test func orientationOfAnAppForPads() async throws {
    let folder = try folder("2", more: Self.keysForPads)
    try folder.write(
      "App/Info.plist", Data(InfoPlistText.document(Self.fullScreen, Self.keysForPads).utf8))
    let run = try await Launchgen.run(
      ["build", "art.png", "--screens", "1024"] + Self.both, in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("for images made for landscape-left"))
    #expect(try keys(folder) == ["UILaunchImages~ipad"])
  }

  /// They launch apps as they are held, whatever comes first in the list.
  @Test func portraitFirstInAnAppForPads() async throws {
    let folder = try folder("2")
    try folder.write(
      "App/Info.plist",
      Data(InfoPlistText.document(InfoPlistText.orientations(["Portrait", "LandscapeLeft"])).utf8))
    let run = try await Launchgen.run(
      ["build", "art.png", "--info-plist", "Game.xcodeproj", "--screens", "1024"], in: folder)
    #expect(run.status == 0)
    #expect(!run.errors.contains("launches into portrait"))
  }
}
