// swift-format-ignore-file
// Written by 'make -f Tools/Makefile rules' from the samples of the tests.
extension RuleExample {
  static let store: [(String, RuleExample)] = [
    (
      "ipad-orientations",
      RuleExample(
        failing: [
          "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array><key>DTPlatformVersion</key><string>26.0</string>",
        ],
        passing: [
          "<key>DTPlatformVersion</key><string>26.0</string>",
        ],
        finding:
          "UISupportedInterfaceOrientations lacks UIInterfaceOrientationPortrait and"
            + " UIInterfaceOrientationPortraitUpsideDown (the App Store rejects an iPad app"
            + " without all four orientations, ITMS-90474); add them, or"
            + " UIRequiresFullScreen"
      )
    ),
    (
      "ipad-multitasking",
      RuleExample(
        failing: [
          "(in a built app)",
          "<key>DTPlatformVersion</key><string>12.1</string>",
        ],
        passing: [
          "<key>DTPlatformVersion</key><string>8.1</string>",
        ],
        finding:
          "no launch screen is named (the App Store rejects an iPad app that shares the"
            + " screen without one, ITMS-90475); add UIRequiresFullScreen, or"
            + " UILaunchStoryboardName, for example with 'launchgen screen'"
      )
    ),
    (
      "scene-manifest",
      RuleExample(
        failing: [
          "<key>DTPlatformVersion</key><string>27.0</string>",
        ],
        passing: [
          "<key>DTPlatformVersion</key><string>26.0</string>",
        ],
        finding:
          "UIApplicationSceneManifest is missing (an app built with the iOS 27 SDK stops"
            + " at launch unless build settings add it, or its app delegate configures"
            + " scenes in code); add the keys of 'launchgen template scene-manifest'"
      )
    ),
    (
      "scene-configurations",
      RuleExample(
        failing: [
          "<key>DTPlatformVersion</key><string>27.0</string><key>UIApplicationSceneManifest</key><dict/><key>UIMainStoryboardFile</key><string>Main</string>",
        ],
        passing: [
          "<key>DTPlatformVersion</key><string>26.0</string><key>UIApplicationSceneManifest</key><dict/><key>UIMainStoryboardFile</key><string>Main</string>",
        ],
        finding:
          "UIApplicationSceneManifest lists no scene (an app with a main storyboard that"
            + " is built with the iOS 27 SDK then stops at launch, unless its app delegate"
            + " configures scenes in code); add the keys of 'launchgen template"
            + " scene-manifest'"
      )
    ),
    (
      "requires-full-screen",
      RuleExample(
        failing: [
          "<key>DTPlatformVersion</key><string>26.0</string><key>UIRequiresFullScreen</key><true/>",
        ],
        passing: [
          "<key>UIRequiresFullScreen</key><true/>",
        ],
        finding:
          "UIRequiresFullScreen is deprecated (with the iOS 27 SDK the app is resized in"
            + " steps that honor its orientations; Apple's sources disagree whether it has"
            + " an effect on iPhones); plan for resizable windows"
      )
    ),
    (
      "deployment-target",
      RuleExample(
        failing: [
          "<key>DTPlatformVersion</key><string>27.0</string><key>MinimumOSVersion</key><string>12.0</string>",
        ],
        passing: [
          "<key>DTPlatformVersion</key><string>27.0</string>",
        ],
        finding:
          "the app is for iOS 12.0 and later (the iOS 27 SDK builds only for iOS 15 and"
            + " later); raise IPHONEOS_DEPLOYMENT_TARGET, or build with an older SDK"
      )
    ),
  ]
}
