import LaunchApps
import LaunchCheck
import LaunchRules
import TestSupport
import Testing

/// What findings tell to do has to work.
@Suite struct AdviceTests {
  private func messages(_ rule: String, _ sample: Sample) throws -> [String] {
    try sample.findings().filter { $0.rule == rule }.map(\.message)
  }

  /// A device would not find `NAME.png@2x.png`.
  @Test func anExtensionInTheEntrysName() throws {
    let sample = Sample.clean.with {
      $0.entries?[2] = "Default-667h.png 8.0 Landscape 375 667"
      $0.images[2] = "Default-667h.png 750 1334"
      $0.images.remove(at: 3)
    }
    let message = try #require(try messages("wrong-size", sample).first)
    #expect(
      message.hasSuffix(
        "its name should be Default-667h@2x.png); rename it, and write the entry's name without "
          + "extension"))
  }

  /// The entries that merge writes have names of their own.
  @Test func mergeIsAdvisedOnlyForItsOwnNames() throws {
    func advice(_ images: [String]) throws -> String {
      let sample = Sample.clean.with {
        $0.entries = nil
        $0.images = images
      }
      return try messages("no-launch-key", sample).joined()
    }
    let own = try advice(Sample.files)
    #expect(own.contains("; add entries for the images with 'launchgen merge', or add UILaunchSt"))
    for images in [
      Array(Sample.files.dropFirst()), ["Default-667h@2x.png 750 1334", "Default@2x.png 640 960"],
    ] {
      let others = try advice(images)
      #expect(
        others.contains("; add UILaunchImages with an entry for each image, or add UILaunchSt"))
      #expect(!others.contains("merge"))
    }
  }

  /// The template's code shows landscape only.
  @Test(arguments: [(["LandscapeRight"], true), (["LandscapeRight", "Portrait"], false)])
  func scenes(_ orientations: [String], _ isLandscape: Bool) throws {
    let sample = Sample.clean.with {
      $0.orientations = orientations
      $0.more = "<key>DTSDKName</key><string>iphoneos27.0</string>"
    }
    let message = try #require(try messages("scene-manifest", sample).first)
    #expect(message.contains("landscape-scene") == isLandscape)
    #expect(message.contains("'launchgen template scene-manifest'"))
  }

  /// The App Store does not look at the older key.
  @Test func padsWithTheOlderKey() throws {
    let sample = Sample.clean.with {
      ($0.entries, $0.orientations) = (nil, nil)
      $0.more =
        "<key>UIInterfaceOrientation</key><string>UIInterfaceOrientationLandscapeLeft</string>"
        + "<key>UIDeviceFamily</key><array><integer>2</integer></array>"
        + "<key>DTSDKName</key><string>iphoneos17.0</string>"
        + "<key>UILaunchScreen</key><dict/>"
    }
    #expect(try messages("ipad-orientations", sample).first?.contains("is missing") == true)
  }

  /// Images next to the list may have names that no entry has.
  @Test func imagesWithOtherNamesThanTheEntries() throws {
    let sample = Sample.clean.with { $0.images = ["Default-667h@2x.png 750 1334"] }
    let message = try #require(try messages("no-files", sample).first)
    #expect(message.contains("(no file with the name of an entry was found near the Info.plist)"))
    #expect(message.contains("; compare the names, or check the built"))
  }

  @Test func aNameWithoutTheScreensScale() throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.images = ["Default.png 768 1024"]
    }
    let message = try #require(try messages("wrong-size", sample).first)
    #expect(
      message.hasSuffix(
        "is 768x1024 (with this name it should be 320x480, and the screen of iPhone 4, 4s needs "
          + "Default@2x.png); make Default@2x.png"), "\(message)")
  }

  /// The only key that says what the app wants must not be removed.
  @Test func anEmptyListNextToTheOlderKey() throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.orientations = []
      $0.more =
        "<key>UIInterfaceOrientation</key><string>UIInterfaceOrientationLandscapeLeft</string>"
    }
    #expect(
      try messages("no-orientations", sample) == [
        "UISupportedInterfaceOrientations is empty (no source says what iOS does then; launchgen "
          + "assumes portrait); write "
          + "UIInterfaceOrientationLandscapeLeft, which UIInterfaceOrientation names, into it"
      ])
  }

  /// iOS 14 and later may show the storyboard, which iOS 13 needs.
  @Test func aPlainScreenBesideAStoryboard() throws {
    let sample = Sample.withStoryboard.with {
      $0.more +=
        "<key>UILaunchScreen</key><dict/><key>MinimumOSVersion</key><string>13.0</string>"
    }
    let message = try #require(try messages("launch-screen-plain", sample).first)
    #expect(message.contains("(sources disagree, as UILaunchStoryboardName is present too)"))
  }

  /// Files of other scales need other names.
  @Test func scalesHaveFindingsOfTheirOwn() throws {
    let sample = Sample.clean.with {
      $0.images = [
        "Default-iOS7-568h.png 640 1136", "Default-iOS7.png 640 960",
        "Default-iOS8-667h@2x.png 750 1334", "Default-iOS8-736h.png 1242 2208",
      ]
    }
    let found = try messages("wrong-size", sample)
    #expect(found.count == 2)
    for message in found {
      #expect(message.contains("@2x.png") != message.contains("@3x.png"), "\(message)")
    }
  }

  /// Two entries with one file are no reason to name it twice.
  @Test func aFileIsNamedOnce() throws {
    let sample = Sample.clean.with {
      $0.entries?.append("Default-iOS8-736h 9.0 Landscape 414 736")
      $0.images[4] = "Default-iOS8-736h@3x.png 1242 2207"
    }
    let message = try #require(try messages("wrong-size", sample).first)
    #expect(!message.contains("the same holds for"))
  }

  /// TN2244 is of 2015.
  @Test func laterIPhones() throws {
    let sample = Sample.clean.with {
      $0.entries?.append("Default-844h 14.1 Landscape 390 844")
      $0.images.append("Default-844h@3x.png 2532 1170")
    }
    let message = try #require(try messages("landscape-pixels", sample).first)
    #expect(!message.contains("TN2244 requires"))
  }

  @Test func framesNameIPhones() throws {
    let sample = Sample.clean.with { $0.entries?.removeLast(2) }
    let message = try #require(try messages("letterboxed", sample).first)
    #expect(
      message.hasPrefix(
        "UILaunchImages has no entry for {375, 667} (iPhone 6 to 8), {414, 736} (iPhone 6 Plus to 8 "
          + "Plus) or the iPhone X and later (the app runs there"))
  }

  /// The entries that are there are for the other orientation.
  @Test func framesFollowTheOrientation() throws {
    let sample = Sample.clean.with {
      $0.entries?[3] = "Default-iOS8-736h 8.0 Portrait 414 736"
      $0.images.removeLast()
    }
    let message = try #require(try messages("letterboxed", sample).first)
    #expect(message.hasPrefix("UILaunchImages has no Landscape entry for {414, 736}"))
  }

  /// iPads find Default-Landscape~ipad.png first; Default.png is an iPhone's.
  @Test(arguments: [true, false])
  func anIPhonesFileInAUniversalApp(hasOwn: Bool) throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.more =
        "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
        + "<key>UIRequiresFullScreen</key><true/>"
        + InfoPlistText.launchImages(InfoPlistText.listing1, suffix: "~iphone")
      $0.images += ["Default.png 320 480"]
      if hasOwn { $0.images.append("Default-Landscape~ipad.png 1024 768") }
    }
    #expect(try messages("wrong-size", sample) == [])
  }

  @Test func fullScreenAsText() throws {
    let sample = Sample.more(
      "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
        + "<key>UIRequiresFullScreen</key><string>YES</string>")
    let message = try #require(try messages("ipad-orientations", sample).first)
    #expect(message.hasSuffix("or make UIRequiresFullScreen a Boolean"))
  }

  @Test func aNameThatIsNearlyRight() throws {
    let sample = Sample.name("<string>LaunchX</string>")
    let message = try #require(try messages("launch-screen-missing", sample).first)
    #expect(message.hasSuffix("; did you mean 'Launch'?"))
  }

  @Test func aMergeConflict() throws {
    let sample = Sample(
      text: "<plist version=\"1.0\"><dict>\n<<<<<<< HEAD\n<key>A</key><true/>\n=======\n</dict>")
    let finding = try #require(try sample.findings().first)
    #expect(finding.line == 2)
    #expect(finding.message.contains("a merge left a conflict in it"))
  }

  @Test func onlyTheOlderKey() throws {
    let sample = Sample.clean.with {
      $0.orientations = nil
      $0.more =
        "<key>UIInterfaceOrientation</key><string>UIInterfaceOrientationLandscapeRight</string>"
    }
    let finding = try #require(try sample.findings().first { $0.rule == "no-orientations" })
    #expect(finding.level == .note)
    #expect(finding.message.contains("with 'UIInterfaceOrientationLandscapeRight' first"))
  }

  /// Their names look as if iOS found them.
  @Test func imagesThatNothingFinds() throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.images = [
        "Default-568h@2x.png 640 1136", "Default-667h@2x.png 750 1334",
        "Default-736h@3x.png 1242 2208",
      ]
    }
    let message = try #require(try messages("no-launch-key", sample).first)
    #expect(message.contains("iOS does not find Default-667h@2x.png or Default-736h@3x.png"))
    #expect(message.contains("in the frame of an iPhone 5"))
  }
}
