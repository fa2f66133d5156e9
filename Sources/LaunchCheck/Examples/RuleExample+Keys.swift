// swift-format-ignore-file
// Written by 'make -f Tools/Makefile rules' from the samples of the tests.
extension RuleExample {
  static let keys: [(String, RuleExample)] = [
    (
      "boolean-text",
      RuleExample(
        failing: [
          "<key>UIRequiresFullScreen</key><string>YES</string>",
        ],
        passing: [
          "<key>UIRequiresFullScreen</key><true/>",
        ],
        finding:
          "UIRequiresFullScreen is a string (it should be a Boolean); write <true/> or"
            + " <false/>"
      )
    ),
    (
      "launch-screen",
      RuleExample(
        failing: [
          "<key>MinimumOSVersion</key><string>14.0</string><key>UILaunchScreen</key><dict/>",
          "</array>",
          "<key>UILaunchImages</key>",
          "<array>",
          "<dict>",
          "<key>UILaunchImageName</key>",
          "<string>Default-iOS7-568h</string>",
          "<key>UILaunchImageMinimumOSVersion</key>",
          "<string>7.0</string>",
          "<key>UILaunchImageOrientation</key>",
          "<string>Landscape</string>",
          "…",
        ],
        passing: [
          "<key>UILaunchStoryboardName</key><string>Launch</string>",
        ],
        finding:
          "UILaunchScreen displaces UILaunchImages (iOS 14.0 and later ignore launch"
            + " images if it is present); remove UILaunchImages"
      )
    ),
    (
      "no-launch-screen",
      RuleExample(
        failing: [
          "(in a built app)",
          "<key>DTPlatformVersion</key><string>27.0</string>",
        ],
        passing: [
          "<key>DTPlatformVersion</key><string>12.4</string>",
        ],
        finding:
          "no launch screen is named (the App Store rejects apps built with the iOS 27"
            + " SDK without one, ITMS-90870); add UILaunchStoryboardName or UILaunchScreen,"
            + " for example with 'launchgen screen'"
      )
    ),
    (
      "launch-image-file-ignored",
      RuleExample(
        failing: [
          "<key>UILaunchImageFile</key><string>Default</string>",
        ],
        passing: [
          "<key>UILaunchImageFile</key><string>Default</string><key>MinimumOSVersion</key><string>6.0</string>",
        ],
        finding:
          "UILaunchImageFile is ignored (UILaunchImages is present); remove it"
      )
    ),
    (
      "ui-launch-screen-target",
      RuleExample(
        failing: [
          "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array><key>MinimumOSVersion</key><string>13.0</string><key>UILaunchScreen</key><dict/>",
        ],
        passing: [
          "<key>MinimumOSVersion</key><string>13.0</string><key>UILaunchScreen</key><dict/>",
        ],
        finding:
          "UILaunchScreen is the only launch screen of an app that supports iOS 13.0"
            + " (versions before 14 do not know it, and the App Store has been seen to"
            + " reject this for iPads); add UILaunchStoryboardName, or require iOS 14"
      )
    ),
  ]
}
