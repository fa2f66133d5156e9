import LaunchCheck
import LaunchRules
import TestSupport
import Testing

@testable import LaunchApps

/// Faults that are milder than their rule: because of the iOS that the app supports, or because it is
/// not known what it is built with.
@Suite struct MilderLevelTests {
  private static let since9 = "<key>MinimumOSVersion</key><string>9.0</string>"

  private func level(of rule: String, _ sample: Sample) throws -> Level? {
    try sample.findings().first { $0.rule == rule }?.level
  }

  @Test func pixelsThatAreNotTurned() throws {
    var sample = Sample.clean.with { $0.images[0] = "Default-iOS7-568h@2x.png 1136 640" }
    #expect(try level(of: "landscape-pixels", sample) == .error)
    sample.more = Self.since9
    #expect(try level(of: "landscape-pixels", sample) == .warning)
  }

  @Test func unheardOfKey() throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.more =
        "<key>UILaunchScreen</key><dict><key>Background color</key><string>A</string></dict>"
    }
    #expect(try level(of: "launch-screen-contents", sample) == .note)
  }

  @Test func aKeyTwiceThatDoesNotMatterAtLaunch() throws {
    let name = "<key>CFBundleName</key><string>A</string>"
    #expect(try level(of: "duplicate-key", .more(name + name)) == .warning)
  }

  /// It was not checked, which is no fault of it.
  @Test func linesForThePreprocessor() throws {
    let sample = Sample.clean.with { $0.text = "#if A\n" + $0.written }
    #expect(try sample.findings().map(\.level) == [.note])
    let contents = Result { () throws(InfoPlistError) in try sample.contents() }
    #expect(!LoadedBundle(path: "Info.plist", contents: contents).isUnreadable)
  }

  /// iOS finds the file.
  @Test func aSuffixInTheNamesOfEntryAndFile() throws {
    let sample = Sample.lastEntry("Default-iOS8-736h@3x 8.0 Landscape 414 736")
    #expect(try level(of: "name-suffix", sample) == .note)
  }

  @Test func unassignedFile() throws {
    let sample = Sample.withStoryboard.with {
      $0.sources["Assets.xcassets/Logo.imageset/left-over.png"] = "PNG 1 1"
    }
    #expect(try level(of: "asset-left-out", sample) == .note)
    // On a Mac, the slots find this file.
    let capitals = Sample.withStoryboard.with {
      $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] =
        "{\"images\": [{\"filename\": \"logo.png\", \"idiom\": \"universal\"}]}"
      $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = nil
      $0.sources["Assets.xcassets/Logo.imageset/logo.PNG"] = "PNG 10 10"
    }
    #expect(try level(of: "asset-left-out", capitals) == nil)
    #expect(try level(of: "asset-not-shown", capitals) == .warning)
  }

  /// Cordova writes its set anew, so that an added file is lost.
  @Test(arguments: [("LaunchStoryboard", true), ("Logo", false)])
  func emptySetOfCordova(_ name: String, _ isOfCordova: Bool) throws {
    let sample = Sample.storyboard {
      $0.subviews = $0.subviews.replacing("\"Logo\"", with: "\"\(name)\"")
      $0.resources += "<image name=\"\(name)\" width=\"10\" height=\"10\"/>"
    }.with {
      $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = nil
      $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] = nil
      $0.sources["Assets.xcassets/\(name).imageset/Contents.json"] = "{\"images\": []}"
    }
    let finding = try sample.findings().first {
      $0.path.contains(".imageset") && $0.message.contains("names no file")
    }
    #expect(finding?.message.contains("add a splash element to config.xml") == isOfCordova)
  }

  /// Only an iPhone 6 Plus with iOS 8 launches into landscape, and only if it is held so.
  @Test func blankScreenOfADeviceHeldSideways() throws {
    let sample = Sample.clean.with {
      $0.orientations = ["Portrait", "LandscapeRight"]
      $0.entries = $0.entries?.map { $0.replacing("Landscape", with: "Portrait") }
    }
    #expect(try level(of: "blank-screen", sample) == .warning)
    let message = try sample.findings().first { $0.rule == "blank-screen" }?.message
    #expect(message?.contains("(the screen stays blank on iPhone 6 Plus with iOS 8,") == true)
    let first = sample.with { $0.orientations?.reverse() }
    #expect(try level(of: "blank-screen", first) == .error)
  }

  /// No file of the set is left: a second fault with another remedy is not silent.
  @Test(arguments: [
    ("{\"filename\": \"a.png\", \"idiom\": \"universal\"}", Level.note),
    (
      "{\"filename\": \"b.png\", \"idiom\": \"phone\"}, {\"filename\": \"a.png\", \"idiom\": \"ipad\"}",
      .warning
    ),
    (
      "{\"filename\": \"a.png\", \"idiom\": \"ipad\"}, {\"filename\": \"c.png\", \"idiom\": \"iphone\"}",
      .note
    ),
    ("{\"filename\": \"b.png\", \"idiom\": \"phone\"}", nil),
  ])
  func setWithSeveralFaults(_ slots: String, _ expected: Level?) throws {
    let sample = Sample.withStoryboard.with {
      $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] = "{\"images\": [\(slots)]}"
      $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = nil
      $0.sources["Assets.xcassets/Logo.imageset/b.png"] = "PNG 10 10"
    }
    #expect(try level(of: "asset-not-shown", sample) == .warning)
    let others = try sample.findings().filter { $0.rule == "asset-left-out" }
    #expect(others.map(\.level) == [expected].compactMap(\.self))
  }

  /// Volumes of most Macs ignore case.
  @Test(arguments: ["App/info.plist", "app/Info.plist", "APP/INFO.PLIST", "app/Gone.plist"])
  func infoPlistInOtherCapitals(_ path: String) throws {
    let sample = Sample.project {
      $0.project.targets[0].settings = ["INFOPLIST_FILE = \(path)"]
    }
    let isMissing = path.hasSuffix("Gone.plist")
    #expect(try level(of: "info-plist-file", sample) == (isMissing ? .error : .warning))
  }

  /// A second set, for iOS 9 and later, beside the turned one.
  @Test(arguments: [("9.0", nil), ("8.1", Level.error)] as [(String, Level?)])
  func uprightSet(_ system: String, _ expected: Level?) throws {
    let sample = Sample.clean.with {
      $0.entries? += [
        "New-667h \(system) Landscape 375 667", "New-736h \(system) Landscape 414 736",
        "New-844h 14.1 Landscape 390 844",
      ]
      $0.images += [
        "New-667h@2x.png 1334 750", "New-667h@3x.png 2001 1125", "New-736h@3x.png 2208 1242",
        "New-844h@3x.png 2532 1170",
      ]
    }
    #expect(try level(of: "landscape-pixels", sample) == expected)
  }

  /// Without a turned one for the same screen, it may be a mistake.
  @Test func uprightAlone() throws {
    let sample = Sample.clean.with {
      $0.entries?.append("New-844h 14.1 Landscape 390 844")
      $0.images.append("New-844h@3x.png 2532 1170")
    }
    #expect(try level(of: "landscape-pixels", sample) == .warning)
  }

  /// The landscape slots of Xcode's asset catalogs.
  @Test(arguments: [("375 812", "3x", "2436 1125"), ("414 896", "2x", "1792 828")])
  func catalogSlots(_ points: String, _ scale: String, _ pixels: String) throws {
    let sample = Sample.clean.with {
      $0.entries?.append("New 11.0 Landscape \(points)")
      $0.images.append("New@\(scale).png \(pixels)")
    }
    #expect(try level(of: "landscape-pixels", sample) == nil)
    #expect(try level(of: "wrong-size", sample) == nil)
  }

  @Test func onlyEntriesForPortrait() throws {
    let upright = InfoPlistText.listing1.map { $0.replacing("Landscape", with: "Portrait") }
    var sample = Sample.clean.with { $0.entries = upright }
    #expect(try level(of: "blank-screen", sample) == .error)
    sample.more = Self.since9
    #expect(try level(of: "blank-screen", sample) == .warning)
  }

  @Test func aFileWhoseNameLacksTheScale() throws {
    let sample = Sample.clean.with { $0.images[2] = "Default-iOS8-667h.png 750 1334" }
      .with { $0.images.remove(at: 3) }
    #expect(try level(of: "wrong-size", sample) == .warning)
    let text = try sample.findings().first { $0.rule == "wrong-size" }?.message ?? ""
    #expect(text.contains("should be Default-iOS8-667h@2x.png"))
  }

  @Test func olderSDKs() throws {
    let sample = Sample.more("<key>DTSDKName</key><string>iphoneos13.2</string>")
    #expect(try level(of: "no-launch-screen", sample) == .warning)
    // Only a build writes the SDK into the file: no setting adds a key any more.
    let built = Sample.more("<key>DTPlatformVersion</key><string>27.0</string>")
    #expect(try level(of: "no-launch-screen", built) == .error)
    // A packager's template has a word in its place, and says nothing of the build.
    let template = Sample.more("<key>DTSDKName</key><string>(SDK_NAME)</string>")
    #expect(try level(of: "no-launch-screen", template) == nil)
    let assumptions = Assumptions(sdk: OSVersion(27, 0))
    let source = try Sample.clean.contents().assuming(assumptions)
    let bundle = LoadedBundle(path: "Info.plist", contents: .success(source))
    let found = Checker().findings(in: bundle)
    #expect(found.first { $0.rule == "no-launch-screen" }?.level == .warning)
    let universal = Sample.more(
      "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>")
    #expect(try level(of: "ipad-orientations", universal) == .warning)
  }

  /// Images for iOS 7, and a storyboard for the others, as TN2244 has it.
  @Test func bothOfThem() throws {
    let storyboard = "<key>UILaunchStoryboardName</key><string>Launch</string>"
    #expect(try level(of: "launch-screen", .more(storyboard)) == nil)
    #expect(try level(of: "launch-screen", .more(storyboard + Self.since9)) == .warning)
  }

  /// Each needs another image: two that need the same size share a finding.
  @Test func imagesOfOtherSizesHaveFindingsOfTheirOwn() throws {
    let sample = Sample.clean.with {
      $0.images = [
        "Default-iOS7-568h@2x.png 100 50", "Default-iOS7@2x.png 640 960",
        "Default-iOS8-667h@2x.png 750 1334", "Default-iOS8-736h@3x.png 200 50",
      ]
    }
    let messages = try sample.findings().filter { $0.rule == "wrong-size" }.map(\.message)
    #expect(messages.count == 2)
    for (name, needed) in [
      ("Default-iOS7-568h@2x.png", "640x1136"), ("Default-iOS8-736h@3x.png", "1242x2208"),
    ] {
      let own = messages.filter { $0.hasPrefix(name) }
      #expect(own.count == 1 && own[0].contains("needs \(needed)"), "\(messages)")
    }
    #expect(!messages.contains { $0.contains("the same holds for") })
  }

  /// These have one remedy, and the sizes are listed.
  @Test func imagesThatAreNotTurnedShareAFinding() throws {
    let sample = Sample.clean.with {
      $0.images[0] = "Default-iOS7-568h@2x.png 1136 640"
      $0.images[1] = "Default-iOS7@2x.png 960 640"
    }
    let messages = try sample.findings().filter { $0.rule == "landscape-pixels" }.map(\.message)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix("Default-iOS7@2x.png (960x640, should be 640x960)") == true
        || messages.first?.hasSuffix("Default-iOS7-568h@2x.png (1136x640, should be 640x1136)")
          == true,
      "\(messages)")
  }

  /// One cause, one finding.
  @Test func severalEntriesShareAFinding() throws {
    let sample = Sample.clean.with {
      $0.entries? += InfoPlistText.listing1.map { $0.replacing("Landscape", with: "Portrait") }
    }
    let findings = try sample.findings().filter { $0.rule == "portrait-entry" }
    #expect(findings.count == 1)
    let message = try #require(findings.first?.message)
    #expect(message.hasPrefix("entry 5 of UILaunchImages never matches"))
    #expect(message.contains("; the same holds for entry 6 on line "))
    #expect(message.contains(" and entry 8 on line "))
    // They cannot show, so that it does not matter whose file they share.
    #expect(try level(of: "shared-file", sample) == nil)
  }
}
