// swift-format-ignore-file
// Written by 'make -f Tools/Makefile rules' from the samples of the tests.
extension RuleExample {
  static let propertyLists: [(String, RuleExample)] = [
    (
      "property-list",
      RuleExample(
        failing: [
          "<plist version=\"1.0\"><dict></dict></plist>junk",
        ],
        passing: [
          "<plist version=\"1.0\"><dict></dict></plist>",
        ],
        finding:
          "is not a usable property list (something follows </plist>); fix it, or"
            + " restore an earlier copy"
      )
    ),
    (
      "duplicate-key",
      RuleExample(
        failing: [
          "<plist"
            + " version=\"1.0\"><dict><key>A</key><true/><key>A</key><true/></dict></plist>",
        ],
        passing: [
          "<plist"
            + " version=\"1.0\"><dict><key>A</key><dict><key>A</key><true/></dict><key>B</key><true/></dict></plist>",
        ],
        finding:
          "A appears more than once (in one dictionary, first on line 1); remove all but"
            + " one"
      )
    ),
    (
      "empty-key",
      RuleExample(
        failing: [
          "<plist version=\"1.0\"><dict><key/><dict/></dict></plist>",
        ],
        passing: [
          "<plist version=\"1.0\"><dict><key>A</key><string></string></dict></plist>",
        ],
        finding:
          "a key is empty (nothing reads its value); write its name, or remove it"
      )
    ),
    (
      "not-info-plist",
      RuleExample(
        failing: [
          "<plist"
            + " version=\"1.0\"><dict><key>PreferenceSpecifiers</key><array/></dict></plist>",
        ],
        passing: [
          "<plist version=\"1.0\"><dict></dict></plist>",
        ],
        finding:
          "is not an Info.plist (it looks like a page of a settings bundle: it has"
            + " PreferenceSpecifiers); name the app's Info.plist"
      )
    ),
    (
      "no-orientations",
      RuleExample(
        failing: [
          "<key>UISupportedInterfaceOrientations~ipad</key>",
          "<string>Portrait</string>",
          "<string>Portrait</string>",
          "<string>Portrait</string>",
          "<string>Portrait</string>",
        ],
        passing: [
          "<key>UISupportedInterfaceOrientations~iphone</key>",
          "<string>Landscape</string>",
          "<string>Landscape</string>",
          "<string>Landscape</string>",
          "<string>Landscape</string>",
        ],
        finding:
          "UISupportedInterfaceOrientations is missing (the app launches into portrait);"
            + " add it"
      )
    ),
    (
      "orientations-array",
      RuleExample(
        failing: [
          "<key>UISupportedInterfaceOrientations~ipad</key><dict/>",
        ],
        passing: [],
        finding:
          "UISupportedInterfaceOrientations~ipad is a dictionary (it should be an array"
            + " of strings); change its type"
      )
    ),
    (
      "unknown-orientation",
      RuleExample(
        failing: [
          "<string>UIInterfaceOrientationLandscape</string>",
        ],
        passing: [
          "<string>UIInterfaceOrientationPortrait</string>",
          "<string>UIInterfaceOrientationPortraitUpsideDown</string>",
          "<string>UIInterfaceOrientationLandscapeLeft</string>",
        ],
        finding:
          "'UIInterfaceOrientationLandscape' under UISupportedInterfaceOrientations is"
            + " ignored (it is not one of Apple's four); replace it, for example with"
            + " UIInterfaceOrientationLandscapeRight"
      )
    ),
    (
      "portrait-status-bar",
      RuleExample(
        failing: [
          "<string>UIInterfaceOrientationLandscapeRight</string>",
          "<string>UIInterfaceOrientationPortrait</string>",
        ],
        passing: [
          "<string>UIInterfaceOrientationPortrait</string>",
          "<string>UIInterfaceOrientationLandscapeRight</string>",
        ],
        finding:
          "UISupportedInterfaceOrientations has portrait after a landscape value (iOS 7"
            + " then puts the status bar in portrait at launch); remove it, and allow"
            + " portrait in the app delegate"
      )
    ),
    (
      "upside-down",
      RuleExample(
        failing: [
          "<string>UIInterfaceOrientationPortraitUpsideDown</string>",
        ],
        passing: [
          "<key>UISupportedInterfaceOrientations~ipad</key>",
          "<array>",
          "<string>UIInterfaceOrientationPortraitUpsideDown</string>",
          "</array>",
          "<string>UIInterfaceOrientationLandscapeLeft</string>",
        ],
        finding:
          "UISupportedInterfaceOrientations has PortraitUpsideDown (iPhones with Face ID"
            + " ignore it); no change is needed"
      )
    ),
    (
      "interface-orientation-ignored",
      RuleExample(
        failing: [
          "<key>UIInterfaceOrientation</key><string>UIInterfaceOrientationPortrait</string>",
          "<key>UISupportedInterfaceOrientations</key>",
          "<array>",
          "<string>UIInterfaceOrientationLandscapeRight</string>",
          "<string>UIInterfaceOrientationLandscapeLeft</string>",
          "</array>",
        ],
        passing: [
          "<key>UIInterfaceOrientation</key><string>UIInterfaceOrientationLandscapeLeft</string>",
        ],
        finding:
          "UIInterfaceOrientation is ignored (UISupportedInterfaceOrientations is"
            + " present); remove it"
      )
    ),
  ]
}
