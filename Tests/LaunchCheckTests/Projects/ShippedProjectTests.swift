import LaunchCheck
import TestSupport
import Testing

/// Projects with the structure of published ones, and what is wrong with each by a person's reading.
@Suite struct ShippedProjectTests {
  private static let storyboard = StoryboardText.clean.text
  private static let landscape = InfoPlistText.orientations(["LandscapeLeft", "LandscapeRight"])
  private static let named = "<key>UILaunchStoryboardName</key>\n<string>LaunchScreen</string>\n"

  /// A game engine's example, written by a script: the storyboard is on the disk, and in no group; the
  /// setting for launch images is left over beside it; an object is there twice, values have no blank
  /// before them, folders are build files of the resources.
  private static let engine = ProjectSample.clean.with {
    $0.texts = [
      "HelloWorld/Hello-Info.plist": InfoPlistText.document(
        "<key>UIRequiresFullScreen</key><true/>", named + landscape),
      "HelloWorld/LaunchScreen.storyboard": storyboard,
      "HelloWorld/Images.xcassets/LaunchImage.launchimage/Contents.json":
        "{ \"images\" : [ { \"idiom\" : \"ipad\" } ] }",
    ]
    $0.images = [:]
    $0.project.settings = [
      "IPHONEOS_DEPLOYMENT_TARGET = 8.0", "SDKROOT = iphoneos", "TARGETED_DEVICE_FAMILY = \"1,2\"",
      "\"CODE_SIGN_IDENTITY[sdk=iphoneos*]\" = \"iPhone Developer\"",
    ]
    $0.project.targets[0].settings = [
      "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = LaunchImage",
      "INFOPLIST_FILE = \"HelloWorld/Hello-Info.plist\"",
    ]
    $0.project.targets[0].resources = ["HelloWorld/Images.xcassets", "../data/images/"]
    let text = $0.project.text.replacing(
      "path = \"HelloWorld/Images", with: "path =\"HelloWorld/Images")
    let twice = "\tobjects = {\n\t\tFEED /* libz */ = {isa = PBXBuildFile; };"
    $0.file = text.replacing(
      "\tobjects = {", with: twice + "\n\t\tFEED /* libz */ = {isa = PBXBuildFile; };")
  }

  @Test func storyboardInNoGroup() {
    #expect(Self.engine.places == ["HelloWorld/Hello-Info.plist:4 not-in-target"])
  }

  /// An app of Xcode 16: a synchronized folder, build settings for most keys, an empty UILaunchScreen
  /// beside a storyboard that lies at the top of the project.
  private static let synchronized = ProjectSample.generated(
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation = YES",
    "INFOPLIST_KEY_UILaunchStoryboardName = Launch",
    "INFOPLIST_KEY_UISupportedInterfaceOrientations = \"UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown\"",
    "IPHONEOS_DEPLOYMENT_TARGET = 15.0", "TARGETED_DEVICE_FAMILY = 1"
  ).with {
    $0.texts = [
      "Launch.storyboard": storyboard.replacing("Logo", with: "icon_splash"),
      "App/Assets.xcassets/icon_splash.imageset/Contents.json": ImageSetText.contents,
      "App/Assets.xcassets/icon_splash.imageset/a.svg": ImageSetText.picture,
      "App/Preview Content/Preview Assets.xcassets/Contents.json": "{}",
      "App/Info.plist": InfoPlistText.document(""),
    ]
    $0.project.settings[0] = "IPHONEOS_DEPLOYMENT_TARGET = 18.2"
    $0.project.targets[0].settings.append("INFOPLIST_FILE = App/Info.plist")
    $0.project.targets[0].folder = "App"
    $0.project.targets[0].exceptions = ["Info.plist"]
    $0.project.targets[0].resources = ["Launch.storyboard"]
  }

  @Test func bothLaunchScreens() {
    let findings = Self.synchronized.findings()
    #expect(findings.map(\.rule) == ["two-launch-screens"])
    #expect(findings.allSatisfy { $0.level == .note })
    #expect(
      findings.map(\.line) == [Self.synchronized.project.line(of: "UILaunchScreen_Generation")])
    #expect(findings.allSatisfy { $0.path == "Game.xcodeproj/project.pbxproj" })
  }

  /// The storyboard at the top without a reference, and the catalog that has its image left out.
  @Test func bothOutsideOfTheTarget() {
    let sample = Self.synchronized.with {
      $0.project.targets[0].exceptions.append("Assets.xcassets")
    }
    #expect(
      sample.findings().map(\.rule).sorted() == ["not-in-target", "two-launch-screens"])
    let storyboard = Self.synchronized.with { $0.project.targets[0].resources = [] }
    #expect(
      storyboard.findings().map(\.rule).sorted() == ["not-in-target", "two-launch-screens"])
  }

  /// A landscape game of Xcode 9: storyboards in several languages, and targets for tests that have
  /// an Info.plist of their own, about which there is nothing to say.
  @Test func variantGroups() {
    let sample = ProjectSample.clean.with {
      $0.texts = [
        "Game/Info.plist": InfoPlistText.document(Self.named + Self.landscape),
        "Game/Base.lproj/LaunchScreen.storyboard": Self.storyboard.replacing(
          "Logo", with: "companyLogo"),
        "Game/Assets.xcassets/companyLogo.imageset/Contents.json": ImageSetText.contents,
        "Game/Assets.xcassets/companyLogo.imageset/a.svg": ImageSetText.picture,
        "GameTests/Info.plist": InfoPlistText.document(
          "<key>CFBundlePackageType</key><string>BNDL</string>"),
      ]
      $0.images = [:]
      $0.project.settings[0] = "IPHONEOS_DEPLOYMENT_TARGET = 11.4"
      $0.project.targets[0].settings = ["INFOPLIST_FILE = Game/Info.plist"]
      $0.project.targets[0].resources = ["Game/Assets.xcassets", "VARIANT"]
      var tests = $0.project.targets[0]
      tests.name = "GameTests"
      tests.type = "com.apple.product-type.bundle.unit-test"
      tests.settings = ["INFOPLIST_FILE = GameTests/Info.plist"]
      tests.resources = []
      $0.project.targets.append(tests)
      $0.file = $0.project.text.replacing(
        "isa = PBXFileReference;\n\t\t\tlastKnownFileType = file; path = \"VARIANT\"",
        with: "isa = PBXVariantGroup;\n\t\t\tname = LaunchScreen.storyboard; children = (BA5E)"
      ).replacing(
        "\tobjects = {",
        with: "\tobjects = {\n\t\tBA5E /* Base */ = {isa = PBXFileReference; "
          + "lastKnownFileType = file.storyboard; name = Base; "
          + "path = Game/Base.lproj/LaunchScreen.storyboard; sourceTree = \"<group>\"; };")
    }
    #expect(sample.places == [])
    let missing = sample.with {
      $0.texts["Game/Assets.xcassets/companyLogo.imageset/Contents.json"] = nil
      $0.texts["Game/Assets.xcassets/companyLogo.imageset/a.svg"] = nil
      $0.texts["Game/Assets.xcassets/Contents.json"] = "{}"
    }
    #expect(missing.findings().map(\.rule) == ["image-outside-catalog"])
  }
}
