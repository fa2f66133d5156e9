import LaunchCheck
import LaunchRules
import TestSupport
import Testing

/// Launches of iPads, which launch apps in the orientation that they are held in.
@Suite struct PadLaunchTests {
  private static let pads = [
    "Pad 7.0 Landscape 768 1024", "Pro 9.0 Landscape 1024 1366",
  ]
  private static let upright = pads.map { "Up-" + $0.replacing("Landscape", with: "Portrait") }
  private static let allFour = [
    "LandscapeRight", "LandscapeLeft", "Portrait", "PortraitUpsideDown",
  ]
  private static let families =
    "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>\n"

  /// - Parameter entries: for iPads.
  private func findings(
    _ orientations: [String], _ entries: [String], target: String = "9.0", more: String = ""
  ) throws -> [Finding] {
    let sample = Sample.more(
      Self.families + "<key>MinimumOSVersion</key><string>\(target)</string>\n"
        + InfoPlistText.orientations(orientations, suffix: "~ipad")
        + InfoPlistText.launchImages(entries, suffix: "~ipad") + more
    ).with { $0.images = [] }
    // `explain` says the same.
    let info = try sample.contents().info
    let rows = LaunchSurvey(info, LaunchSurvey.Scope(info)).rows.filter {
      $0.display.idiom == .pad && $0.launch.outcome.chosen?.fit == .otherOrientation
    }
    let findings = try sample.findings()
    let isReported = findings.contains { Self.rules.contains($0.rule) }
    #expect(rows.isEmpty || isReported)
    if findings.contains(where: { $0.rule == Self.rule }) { #expect(!rows.isEmpty) }
    return findings.filter { Self.rules.contains($0.rule) }
  }

  private static let rule = "ipad-launch-orientation"
  private static let rules = [rule, "blank-screen"]

  @Test func landscapeImagesAlone() throws {
    let findings = try findings(Self.allFour, Self.pads)
    #expect(findings.map(\.rule) == [Self.rule])
    #expect(findings.first?.level == .warning)
    #expect(
      findings.first?.message
        == "UILaunchImages~ipad has no entry for iPads that are held in portrait "
        + "(UISupportedInterfaceOrientations~ipad lists it, and they launch as they are held; iOS 9 "
        + "and later have been seen to show an entry for the other orientation); add Portrait "
        + "entries, or list only the other orientations in UISupportedInterfaceOrientations~ipad "
        + "and set UIRequiresFullScreen")
  }

  @Test func portraitImagesAlone() throws {
    let findings = try findings(["Portrait", "LandscapeLeft"], Self.upright)
    #expect(findings.map(\.rule) == [Self.rule])
    #expect(findings.first?.message.contains("held in landscape") == true)
  }

  /// Without the advice to set what is set.
  @Test func fullScreenAlready() throws {
    let findings = try findings(
      ["LandscapeLeft", "Portrait"], Self.pads, more: "<key>UIRequiresFullScreen</key><true/>\n")
    #expect(findings.map(\.rule) == [Self.rule])
    #expect(findings.first?.message.hasSuffix("Orientations~ipad") == true)
  }

  /// There the screen stays blank.
  @Test func olderSystems() throws {
    let findings = try findings(Self.allFour, Self.pads, target: "8.0")
    #expect(findings.map(\.rule) == ["blank-screen"])
    #expect(findings.first?.level == .error)
    #expect(findings.first?.message.hasSuffix("and set UIRequiresFullScreen") == true)
  }

  @Test(arguments: [
    (allFour, pads + upright), (["LandscapeLeft", "LandscapeRight"], pads),
    (["Portrait"], upright),
  ])
  func nothingIsMissing(_ orientations: [String], _ entries: [String]) throws {
    #expect(try findings(orientations, entries) == [])
  }

  private static let sdk12 = "<key>DTPlatformVersion</key><string>12.1</string>\n"

  /// One of them is enough: the app does not share the screen, or says how it launches.
  @Test(arguments: [
    ("", true), ("<key>UIRequiresFullScreen</key><true/>\n", false),
    ("<key>UIRequiresFullScreen~ipad</key><true/>\n", false),
    ("<key>UILaunchStoryboardName</key><string>Launch</string>\n", false),
  ])
  func sharingTheScreen(_ more: String, _ isReported: Bool) throws {
    for (sdk, isBuilt, level) in [
      (Self.sdk12, true, Level.error), (Self.sdk12, false, .error), ("", true, .warning),
    ] {
      let sample = Sample.more(
        Self.families + InfoPlistText.orientations(Self.allFour, suffix: "~ipad") + sdk + more
      ).with { $0.isBuilt = isBuilt && !more.contains("Storyboard") }
      let found = try sample.findings().first { $0.rule == "ipad-multitasking" }
      #expect(found?.level == (isReported ? level : nil))
    }
  }

  /// What a build variable hides is not judged.
  @Test(arguments: [
    ("UIStatusBarHidden = YES", true), ("UIRequiresFullScreen = \"$(FULL)\"", false),
    ("UILaunchStoryboardName = \"$(NAME)\"", false),
  ])
  func unknownSettings(_ setting: String, _ isReported: Bool) {
    let all = Self.allFour.map { "UIInterfaceOrientation" + $0 }.joined(separator: " ")
    let sample = ProjectSample.clean.with {
      $0.project.targets[0].settings += [
        "GENERATE_INFOPLIST_FILE = YES", "TARGETED_DEVICE_FAMILY = \"1,2\"",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"\(all)\"",
        "INFOPLIST_KEY_\(setting)",
      ]
    }
    let rules = Set(sample.findings().map(\.rule))
    #expect(rules.contains("ipad-multitasking") == isReported)
  }

  /// Nor is there anything to say of the list of entries that a build writes.
  @Test func entriesAlone() throws {
    var sample = Sample.clean
    sample.text = InfoPlistText.document(
      InfoPlistText.launchImages(InfoPlistText.listing1),
      InfoPlistText.launchImages(Self.pads, suffix: "~ipad"))
    sample.images = []
    let rules = Set(try sample.findings().map(\.rule))
    #expect(rules.isDisjoint(with: ["ipad-orientations", "ipad-multitasking", Self.rule]))
  }
}
