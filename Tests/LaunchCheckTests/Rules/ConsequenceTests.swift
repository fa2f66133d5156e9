import LaunchCheck
import TestSupport
import Testing

/// One cause, one finding: what follows from a fault is not reported beside it.
@Suite struct ConsequenceTests {
  private static let since7 = "<key>MinimumOSVersion</key><string>7.0</string>"
  private static let sdk27 = "<key>DTPlatformVersion</key><string>27.0</string>"
  private static let withoutImages = Sample.clean.with {
    $0.entries = nil
    $0.images = []
  }
  private static let landscapeOnly =
    "<key>UIInterfaceOrientation</key><string>UIInterfaceOrientationLandscapeLeft</string>"
  private static let listing = InfoPlistText.listing1

  @Test(arguments: [
    // Screens without an entry.
    (Sample.clean.with { $0.entries = [listing[1]] }, ["store-568h"]),
    (.clean.with { $0.entries?.removeLast() }, ["letterboxed"]),
    // Entries that only have to be corrected.
    (
      .clean.with { $0.entries?[0] = "Default-iOS7-568h 7.0 Landscape 568 320" },
      ["size-swapped", "newer-iphones"]
    ),
    (
      .lastEntry("Default-iOS8-736h 8.0 Landscape 1242 2208"), ["size-in-pixels", "newer-iphones"]
    ),
    (
      .lastEntry("Default-iOS8-736h eight Landscape 414 736"), ["minimum-os", "newer-iphones"]
    ),
    (
      .clean.with { $0.entries = ["Default-iOS7-568h - Landscape 320 568"] },
      ["minimum-os-missing"]
    ),
    // With another screen that has no entry at all.
    (
      .clean.with { $0.entries = [listing[0], listing[1], "A 8.0 Landscape 736 414"] },
      ["letterboxed", "missing-file", "size-swapped"]
    ),
    // A key of the wrong type.
    (
      withoutImages.with { $0.more = sdk27 + "<key>UILaunchScreen</key><false/>" },
      ["launch-screen-contents", "scene-manifest"]
    ),
    // Versions of iOS.
    (
      .clean.with {
        $0.entries = listing.map { $0.replacing("7.0", with: "8.0") }
        $0.more = since7
      }, ["blank-screen", "newer-iphones"]
    ),
    // Orientations.
    (.clean.with { $0.orientations = ["Portrait"] }, ["blank-screen", "newer-iphones"]),
    (
      .clean.with {
        $0.orientations = nil
        $0.more = "<key>CFBundleName</key><string>App</string>"
      }, ["blank-screen", "newer-iphones"]
    ),
    (
      .clean.with { $0.entries = listing.map { $0.replacing("Landscape", with: "Portrait") } },
      ["blank-screen", "newer-iphones"]
    ),
    // Files.
    (
      .lastEntry("Default-iOS8-736h@2x 8.0 Landscape 414 736"), ["name-suffix", "newer-iphones"]
    ),
    (.lastImage("Default-iOS8-736h@3x.png 2500 2500"), ["too-large", "newer-iphones"]),
    (
      .lastImage("Default-iOS8-736h@3x.png 2208 1242").with {
        $0.entries?.append("Default-iOS8-736h 8.0 Portrait 414 736")
        $0.entries? += listing.dropLast().map {
          $0.replacing("Landscape", with: "Portrait").replacing("Default", with: "Upright")
        }
        $0.images += $0.images.dropLast().map { $0.replacing("Default", with: "Upright") }
        $0.orientations = ["Portrait", "LandscapeRight"]
      }, ["newer-iphones", "wide-736h-portrait"]
    ),
    // Launch screens.
    (
      .app([:]).with {
        $0.more = sdk27 + "<key>UILaunchStoryboardName</key><string></string>"
      }, ["launch-screen-name", "scene-manifest"]
    ),
    (
      .name("<string>Other.storyboard</string>"), ["launch-screen-missing", "launch-screen-name"]
    ),
    // Orientations that say nothing, or something else than what the app wants.
    (
      withoutImages.with {
        $0.orientations = []
        $0.more = landscapeOnly
      }, ["no-orientations"]
    ),
    (
      withoutImages.with {
        $0.text =
          "<plist version=\"1.0\"><dict><key>UISupportedInterfaceOrientations</key>"
          + "<array><string></string></array></dict></plist>"
      }, ["no-orientations"]
    ),
    (
      withoutImages.with { $0.more = InfoPlistText.orientations([], suffix: "~ipad") },
      ["ipad-orientations"]
    ),
    (
      withoutImages.with {
        $0.orientations = ["Portrait", "LandscapeLeft"]
        $0.more = landscapeOnly
      }, ["portrait-listed-first"]
    ),
  ])
  func oneFinding(_ sample: Sample, _ rules: [String]) throws {
    #expect(try sample.findings().map(\.rule).sorted() == rules.sorted())
  }

  /// The finding names what else follows.
  @Test func othersAreNamed() throws {
    let sample = Sample.clean.with { $0.entries = [Self.listing[1]] }
    let message = try #require(try sample.findings().first?.message)
    #expect(
      message.contains(
        "ITMS-90096), nor for {375, 667} (iPhone 6 to 8), {414, 736} (iPhone 6 Plus to 8 Plus) or "
          + "the iPhone X and later (the app runs"))
    let empty = Sample.name("<string></string>").with { $0.more += Self.sdk27 }
    let name = try empty.findings().first { $0.rule == "launch-screen-name" }
    #expect(name?.message.contains("ITMS-90870") == true)
  }

  /// The iPhone 5 ends with iOS 10, and the 6 with iOS 12.
  @Test func onlyDevicesThatRunTheAppAreNamed() throws {
    let sample = Sample.clean.with {
      $0.entries = [Self.listing[0]]
      $0.more = "<key>MinimumOSVersion</key><string>13.0</string>"
    }
    let message = try sample.findings().first { $0.rule == "letterboxed" }?.message ?? ""
    #expect(message.contains("iPhone 6s, 7, 8, SE 2, SE 3"))
    #expect(!message.contains("iPhone 6 ") && !message.contains("iPhone 4"))
  }

  /// Without the rule of the cause, what follows is reported.
  @Test func disabledCauses() throws {
    let sample = Sample.clean.with { $0.entries = [Self.listing[1]] }
    let rules = try sample.findings(Checker(disabled: ["store-568h"])).map(\.rule)
    #expect(rules == ["letterboxed"])
    #expect(
      try sample.findings(Checker(disabled: ["store-568h", "letterboxed"])).map(\.rule)
        == ["newer-iphones"])
  }
}
