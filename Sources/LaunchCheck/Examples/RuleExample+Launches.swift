// swift-format-ignore-file
// Written by 'make -f Tools/Makefile rules' from the samples of the tests.
extension RuleExample {
  static let launches: [(String, RuleExample)] = [
    (
      "blank-screen",
      RuleExample(
        failing: [
          "<key>MinimumOSVersion</key><string>7.0</string>",
        ],
        passing: [],
        finding:
          "UILaunchImages has no entry for iOS before 8.0, which the app supports (the"
            + " screen stays blank); lower UILaunchImageMinimumOSVersion"
      )
    ),
    (
      "ipad-launch-orientation",
      RuleExample(
        failing: [
          "<string>9.0</string>",
        ],
        passing: [
          "<string>7.0</string>",
        ],
        finding:
          "UILaunchImages~ipad has no entry for iPads that are held in portrait"
            + " (UISupportedInterfaceOrientations~ipad lists it, and they launch as they are"
            + " held; iOS 9 and later have been seen to show an entry for the other"
            + " orientation); add Portrait entries, or list only the other orientations in"
            + " UISupportedInterfaceOrientations~ipad and set UIRequiresFullScreen"
      )
    ),
    (
      "missing-scale",
      RuleExample(
        failing: [
          "Default-iOS7@3x.png: 960x1440",
        ],
        passing: [
          "Default-iOS7@2x.png: 640x960",
        ],
        finding:
          "UILaunchImages gives a blank screen for a launch into landscape-right on"
            + " 320x480 at @2x (iOS picks entry 2, and Default-iOS7@2x.png is missing); add"
            + " the file"
      )
    ),
    (
      "letterboxed",
      RuleExample(
        failing: [
          "<key>MinimumOSVersion</key><string>9.0</string>",
        ],
        passing: [
          "<key>UILaunchStoryboardName</key><string>Launch</string>",
        ],
        finding:
          "UILaunchImages has no entry for {414, 736} (iPhone 6 Plus to 8 Plus) or the"
            + " iPhone X and later (the app runs there in the frame of an older iPhone, with"
            + " black bars or scaled up); add one, or a launch storyboard"
      )
    ),
    (
      "newer-iphones",
      RuleExample(
        failing: [
          "<key>UILaunchImages</key>",
          "<array>",
          "<dict>",
          "<key>UILaunchImageName</key>",
          "<string>Default-iOS7-568h</string>",
          "<key>UILaunchImageMinimumOSVersion</key>",
          "<string>7.0</string>",
          "<key>UILaunchImageOrientation</key>",
          "<string>Landscape</string>",
          "<key>UILaunchImageSize</key>",
          "<string>{320, 568}</string>",
          "…",
        ],
        passing: [],
        finding:
          "UILaunchImages has no entry for the iPhone X and later (the app runs there in"
            + " the frame of an older iPhone, with black bars or scaled up); add a launch"
            + " storyboard if the app should fill their screens"
      )
    ),
    (
      "store-568h",
      RuleExample(
        failing: [
          "<string>Default-iOS7</string>",
          "<string>{320, 480}</string>",
          "</dict>",
          "<dict>",
          "<key>UILaunchImageName</key>",
          "<string>Default-iOS8-667h</string>",
          "<key>UILaunchImageMinimumOSVersion</key>",
          "<string>8.0</string>",
          "<key>UILaunchImageOrientation</key>",
          "<string>Landscape</string>",
          "<key>UILaunchImageSize</key>",
          "…",
        ],
        passing: [
          "<string>Default-iOS7-568h</string>",
          "<string>{320, 568}</string>",
        ],
        finding:
          "UILaunchImages has no entry of {320, 568} (the App Store rejects this with"
            + " ITMS-90096), nor for the iPhone X and later (the app runs there in the frame"
            + " of an older iPhone, with black bars or scaled up); add one with a file of"
            + " 640x1136, and the others"
      )
    ),
    (
      "no-launch-key",
      RuleExample(
        failing: [
          "Default-iOS8-667h@2x.png: 750x1334",
        ],
        passing: [],
        finding:
          "no key names a launch screen or launch images (iPhones from the 6 on run the"
            + " app in the frame of an iPhone 4s, with black bars or scaled up;"
            + " Default-iOS8-667h@2x.png is found by nothing; the App Store requires a"
            + " launch storyboard of apps built with the iOS 13 SDK or later); add entries"
            + " for the images with 'launchgen merge', or add UILaunchStoryboardName, for"
            + " example with 'launchgen screen'"
      )
    ),
    (
      "ipad-entries",
      RuleExample(
        failing: [
          "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>",
        ],
        passing: [],
        finding:
          "UILaunchImages has no entry for iPads, which the app supports (they show an"
            + " iPhone's image, or a blank screen); add entries of {768, 1024} to"
            + " UILaunchImages~ipad, or a launch storyboard"
      )
    ),
    (
      "portrait-entry",
      RuleExample(
        failing: [
          "<string>UIInterfaceOrientationLandscapeRight</string>",
        ],
        passing: [
          "<string>UIInterfaceOrientationPortraitUpsideDown</string>",
        ],
        finding:
          "entry 5 of UILaunchImages never matches on iOS 7 and 8 (it is for Portrait,"
            + " and the app launches only into landscape); remove it"
      )
    ),
    (
      "landscape-entry",
      RuleExample(
        failing: [
          "<dict>",
          "<key>UILaunchImageName</key>",
          "<string>Default-iOS7-568h</string>",
          "<key>UILaunchImageMinimumOSVersion</key>",
          "<string>7.0</string>",
          "<key>UILaunchImageOrientation</key>",
          "<string>Portrait</string>",
          "<key>UILaunchImageSize</key>",
          "<string>{320, 568}</string>",
          "</dict>",
          "<dict>",
          "…",
        ],
        passing: [],
        finding:
          "entry 1 of UILaunchImages never matches on iOS 7 and 8 (it is for Landscape,"
            + " and the app launches only into portrait); remove it; the same holds for"
            + " entry 2 on line 26, entry 3 on line 36 and entry 4 on line 46"
      )
    ),
    (
      "entry-unreachable",
      RuleExample(
        failing: [
          "<string>LandscapeLeft</string>",
        ],
        passing: [
          "<string>Portrait</string>",
        ],
        finding:
          "entry 5 of UILaunchImages never shows (entry 1 has the same size, orientation"
            + " and minimum iOS); remove one of them"
      )
    ),
    (
      "minimum-os-above-target",
      RuleExample(
        failing: [
          "<key>MinimumOSVersion</key><string>7.0</string>",
        ],
        passing: [],
        finding:
          "entry 4 of UILaunchImages requires iOS 9.0 (the app supports iOS 7.0); write"
            + " 8.0"
      )
    ),
  ]
}
