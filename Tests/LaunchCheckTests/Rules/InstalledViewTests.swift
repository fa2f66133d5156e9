import LaunchApps
import LaunchRules
import TestSupport
import Testing

@testable import LaunchCheck

/// Views of a launch storyboard that devices show only for some size classes ("Installed" in Xcode).
@Suite struct InstalledViewTests {
  private static let black =
    "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
  private static let universal =
    "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"

  /// - Parameter kept: the variations that include the image view, such as `heightClass=compact`.
  private static func sample(
    _ kept: [String], _ orientations: [String] = ["Portrait", "LandscapeRight"]
  ) -> Sample {
    .storyboard {
      $0.distance = ""
      $0.background = black
      let variations = [("default", "exclude")] + kept.map { ($0, "include") }
      $0.members = variations.map { key, mask in
        "<variation key=\"\(key)\"><mask key=\"subviews\"><\(mask) reference=\"Im\"/></mask>"
          + "</variation>"
      }.joined()
    }.with {
      $0.orientations = orientations
      $0.more += universal
    }
  }

  private static let tall: [(Display, InterfaceOrientation)] = [
    (.phone667, .portrait), (.plus, .portrait), (.phone844, .portrait),
  ]
  private static let wide: [(Display, InterfaceOrientation)] = [
    (.plus, .landscapeLeft), (.phone956, .landscapeRight), (.phone896At2x, .landscapeRight),
  ]
  private static let low: [(Display, InterfaceOrientation)] = [
    (.phone667, .landscapeRight), (.phone844, .landscapeLeft), (.zoomedPlus, .landscapeRight),
  ]
  private static let pads: [(Display, InterfaceOrientation)] = [
    (.pad1024At2x, .portrait), (.pad1366, .landscapeRight),
  ]

  private static let cases: [([String], [(Display, InterfaceOrientation)])] = [
    (["heightClass=compact"], low + wide), (["widthClass=compact"], tall + low),
    (["heightClass=regular"], tall + pads), (["heightClass=regular-widthClass=regular"], pads),
    (["heightClass=compact-widthClass=regular"], wide), ([], []),
    (["heightClass=compact", "heightClass=regular-widthClass=compact"], low + wide + tall),
    // The order of the classes, and one of an unknown kind.
    (["widthClass=compact-heightClass=compact"], low), (["depthClass=compact"], []),
  ]

  @Test(arguments: Self.cases)
  func thePictureIsOnlyWhereItIsInstalled(
    _ kept: [String], _ shown: [(Display, InterfaceOrientation)]
  ) throws {
    let app = try #require(Self.sample(kept).loadedApps().first)
    for (display, held) in Self.tall + Self.wide + Self.low + Self.pads {
      let trait = AssetTrait(display, held)
      let isShown = shown.contains { $0 == display && $1 == held }
      let content = app.content(of: .storyboardName, on: trait)
      #expect(content.images == (isShown ? ["Logo"] : []), "\(display.devices) \(held)")
      #expect((content.plain == nil) == isShown)
      let preview = app.shownStoryboard(.storyboardName, on: trait)
      #expect((preview?.picture != nil) == isShown)
    }
  }

  /// Narrow windows of iPads have a compact width.
  @Test(arguments: [(320, ["Logo"]), (639, ["Logo"]), (678, []), (981, [])])
  func windowsOfPads(_ width: Int, _ shown: [String]) throws {
    let app = try #require(Self.sample(["widthClass=compact"]).loadedApps().first)
    let window = LaunchWindow(size: PointSize(width: width, height: 1024))
    let trait = AssetTrait(.pad1024At2x, in: window)
    let layout = try #require(LaunchScreenLayout(app, .storyboardName, for: .pad))
    #expect(layout.pictures(on: trait, in: window).map(\.name) == shown)
    #expect(app.content(of: .storyboardName, on: trait).images == shown)
    let preview = app.shownStoryboard(.storyboardName, on: trait)
    #expect((preview?.picture == nil) == shown.isEmpty)
  }

  /// No source gives the width class of the iPhone Duo.
  @Test(arguments: [("widthClass=compact", false), ("heightClass=regular", true)])
  func aPictureThatMayBeInstalledHasNoKnownPlace(_ kept: String, _ isKnown: Bool) throws {
    let app = try #require(Self.sample([kept]).loadedApps().first)
    let layout = try #require(LaunchScreenLayout(app, .storyboardName, for: .phone))
    let window = LaunchWindow(.duoInner, held: .portrait)
    let trait = AssetTrait(.duoInner, .portrait)
    let pictures = layout.pictures(on: trait, in: window)
    #expect(pictures.map(\.name) == ["Logo"])
    #expect(pictures.first?.unknown == (isKnown ? nil : .systemValue))
    #expect((pictures.first?.frame != nil) == isKnown)
    let content = app.content(of: .storyboardName, on: trait)
    #expect(content.images == ["Logo"] && content.plain == nil)
  }

  @Test func aPictureThatIsNowhereShownIsReported() throws {
    let finding = try Self.sample([]).findings().first { $0.rule == "launch-screen-plain" }
    #expect(
      finding?.message.hasPrefix(
        "shows only a color, '#000000' (Logo is hidden or not installed);") == true)
    #expect(try Self.sample(["default"]).findings().contains { $0.rule == finding?.rule } == false)
  }

  /// A landscape app never shows what is only for iPhones held upright.
  @Test func onlyLaunchesOfTheAppCount() throws {
    let rule = "launch-screen-plain"
    let landscape = Self.sample(["heightClass=compact"], ["LandscapeRight"])
    let both = Self.sample(["heightClass=compact"])
    let phones = "</array>"
    func messages(_ sample: Sample) throws -> [String] {
      let phoneOnly = sample.with {
        $0.more = $0.more.replacing("<integer>2</integer>" + phones, with: phones)
      }
      return try phoneOnly.findings().filter { $0.rule == rule }.map(\.message)
    }
    #expect(try messages(landscape) == [])
    let found = try messages(both)
    #expect(found.count == 1 && found[0].contains(", for iPhones held upright;"))
  }

  /// Xcode writes other constraints and values in the same way.
  @Test func variationsChangeConstraintsAndValues() throws {
    let sample = Sample.storyboard {
      $0.distance = ""
      $0.subviews = """
        <imageView image="Logo" id="Im" translatesAutoresizingMaskIntoConstraints="NO">
        <variation key="widthClass=regular" contentMode="scaleAspectFit" image="Other"/>
        </imageView>
        """
      $0.background = Self.black
      $0.members = """
        <variation key="heightClass=compact">
        <mask key="constraints"><exclude reference="Ctop"/></mask>
        </variation>
        """
    }.with { $0.sources["Assets.xcassets/Other.imageset/Contents.json"] = "{}" }
    let app = try #require(sample.loadedApps().first)
    let upright = app.content(of: .storyboardName, on: AssetTrait(.phone667, .portrait))
    #expect(upright.images == ["Logo"])
    func stretched(_ held: InterfaceOrientation) -> [String] {
      LaunchScreenContents(app).pictures(of: .storyboardName, on: .phone667, held)
        .filter { $0.stretch != nil }.map(\.name)
    }
    #expect(stretched(.portrait) == ["Logo"] && stretched(.landscapeRight).isEmpty)
    let pad = AssetTrait(.pad1366, .portrait)
    #expect(app.content(of: .storyboardName, on: pad).missing == ["Other"])
    #expect(app.shownStoryboard(.storyboardName, on: pad)?.contentMode == "scaleAspectFit")
  }

  @Test func hiddenViewsAreNotShown() throws {
    let sample = Sample.storyboard {
      $0.background = Self.black
      $0.subviews = $0.subviews.replacing("<imageView", with: "<imageView hidden=\"YES\"")
    }
    let finding = try sample.findings().first { $0.rule == "launch-screen-plain" }
    #expect(finding?.message.contains("Logo is hidden or not installed") == true)
  }

  @Test func onlyTheFirstOfManyHiddenPicturesAreNamed() throws {
    let names = (100..<400).map { "Pic\($0)" }
    let sample = Sample.storyboard {
      $0.background = Self.black
      $0.subviews = names.map { "<imageView hidden=\"YES\" image=\"\($0)\"/>" }.joined()
      $0.resources = names.map { "<image name=\"\($0)\" width=\"1\" height=\"1\"/>" }.joined()
    }
    let finding = try sample.findings().first { $0.rule == "launch-screen-plain" }
    #expect(
      finding?.message.contains("Pic102 is hidden or not installed; 297 more are not seen)")
        == true)
  }

  /// iPads and iPhones have launch storyboards of their own.
  @Test func eachFamilyHasItsStoryboard() throws {
    let sample = Sample.storyboard { _ in }.with {
      $0.more =
        "<key>UILaunchStoryboardName~ipad</key><string>Launch</string>"
        + "<key>UILaunchStoryboardName~iphone</key><string>Phone</string>" + Self.universal
      $0.sources["Phone.storyboard"] =
        StoryboardText.clean.with { $0.subviews = "" }.text
    }
    let app = try #require(sample.loadedApps().first)
    let phone = app.shownStoryboard(.storyboardName, on: AssetTrait(.phone844, .portrait))
    let pad = app.shownStoryboard(.storyboardName, on: AssetTrait(.pad1366, .portrait))
    #expect(phone != nil && phone?.picture == nil && pad?.picture != nil)
  }
}
