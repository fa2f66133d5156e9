import AppDocuments
import LaunchCheck
import TestSupport
import Testing

/// Launch image sets, judged as the entries that the asset compiler writes.
@Suite struct CatalogTests {
  /// The names and sizes are those of shipped apps.
  @Test func entries() throws {
    let contents = try ProjectTests.contents(.catalog(["Portrait"]))[0]
    let entries = try #require(contents.document.root["UILaunchImages"]?.array)
    let names = entries.compactMap { $0.dictionary?["UILaunchImageName"]?.string }
    #expect(
      names == [
        "LaunchImage-700", "LaunchImage-700-568h", "LaunchImage-800-667h",
        "LaunchImage-800-Portrait-736h", "LaunchImage-800-Landscape-736h",
      ])
    let sizes = entries.compactMap { $0.dictionary?["UILaunchImageSize"]?.string }
    #expect(sizes == ["{320, 480}", "{320, 568}", "{375, 667}", "{414, 736}", "{414, 736}"])
    #expect(contents.imageNames.contains("LaunchImage-800-Landscape-736h@3x.png"))
    #expect(contents.imageNames.count == 5)
  }

  @Test func entriesForPads() throws {
    let sample = ProjectSample.catalog(["LandscapeRight"]).with {
      $0.project.settings.append("TARGETED_DEVICE_FAMILY = 2")
      $0.texts[ProjectSample.set + "Contents.json"] = CatalogText.contents(
        ["- landscape 2x 7.0", "- landscape 1x 7.0", "- portrait 2x 7.0"], idiom: "ipad")
      $0.images = [
        ProjectSample.set + "0.png": (2048, 1536), ProjectSample.set + "1.png": (1024, 768),
        ProjectSample.set + "2.png": (1536, 2048),
      ]
    }
    let contents = try ProjectTests.contents(sample)[0]
    #expect(contents.document.root["UILaunchImages"] == nil)
    let entries = contents.document.root["UILaunchImages~ipad"]?.array ?? []
    #expect(
      entries.compactMap { $0.dictionary?["UILaunchImageName"]?.string }
        == ["LaunchImage-700-Landscape", "LaunchImage-700-Portrait"])
    #expect(
      contents.imageNames == [
        "LaunchImage-700-Landscape~ipad.png", "LaunchImage-700-Landscape@2x~ipad.png",
        "LaunchImage-700-Portrait@2x~ipad.png",
      ])
    // iPads turn: there is a slot for each orientation.
    #expect(!sample.places.contains { $0.hasSuffix("catalog-landscape") })
  }

  /// A landscape app is told of its older iPhones and of its newer ones, at the setting.
  @Test func landscape() {
    let sample = ProjectSample.catalog(["LandscapeRight", "LandscapeLeft"])
    let place =
      "Game.xcodeproj/project.pbxproj:\(sample.project.line(of: ProjectSample.setting) ?? 0)"
    #expect(
      sample.places == ["\(place) catalog-landscape", "\(place) catalog-newer-iphones"])
  }

  /// What to do depends on which versions of iOS and which devices the app is for.
  @Test(arguments: [
    ("8.0", nil, "", "make a launch screen with 'launchgen screen'"),
    ("7.0", nil, "", "add UILaunchImages with images from 'launchgen build'"),
    ("7.0", "1", "", "add UILaunchImages with images from 'launchgen build'"),
    (
      "7.0", "1,2", "",
      "add UILaunchImages with images from 'launchgen build', and with entries for the set's images for iPads"
    ),
    (
      "7.0", nil, "<key>UILaunchStoryboardName</key><string>L</string>",
      "add UILaunchImages with images from 'launchgen build'"
    ),
  ])
  func landscapeRemedies(_ target: String, _ families: String?, _ key: String, _ remedy: String) {
    let sample = ProjectSample.catalog(["LandscapeRight"]).with {
      $0.project.settings.append("IPHONEOS_DEPLOYMENT_TARGET = \(target)")
      $0.texts["App/Info.plist"] = InfoPlistText.document(
        InfoPlistText.orientations(["LandscapeRight"]), key)
      let path = ProjectSample.set + "Contents.json"
      let pad =
        "{\"filename\": \"pad.png\", \"idiom\": \"ipad\", \"extent\": \"full-screen\", "
        + "\"orientation\": \"landscape\", \"scale\": \"1x\", \"minimum-system-version\": \"7.0\"},"
      if let families {
        $0.project.settings.append("TARGETED_DEVICE_FAMILY = \"\(families)\"")
        $0.texts[path] = $0.texts[path]?.replacing("\"images\" : [", with: "\"images\" : [" + pad)
        $0.images[ProjectSample.set + "pad.png"] = (1024, 768)
      }
    }
    let found = sample.findings().first { $0.rule == "catalog-landscape" }
    #expect(found?.remedy == "remove this setting, and " + remedy)
    #expect(found?.problem.contains("show a blank screen before iOS 8.0)") == !key.isEmpty)
  }

  /// A slot for iOS 6 is right without the status bar; the finding is about the slot that is empty.
  @Test func slotsForIOS6() {
    let slot = "{\"filename\": \"0.png\", \"idiom\": \"ipad\", \"extent\": \"to-status-bar\", "
    let rest = "\"orientation\": \"landscape\", \"scale\": \"1x\"}"
    let sample = ProjectSample.catalog(["LandscapeRight"]).with {
      $0.project.settings.append("TARGETED_DEVICE_FAMILY = 2")
      $0.texts[ProjectSample.set + "Contents.json"] = "{\"images\": [\(slot)\(rest)]}"
      $0.images = [ProjectSample.set + "0.png": (1024, 748)]
    }
    let found = sample.findings().first { $0.rule == "wrong-size" }
    #expect(found?.remedy == "fill the set's slots for iOS 7 and later", "\(found?.message ?? "")")
  }

  /// The Info.plist may name a launch screen, and any orientation.
  @Test(arguments: [["Portrait"], ["LandscapeRight"]])
  func unreadInfoPlist(_ orientations: [String]) {
    let sample = ProjectSample.catalog(orientations).with {
      $0.project.targets[0].settings = $0.project.targets[0].settings.map {
        $0.hasPrefix("INFOPLIST_FILE") ? "INFOPLIST_FILE = Gone.plist" : $0
      }
    }
    let rules = sample.findings().map(\.rule)
    #expect(rules.contains("info-plist-file") && !rules.contains { $0.hasPrefix("catalog-") })
  }

  @Test func missingFilesPointToTheirSlot() {
    let sample = ProjectSample.catalog(["Portrait"]).with {
      $0.images[ProjectSample.set + "1.png"] = nil
    }
    #expect(sample.places.contains(ProjectSample.set + "Contents.json:4 launch-image-slot"))
  }

  @Test func emptySlotsAndOtherSystemsMakeNoEntry() throws {
    let text = CatalogText.contents(["- portrait 2x 7.0"], idiom: "tv")
    for text in [text, "{ \"images\" : [ { \"idiom\" : \"iphone\" } ] }", "{}", "[", ""] {
      let sample = ProjectSample.catalog(["Portrait"]).with {
        $0.texts[ProjectSample.set + "Contents.json"] = text
      }
      #expect(try ProjectTests.contents(sample)[0].document.root["UILaunchImages"] == nil)
    }
  }

  /// A catalog that is no member of the target is not compiled: that is the one finding.
  @Test func catalogsOutsideOfTheTarget() throws {
    let sample = ProjectSample.catalog(["LandscapeRight"]).with {
      $0.project.targets[0].resources = []
    }
    #expect(try ProjectTests.contents(sample)[0].document.root["UILaunchImages"] == nil)
    let line = sample.project.line(of: ProjectSample.setting) ?? 0
    #expect(sample.places == ["Game.xcodeproj/project.pbxproj:\(line) not-in-target"])
    #expect(
      sample.findings()[0].message.hasSuffix(
        "'App/Images.xcassets' is not a member of the target ('LaunchImage' in it does not ship with "
          + "the app); add it to the target"))
  }

  /// What a launch screen shows, in a catalog beside another one.
  @Test func imagesOfLaunchScreensOutsideOfTheTarget() {
    let sample = ProjectSample.withLaunchScreen.outside.with {
      $0.texts["App/Other.xcassets/Sky.colorset/Contents.json"] = "{}"
      $0.project.targets[0].resources = ["App/Other.xcassets"]
    }
    #expect(sample.findings().map(\.rule) == ["not-in-target"])
    #expect(sample.findings().map(\.path) == ["App/Info.plist"])
    let missing = sample.with {
      $0.texts["App/Images.xcassets/Logo.imageset/Contents.json"] = nil
      $0.texts["App/Images.xcassets/Logo.imageset/a.svg"] = nil
    }
    #expect(missing.places == ["App/Info.plist:10 launch-screen-asset"])
  }

  /// Without an asset catalog, an app has no named image or color.
  @Test(arguments: [
    ([], [], ["error image-outside-catalog", "warning named-color"]),
    (["App/Logo.png"], [], ["error image-outside-catalog", "warning named-color"]),
    (["App/Logo@2x.png"], [], ["warning image-outside-catalog", "warning named-color"]),
    (
      [], ["[CP] Check Pods Manifest.lock"], ["error image-outside-catalog", "warning named-color"]
    ),
    ([], ["[CP] Copy Pods Resources"], []), ([], ["Copy"], []), (["App/Gone.xcassets"], [], []),
  ])
  func appsWithoutCatalog(_ members: [String], _ scripts: [String], _ expected: [String]) throws {
    let sample = Self.storyboard("Logo").with {
      $0.project.targets[0].resources += members
      $0.project.targets[0].scripts = scripts
      if members.first != "App/Logo.png", !members.isEmpty {
        $0.images["App/Logo@2x.png"] = (20, 20)
      }
    }
    #expect(sample.findings().map { "\($0.level) \($0.rule)" } == expected)
    let app = try ProjectTests.contents(sample)[0]
    let content = app.content(of: .storyboardName, on: app.usualTrait(.portrait))
    #expect(content.missing == (expected.first?.hasPrefix("error") == true ? ["Logo"] : []))
  }

  /// What is not known may have the image.
  @Test func filesOfUnknownPlacesMayHaveImages() {
    let folder = Self.storyboard("Pictures/Logo.png")
    #expect(folder.findings().isEmpty)
    let settings = Self.storyboard("Logo").with { $0.project.targets[0].base = "Gone.xcconfig" }
    #expect(settings.findings().allSatisfy { $0.path != "App/Launch.storyboard" })
    let product = Self.storyboard("Logo").with {
      $0.project.targets[0].resources.append("Made.xcassets")
      $0.file = $0.project.text.replacing(
        "path = \"Made.xcassets\"; sourceTree = \"<group>\"",
        with: "path = \"Made.xcassets\"; sourceTree = BUILT_PRODUCTS_DIR")
    }
    #expect(product.findings().isEmpty)
  }

  @Test func launchScreensOfAppsWithoutCatalog() {
    let sample = ProjectSample.withLaunchScreen.with {
      $0.texts = $0.texts.filter { $0.key.hasSuffix("Info.plist") }
      $0.project.targets[0].resources = []
    }
    #expect(
      sample.findings().map(\.message) == [
        "Game (Debug and Release): UIImageName of UILaunchScreen names 'Logo', which is missing "
          + "(the app has no asset catalog); add it to an asset catalog, or correct the name"
      ])
  }

  /// A built app without Assets.car has no named image, unless it is a separate file.
  @Test(arguments: [
    ("Logo", "PkgInfo", true), ("Logo", "Logos.png", true), ("Logo", "Assets.car", false),
    ("Logo", "en.lproj/Logo@3x.png", false), ("Pictures/Logo", "PkgInfo", false),
  ])
  func builtAppsWithoutCatalog(_ image: String, _ file: String, _ isMissing: Bool) throws {
    let sample = Sample.app([file: ""]).with {
      $0.more =
        "<key>UILaunchScreen</key><dict>\n<key>UIImageName</key><string>\(image)</string></dict>"
    }
    let rules = try sample.findings().map(\.rule).filter { $0.hasPrefix("launch-screen") }
    #expect(rules == (isMissing ? ["launch-screen-asset"] : []))
  }

  /// An app without asset catalog whose launch storyboard has an image and a color.
  private static func storyboard(_ image: String) -> ProjectSample {
    ProjectSample.withLaunchScreen.with {
      $0.texts = [
        "App/Info.plist": InfoPlistText.document(
          InfoPlistText.orientations(["Portrait"]),
          "<key>UILaunchStoryboardName</key><string>Launch</string>"),
        "App/Launch.storyboard": StoryboardText.clean.with {
          $0.subviews = $0.subviews.replacing("Logo", with: image)
          $0.background = "<color key=\"backgroundColor\" name=\"Sky\"/>"
          $0.resources = "<namedColor name=\"Sky\"><color red=\"1\" alpha=\"1\"/></namedColor>"
        }.text.replacing("<image name=\"Logo\"", with: "<image name=\"\(image)\""),
      ]
      $0.project.targets[0].resources = ["App/Launch.storyboard"]
    }
  }

  /// The storyboard's rules take the project's deployment target.
  @Test func deploymentTarget() {
    let storyboard = StoryboardText.clean.with { $0.attributes += " useSafeAreas=\"YES\"" }
    let sample = ProjectSample.withLaunchScreen.with {
      $0.texts["App/Info.plist"] = InfoPlistText.document(
        InfoPlistText.orientations(["Portrait"]),
        "<key>UILaunchStoryboardName</key><string>Launch</string>")
      $0.texts["App/Launch.storyboard"] = storyboard.text
      $0.project.targets[0].resources.append("App/Launch.storyboard")
      $0.project.targets[0].settings[1] = "IPHONEOS_DEPLOYMENT_TARGET = 8.0"
    }
    #expect(sample.findings().map(\.rule) == ["safe-area-target"])
    let later = sample.with {
      $0.project.targets[0].settings[1] = "IPHONEOS_DEPLOYMENT_TARGET = 9.0"
    }
    #expect(later.findings().isEmpty)
  }
}
