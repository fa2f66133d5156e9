import TestSupport

extension RuleSamples {
  private static func sdk(_ version: String) -> String {
    "<key>DTPlatformVersion</key><string>\(version)</string>"
  }

  private static let phones = "<key>UIDeviceFamily</key><array><integer>1</integer></array>"
  private static let allFour = InfoPlistText.orientations(
    ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"], suffix: "~ipad")
  private static let manifest = "<key>UIApplicationSceneManifest</key><dict/>"
  private static let emptyManifest =
    "<key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key>"
    + "<true/><key>UISceneConfigurations</key><dict/></dict>"
  private static let mainStoryboard = "<key>UIMainStoryboardFile</key><string>Main</string>"
  private static let screen = "<key>UILaunchScreen</key><dict/>"

  private static func preprocessed(_ target: String) -> Sample {
    .project {
      $0.project.targets[0].settings += [
        "INFOPLIST_PREPROCESS = YES", "SDKROOT = iphoneos27.0",
        "IPHONEOS_DEPLOYMENT_TARGET = \(target)",
      ]
    }
  }

  /// A launch storyboard with a picture in one way of filling the screen.
  private static func fillingPads(
    _ mode: String, _ picture: String, _ more: String = "", sdk version: String = "26.0",
    families: String = universal
  ) -> Sample {
    .storyboard {
      $0.subviews = StoryboardText.imageView.replacing(
        "<imageView", with: "<imageView contentMode=\"\(mode)\"")
    }.with {
      $0.more += families + sdk(version) + allFour + more
      $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = picture
    }
  }

  static let store: [String: RuleSamples] = [
    "ipad-orientations": RuleSamples(
      failing: .more(universal + sdk("26.0")),
      // Without the key, there are no four orientations either.
      .more(universal + sdk("26.0") + screen).with {
        $0.entries = nil
        $0.orientations = nil
        $0.isBuilt = true
      },
      passing: .more(universal + sdk("26.0") + fullScreen),
      .more(universal + sdk("26.0") + allFour),
      .more(universal + sdk("8.1")), .more(sdk("26.0")),
      .more(
        universal + sdk("26.0")
          + "<key>UISupportedInterfaceOrientations~ipad</key><array><string>$(A)</string></array>")),
    "ipad-multitasking": RuleSamples(
      failing: .more(universal + allFour + sdk("12.1")).with { $0.isBuilt = true },
      passing: .more(universal + allFour + sdk("12.1") + fullScreen),
      .more(universal + allFour + sdk("12.1") + screen), .more(universal + allFour + sdk("8.1")),
      .more(allFour + sdk("12.1") + phones),
      // Build settings may add a launch screen.
      .more(universal + allFour).with { $0.entries = nil }),
    "scene-manifest": RuleSamples(
      failing: .more(sdk("27.0")), passing: .more(sdk("27.0") + manifest), .more(sdk("26.0"))),
    "scene-configurations": RuleSamples(
      failing: .more(sdk("27.0") + manifest + mainStoryboard),
      .more(sdk("27.0") + emptyManifest + mainStoryboard),
      // SwiftUI lists no scenes; older SDKs do not need them.
      passing: .more(sdk("27.0") + emptyManifest), .more(sdk("26.0") + manifest + mainStoryboard),
      .more(
        sdk("27.0") + mainStoryboard + "<key>UIApplicationSceneManifest</key><dict>"
          + "<key>UISceneConfigurations</key><dict><key>A</key><array/></dict></dict>")),
    "ipad-window": RuleSamples(
      failing: fillingPads("scaleAspectFill", "PNG 2000 1000"),
      fillingPads("scaleToFill", "PNG 2000 1000"),
      fillingPads("scaleAspectFill", "PNG 2000 1000", sdk: "18.0"),
      fillingPads("scaleAspectFill", "PNG 10 10").with {
        $0.sources = $0.sources.filter { !$0.key.contains("xcassets") }
        $0.sources["Logo@2x.png"] = "PNG 2000 1000"
      },
      passing: fillingPads("scaleAspectFill", "PNG 1000 1000"),
      fillingPads("center", "PNG 300 200"), fillingPads("scaleAspectFit", "PNG 700 200"),
      fillingPads("scaleAspectFill", "PNG 1000 2000"), fillingPads("center", "PNG 2000 1000"),
      fillingPads("scaleAspectFill", "PNG 2000 1000", fullScreen),
      fillingPads("scaleAspectFill", "PNG 2000 1000", families: phones)),
    "deployment-target": RuleSamples(
      failing: .more(sdk("27.0") + target("12.0")),
      // The build settings tell the target, even if the Info.plist is not known.
      preprocessed("12.0"),
      passing: .more(sdk("27.0") + target("15.0")), .more(sdk("26.0") + target("12.0")),
      .more(sdk("27.0")), preprocessed("15.0")),
    "requires-full-screen": RuleSamples(
      failing: .more(sdk("26.0") + fullScreen),
      passing: .more(sdk("18.0") + fullScreen), .more(fullScreen),
      .more(sdk("27.0") + "<key>UIRequiresFullScreen</key><false/>")),
    "launch-screen-target": RuleSamples(
      failing: .more(universal + target("13.0") + screen),
      .more(target("13.0") + screen).with { $0.entries = nil },
      .withStoryboard.with {
        $0.more += target("7.0")
        $0.sources["Default.png"] = "PNG 320 480"
      },
      passing: .withStoryboard.with {
        $0.more += target("7.0")
        $0.sources["Default@2x.png"] = "PNG 640 960"
        $0.sources["Default-568h@2x.png"] = "PNG 640 1136"
      }, .more(universal + target("14.0") + screen), .more(target("13.0") + screen),
      .more(universal + target("13.0") + screen + fullScreen),
      .more(
        universal + target("13.0") + screen
          + "<key>UILaunchStoryboardName</key><string>Launch</string>")),
  ]
}
