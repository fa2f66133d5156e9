import LaunchCheck
import Testing

/// Where a rule about launch files is milder than it says: sources disagree, or less is known.
@Suite struct LaunchScreenLevelTests {
  private static let unchecked = "useAutolayout=\"YES\" initialViewController=\"Vc\""
  private static let action = "<connections><action selector=\"start:\"/></connections>"

  @Test(arguments: [
    ("custom-class", Sample.storyboard { $0.root = "customClass=\"UINavigationController\"" }),
    (
      "custom-class",
      .storyboard {
        $0.root = "customClass=\"Start\""
        $0.attributes = unchecked
      }
    ),
    (
      "connections",
      .storyboard {
        $0.members = action
        $0.attributes = unchecked
      }
    ),
    (
      "runtime-attributes",
      .storyboard {
        $0.members = "<userDefinedRuntimeAttribute keyPath=\"a\"/>"
        $0.attributes = unchecked
      }
    ),
    ("one-root", .storyboard { $0.objects = "<tapGestureRecognizer id=\"Ge\"/>" }),
    ("web-view", .storyboard { $0.subviews += "<wkWebView id=\"We\"/>" }),
    (
      "image-outside-catalog",
      .storyboard { $0.members = "<imageReference image=\"icon.png\"/>" }.with {
        $0.sources["Images/icon@2x.png"] = "PNG 60 60"
      }
    ),
    (
      "image-outside-catalog",
      .storyboard { $0.members = "<imageReference key=\"image\" image=\"AppIcon\"/>" }.with {
        $0.sources["Assets.xcassets/AppIcon.appiconset/Contents.json"] = "{}"
      }
    ),
    (
      "safe-area-target",
      .storyboard {
        $0.attributes += " useSafeAreas=\"YES\""
        $0.target = "version=\"1792\""
        $0.members = "<viewLayoutGuide key=\"safeArea\" id=\"Sa\"/>"
      }
    ),
    ("launch-screen-missing", .name("<string>Other</string>")),
    ("launch-screen-name", .name("<string>Launch.storyboard</string>")),
    ("launch-screen-name", .name("<string>Launch.xib</string>")),
    (
      "launch-screen-name",
      .withStoryboard.with {
        $0.more += "<key>UILaunchStoryboardName~ipad</key><string>Launch.storyboard</string>"
      }
    ),
    (
      "launch-screen-name",
      .withStoryboard.with {
        $0.more =
          "<key>UILaunchStoryboards</key><dict><key>UILaunchStoryboardDefinitions</key><array>"
          + "<dict><key>UILaunchStoryboardFile</key><string>Launch.storyboard</string></dict>"
          + "</array></dict>"
      }
    ),
  ])
  func milder(_ rule: String, _ sample: Sample) throws {
    let findings = try sample.findings().filter { $0.rule == rule }
    #expect(findings.map(\.level) == [.warning])
  }

  /// A main storyboard needs what a launch screen must not have.
  @Test func mainStoryboardAsLaunchScreen() throws {
    let sample = Sample.storyboard {
      $0.attributes = Self.unchecked
      $0.root = "customClass=\"Start\""
      $0.members = Self.action
    }.with { $0.more += "<key>UIMainStoryboardFile</key><string>Launch</string>" }
    let findings = try sample.findings()
    #expect(findings.map(\.rule) == ["launch-screen-main"])
    let without = try sample.findings(Checker(disabled: ["launch-screen-main"]))
    #expect(without.map(\.rule).sorted() == ["connections", "custom-class", "not-launch-flag"])
  }

  /// A launch screen that is there, and that no key names, is the remedy.
  @Test(arguments: [
    ("LaunchScreen.storyboard", "write 'LaunchScreen', the name of "),
    ("Base.lproj/LaunchScreen.xib", "write 'LaunchScreen', the name of "),
    ("Other.storyboard", "make a separate launch storyboard"),
  ])
  func aLaunchScreenBesideTheMainStoryboard(_ path: String, _ remedy: String) throws {
    let sample = Sample.storyboard { $0.attributes = Self.unchecked }.with {
      $0.more += "<key>UIMainStoryboardFile</key><string>Launch</string>"
      $0.sources[path] = StoryboardText.clean.text
    }
    let finding = try #require(try sample.findings().first { $0.rule == "launch-screen-main" })
    #expect(finding.remedy?.hasPrefix(remedy) == true)
    #expect(finding.remedy?.hasSuffix(path) == !remedy.hasPrefix("make"))
  }

  /// One finding for all elements of a file.
  @Test func oneFindingForAFile() throws {
    let views = (1...6).map { "<view id=\"V\($0)\" customClass=\"A\"/>" }.joined(separator: "\n")
    let text = StoryboardText.clean.with { $0.subviews += "\n" + views }
    let sample = Sample.withStoryboard.with {
      $0.sources["Base.lproj/Launch.storyboard"] = text.text
    }
    let finding = try #require(try sample.findings().first)
    let line = try #require(finding.line)
    #expect(
      finding.message.contains(
        "code); clear Class in the Identity inspector; the same holds for view 'V2' on line "
          + "\(line + 1), view 'V3'"))
  }
}
