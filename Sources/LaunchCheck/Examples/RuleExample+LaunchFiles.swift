// swift-format-ignore-file
// Written by 'make -f Tools/Makefile rules' from the samples of the tests.
extension RuleExample {
  static let launchFiles: [(String, RuleExample)] = [
    (
      "two-launch-screens",
      RuleExample(
        failing: [
          "<dict></dict><key>UILaunchStoryboardName</key><string>Launch</string>",
        ],
        passing: [
          "<dict></dict>",
        ],
        finding:
          "UILaunchScreen and UILaunchStoryboardName are both present (sources disagree"
            + " which of them iOS 14 and later show); remove one, unless the app supports"
            + " older versions"
      )
    ),
    (
      "launch-screen-contents",
      RuleExample(
        failing: [
          "<dict><key>UITabBar</key><true/></dict>",
        ],
        passing: [
          "<dict></dict>",
        ],
        finding:
          "UITabBar of UILaunchScreen is a Boolean (it should be a dictionary); change"
            + " its type"
      )
    ),
    (
      "launch-screen-asset",
      RuleExample(
        failing: [
          "<dict><key>UIImageName</key><string>logo</string></dict>",
        ],
        passing: [
          "<dict><key>UIImageName</key><string>$(LOGO)</string></dict>",
        ],
        finding:
          "UIImageName of UILaunchScreen names a missing image, 'logo' (no asset catalog"
            + " has it); add it to one, or correct the name"
      )
    ),
    (
      "launch-file-name",
      RuleExample(
        failing: [
          "<true/>",
        ],
        passing: [
          "<string>Launch</string>",
        ],
        finding:
          "UILaunchStoryboardName is a Boolean (it should be a string); write the name"
            + " of a storyboard"
      )
    ),
    (
      "launch-file-missing",
      RuleExample(
        failing: [
          "<string>launch</string>",
        ],
        passing: [
          "<string>Launch</string>",
        ],
        finding:
          "UILaunchStoryboardName names 'launch', but the file is Launch.storyboard"
            + " (capital letters count on devices); make them equal"
      )
    ),
    (
      "launch-file-main",
      RuleExample(
        failing: [
          "Base.lproj/Launch.storyboard: <document"
            + " type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""
            + " targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"Vc\">",
        ],
        passing: [
          "Base.lproj/Launch.storyboard: <document"
            + " type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""
            + " targetRuntime=\"iOS.CocoaTouch\" launchScreen=\"YES\" useAut…",
        ],
        finding:
          "UILaunchStoryboardName names the main storyboard, 'Launch' (it has what a"
            + " launch screen must not have); make a separate launch storyboard"
      )
    ),
    (
      "launch-file-translated",
      RuleExample(
        failing: [
          "de.lproj/InfoPlist.strings: UILaunchStoryboardName = \"Start\";",
        ],
        passing: [
          "de.lproj/InfoPlist.strings: CFBundleName = \"UILaunchStoryboardName\";",
        ],
        finding:
          "UILaunchStoryboardName is translated (two launch screens have been seen to"
            + " flash one after the other); remove the line: iOS shows one launch screen in"
            + " every language"
      )
    ),
  ]
}
