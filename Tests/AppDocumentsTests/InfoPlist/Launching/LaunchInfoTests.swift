import AppDocuments
import Foundation
import LaunchRules
import TestSupport
import Testing

/// What an Info.plist says about launching, read from XML and from the binary format.
@Suite struct LaunchInfoTests {
  static let formats: [PropertyListSerialization.PropertyListFormat] = [.xml, .binary]

  @Test(arguments: formats)
  func readsEverything(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let entry = [
      "UILaunchImageName": "A", "UILaunchImageMinimumOSVersion": "8.0",
      "UILaunchImageOrientation": "Landscape", "UILaunchImageSize": "{375, 667}",
    ]
    let info = try read(
      [
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"],
        "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"],
        "UIInterfaceOrientation": "UIInterfaceOrientationPortrait",
        "UILaunchImages": [entry, "no dictionary", ["UILaunchImageMinimumOSVersion": 8]],
        "UILaunchImages~iphone": [entry], "UILaunchImageFile": "Start",
        "UILaunchStoryboardName~ipad": "Launch", "UIRequiresFullScreen": true,
        "UIDeviceFamily": [1, 2], "MinimumOSVersion": "7.1", "DTSDKName": "iphoneos8.1",
      ] as [String: Any], format)
    #expect(info.supportedOrientations.any == ["UIInterfaceOrientationLandscapeLeft"])
    #expect(info.supportedOrientations.pad == ["UIInterfaceOrientationPortrait"])
    #expect(info.supportedOrientations.phone == nil)
    #expect(info.interfaceOrientation == "UIInterfaceOrientationPortrait")
    let written = WrittenEntry(
      name: .text("A"), minimumOS: .text("8.0"), orientation: .text("Landscape"),
      size: .text("{375, 667}"))
    #expect(
      info.launchImages.any == [
        written, .noDictionary, WrittenEntry(minimumOS: .other(kind: "a number")),
      ])
    #expect(info.launchImages.phone == [written])
    #expect(info.launchImageFile.any == "Start")
    #expect(info.launchScreenKeys == DeviceVariants(pad: [.storyboardName]))
    #expect(info.requiresFullScreen)
    #expect(info.families == [.phone, .pad])
    #expect((info.minimumOS, info.sdk) == (OSVersion(7, 1), OSVersion(8, 1)))
    #expect(info.hasPadKeys)
  }

  /// Any key of UIKit will do.
  @Test(arguments: ["UILaunchImageFile~ipad", "UIStatusBarHidden~ipad"])
  func appsForPads(_ key: String) throws {
    #expect(try read([key: "x", "CFBundleIcons~ipad": "x"], .xml).idioms == [.phone, .pad])
    #expect(try read(["CFBundleIcons~ipad": "x"], .xml).idioms == [.phone])
    let orientations = ["UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"]]
    #expect(try read(orientations, .xml).idioms == [.pad])
    #expect(try read([key: "x", "UIDeviceFamily": [1]] as [String: Any], .xml).idioms == [.phone])
  }

  /// What a build writes beside its images says nothing about orientations.
  @Test(
    arguments: [
      (["Landscape"], [.landscapeRight, .landscapeLeft]), (["Portrait"], [.portrait]),
      (["LandscapeLeft", ""], [.portrait, .landscapeRight, .landscapeLeft]), ([], []),
    ] as [([String], [InterfaceOrientation])])
  func nothingButEntries(_ values: [String], _ expected: [InterfaceOrientation]) throws {
    let entries = values.map { value in
      ["UILaunchImageName": "A", "UILaunchImageMinimumOSVersion": "7.0"]
        .merging(value.isEmpty ? [:] : ["UILaunchImageOrientation": value]) { $1 }
    }
    #expect(try read(["UILaunchImages": entries], .xml).orientations(for: .phone) == expected)
    #expect(
      try read(["UILaunchImages": entries, "CFBundleName": "A"] as [String: Any], .xml)
        .supportedOrientations == DeviceVariants())
  }

  @Test(arguments: formats)
  func nothing(_ format: PropertyListSerialization.PropertyListFormat) throws {
    #expect(try read([:], format) == LaunchInfo())
  }

  /// What has the wrong type is there, and holds nothing.
  @Test func wrongTypes() throws {
    let info = try read(
      [
        "UISupportedInterfaceOrientations": "x", "UILaunchImages": ["a": "b"],
        "UIRequiresFullScreen": "YES", "UIDeviceFamily": ["2"],
        "MinimumOSVersion": "$(IPHONEOS_DEPLOYMENT_TARGET)",
      ] as [String: Any], .xml)
    #expect(info.supportedOrientations.any == [])
    #expect(info.launchImages.any == [])
    #expect(!info.requiresFullScreen)
    #expect(info.families == [.pad])
    #expect(info.minimumOS == nil)
  }

  @Test("a text that is long enough to be slow is no name", arguments: formats)
  func longTexts(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 25_000)
    let entry = ["UILaunchImageName": "a" + marks, "UILaunchImageSize": marks]
    let read = try read(["UILaunchImages": [entry]], format).launchImages.any?.first
    #expect(read?.name == .other(kind: "a very long string"))
    #expect(read?.size == .other(kind: "a very long string"))
  }

  private func read(
    _ list: [String: Any], _ format: PropertyListSerialization.PropertyListFormat
  ) throws -> LaunchInfo {
    let bytes = try FoundationList.bytes(list, format)
    return LaunchInfo(try PropertyListDocument(bytes))
  }
}
