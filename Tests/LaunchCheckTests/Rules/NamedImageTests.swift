import LaunchApps
import LaunchCheck
import TestSupport
import Testing

/// The pixels of images that iOS finds by name alone, since there are no entries.
@Suite struct NamedImageTests {
  private static let universal =
    "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
    + "<key>UIRequiresFullScreen</key><true/>"

  /// Without what every app without launch keys gets.
  private static let checker = Checker(disabled: ["no-launch-key", "store-568h"])

  private func findings(
    _ images: [String], _ more: String = "", isBuilt: Bool = true,
    orientations: [String] = ["Portrait", "LandscapeLeft"]
  ) throws -> [String] {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.orientations = orientations
      $0.images = images
      $0.more = more
      $0.isBuilt = isBuilt
    }
    return try sample.findings(Self.checker).map { "\($0.path) \($0.level) \($0.rule)" }
  }

  /// Xcode looks for a launch screen whether or not there are launch images; one finding says it.
  @Test func anAppThatSharesAnIPadsScreen() throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.orientations = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
      $0.images = []
      $0.more =
        "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
        + "<key>DTSDKName</key><string>iphoneos12.1</string>"
      $0.isBuilt = true
    }
    let findings = try sample.findings().filter { $0.message.contains("launch screen") }
    #expect(findings.map(\.rule) == ["no-launch-key"])
    #expect(findings.allSatisfy { $0.level == .error && $0.message.contains("ITMS-90475") })
  }

  @Test(arguments: [
    (["Default.png 320 480", "Default@2x.png 640 960", "Default-568h@2x.png 640 1136"], ""),
    (["Default-375w-667h@2x.png 750 1334", "Default-414w-736h@3x.png 1242 2208"], ""),
    (["Default-Landscape-414w-736h@3x.png 2208 1242"], ""),
    (["Default-414w-736h-Landscape@3x~iphone.png 1242 2208"], ""),
    (
      [
        "Default-Portrait~ipad.png 768 1024", "Default-Landscape~ipad.png 1024 768",
        "Default-Landscape@2x~ipad.png 2048 1536", "Default-Portrait@2x~ipad.png 1536 2048",
        "Default@2x~ipad.png 1536 2048", "Default@2x~iphone.png 640 960",
      ], universal
    ),
    // An iPhone's or an iPad's.
    (["Default.png 320 480", "Default@2x.png 1536 2048"], universal),
    (["Start-568h@2x.png 640 1136"], "<key>UILaunchImageFile</key><string>Start.png</string>"),
    // Not looked for.
    (["Default-568h@2x.png 1 1"], "<key>UILaunchStoryboardName~iphone</key><string/>" + later),
    (["Other@2x.png 1 1", "Default-568h@2x.txt 1 1"], ""),
  ])
  func right(_ images: [String], _ more: String) throws {
    #expect(try findings(images, more).filter { !$0.contains("launch-screen") } == [])
  }

  private static let later =
    "<key>UILaunchScreen</key><dict/><key>MinimumOSVersion</key><string>14.0</string>"

  @Test(arguments: [
    ("Default-568h@2x.png 640 960", "error wrong-size"),
    ("Default-568h@2x.png 1136 640", "error landscape-pixels"),
    ("Default.png 640 960", "warning wrong-size"),
    ("Default@2x.png 750 1334", "error wrong-size"),
    ("Default-414w-736h@3x.png 2208 1242", "error landscape-pixels"),
    ("Default@2x.png 1 1", "error placeholder"),
    ("Default@2x.png 640 960 alpha", "warning alpha"),
    ("Default@2x.png broken", "error image-unreadable"),
  ])
  func wrong(_ image: String, _ expected: String) throws {
    let name = image.split(separator: " ")[0]
    #expect(try findings([image]) == ["\(name) \(expected)"])
    // A source file may only be called so.
    let level = try findings([image], isBuilt: false)
    #expect(level == ["\(name) warning \(expected.split(separator: " ")[1])"])
  }

  /// iOS 7 finds these images, so that nothing is to be added for it.
  @Test(arguments: [
    (["Default@2x.png 640 960", "Default-568h@2x.png 640 1136"], false),
    (["Default@2x.png 640 960"], true), ([], true),
  ])
  func imagesForIOS7(_ images: [String], _ lacksSome: Bool) throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.orientations = ["Portrait"]
      $0.images = images
      $0.more = "<key>MinimumOSVersion</key><string>7.0</string>"
      $0.isBuilt = true
    }
    let finding = try #require(try sample.findings().first { $0.rule == "no-launch-key" })
    #expect(finding.message.contains("launch images for iOS 7") == lacksSome)
  }

  /// In a frame too, a file that is no PNG is not called a launch image that is shown.
  @Test func whatExplainSaysOfBrokenImages() throws {
    let contents = try Sample.clean.with {
      $0.entries = nil
      $0.images = ["Default@2x.png broken", "Default-568h@2x.png broken"]
      $0.isBuilt = true
    }.contents()
    let explanation = LaunchExplanation(path: "", contents: contents)
    let framed = explanation.rows.filter(contents.isFramed)
    #expect(!framed.isEmpty)
    for row in explanation.rows { #expect(explanation.why(row).hasSuffix("; it cannot be read")) }
    let summary = try #require(explanation.summary)
    #expect(summary.contains("a launch image that cannot be read on all"))
  }

  /// iPads show these images on iOS 7 and later too, where the status bar is over them.
  @Test(arguments: [
    ("Default-Portrait~ipad.png 768 1004", "768x1024"),
    ("Default-Landscape~ipad.png 1024 748", "1024x768"),
    ("Default-Portrait@2x~ipad.png 1536 2008", "1536x2048"),
    ("Default-Landscape@2x~ipad.png 2048 1496", "2048x1536"),
  ])
  func imagesBelowTheStatusBar(_ image: String, _ size: String) throws {
    for (target, level) in [
      ("5.0", Level.note), ("6.1", .note), ("7.0", .warning), ("9.3", .warning),
    ] {
      let sample = Sample.clean.with {
        $0.entries = nil
        $0.orientations = ["Portrait", "LandscapeLeft"]
        $0.images = [image]
        $0.more =
          Self.universal + "<key>MinimumOSVersion</key><string>\(target)</string>"
        $0.isBuilt = true
      }
      let findings = try sample.findings(Self.checker).filter { $0.rule == "wrong-size" }
      #expect(findings.map(\.level) == [level], "iOS \(target)")
      #expect(findings.first?.message.contains(size) == true)
    }
  }

  /// The frame is that of the largest image that iOS finds by name for the iPhones to the 5.
  @Test(arguments: [
    (
      ["Default@2x.png 640 960"], "7.0",
      "iPhones from the 5 on run the app in the frame of an iPhone 4s"
    ),
    (
      ["Default@2x.png 640 960", "Default-568h@2x.png 640 1136"], "7.0",
      "iPhones from the 6 on run the app in the frame of an iPhone 5"
    ),
    (
      ["Default-568h@2x.png 640 1136", "Default-375w-667h@2x.png 750 1334"], "8.0",
      "iPhone 6 Plus, 6s Plus, 7 Plus, 8 Plus and iPhones from the X on run the app in the frame of "
        + "an older iPhone"
    ),
    (
      ["Default-568h@2x.png 640 1136", "Default-375w-812h@3x.png 1125 2436"], "11.0",
      "and iPhones from the XR on run the app in the frame of an iPhone 5"
    ),
    (
      ["Default-568h@2x.png 640 1136", "Default-812h@3x.png 1125 2436"], "11.0",
      "and iPhones from the XR on run the app in the frame of an iPhone 5"
    ),
    (
      [
        "Default-568h@2x.png 640 1136", "Default-375w-667h@2x.png 750 1334",
        "Default-414w-736h@3x.png 1242 2208",
      ], "8.0", "iPhones from the X on run the app in the frame of an older iPhone"
    ),
    // The iPhone 5 does not run iOS 13.
    (
      ["Default@2x.png 640 960"], "13.0",
      "(iPhones run the app in the frame of an iPhone 4s"
    ),
    (["Default-568h@2x.png 640 1136"], "17.0", "(iPhones from the XS on run the app in the frame"),
  ])
  func frames(_ images: [String], _ target: String, _ words: String) throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.orientations = ["Portrait"]
      $0.images = images
      $0.more = "<key>MinimumOSVersion</key><string>\(target)</string>"
      $0.isBuilt = true
    }
    let finding = try #require(try sample.findings().first { $0.rule == "no-launch-key" })
    #expect(finding.message.contains(words), "\(finding.message)")
    #expect(!finding.message.contains("iOS does not find"))
  }

  /// An image of whatever size that is named for iPhones is not one of iPads.
  @Test(arguments: [
    ("Default.png 320 480", true), ("Default.png 640 960", true), ("Default.png 500 500", true),
    ("Default@2x.png 960 640", true), ("Default.png 768 1004", false),
    ("Default.png 1024 768", false), ("Default-Portrait.png 500 500", false),
  ])
  func iPadsShowAnImageOfIPhones(_ image: String, _ isOfPhones: Bool) throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.orientations = ["Portrait"]
      $0.images = [image]
      $0.more = Self.universal
      $0.isBuilt = true
    }
    let finding = try #require(try sample.findings().first { $0.rule == "no-launch-key" })
    #expect(finding.message.contains("iPads show an iPhone's image") == isOfPhones)
    // An iPad of another size runs the app in a frame, whatever image it finds there.
    #expect(finding.message.contains("in the frame of an older iPad"))
    let pads = sample.with { $0.more = $0.more.replacing("<integer>1</integer>", with: "") }
    let found = try pads.findings().first { $0.rule == "no-launch-key" }
    #expect(!image.hasSuffix("500 500") || found?.message.contains("iPhone's image") == false)
  }

  /// The App Store rejects an app without an image for the iPhone 5, also if iOS finds images by
  /// name.
  @Test(arguments: [
    (["Default@2x.png 640 960"], "", true), (["Default.png 320 480"], "", true),
    (["Default-375w-667h@2x.png 750 1334"], "", true),
    (["Default@2x.png 640 960", "Default-568h@2x.png 640 1136"], "", false),
    (["Default-568h@2x~iphone.png 640 1136"], "", false),
    (["Start@2x.png 640 960"], "<key>UILaunchImageFile</key><string>Start</string>", true),
    (["Start-568h@2x.png 640 1136"], "<key>UILaunchImageFile</key><string>Start</string>", false),
    (["Default@2x.png 640 960"], "<key>UILaunchStoryboardName</key><string>A</string>", false),
    ([], "", false),
    (
      ["Default~ipad.png 768 1024"], "<key>UIDeviceFamily</key><array><integer>2</integer></array>",
      false
    ),
  ])
  func store568h(_ images: [String], _ more: String, _ isRejected: Bool) throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.orientations = ["Portrait"]
      $0.images = images
      $0.more = more
    }
    for isBuilt in [true, false] where !more.contains("Storyboard") || !isBuilt {
      let findings = try sample.with { $0.isBuilt = isBuilt }.findings()
        .filter { $0.rule == "store-568h" }
      #expect(findings.count == (isRejected ? 1 : 0))
      #expect(findings.allSatisfy { $0.message.contains("ITMS-90096") })
    }
  }

  @Test func words() throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.images = ["Default-568h@2x.png 640 960", "Default.png 640 960"]
      $0.isBuilt = true
    }
    #expect(
      try sample.findings(Self.checker).map(\.message) == [
        "is 640x960 (the screen of iPhone 5, 5s, 5c, SE, iPod touch; zoomed 6, 7, 8, SE 2 and 3 "
          + "needs 640x1136); make a new image of this size",
        "is 640x960 (with this size, its name should be Default@2x.png); rename it",
      ])
  }
}
