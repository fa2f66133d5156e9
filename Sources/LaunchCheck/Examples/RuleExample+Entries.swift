// swift-format-ignore-file
// Written by 'make -f Tools/Makefile rules' from the samples of the tests.
extension RuleExample {
  static let entries: [(String, RuleExample)] = [
    (
      "launch-images-array",
      RuleExample(
        failing: [
          "<plist version=\"1.0\"><dict><key>UILaunchImages</key><dict/></dict></plist>",
        ],
        passing: [
          "<plist version=\"1.0\"><dict><key>UILaunchImages</key><array/></dict></plist>",
        ],
        finding:
          "UILaunchImages is a dictionary (it should be an array of dictionaries);"
            + " change its type"
      )
    ),
    (
      "too-many-entries",
      RuleExample(
        failing: [
          "<string>7.0</string>",
          "<key>UILaunchImageOrientation</key>",
          "<string>Landscape</string>",
          "<key>UILaunchImageSize</key>",
          "<string>{320, 568}</string>",
          "</dict>",
          "<dict>",
          "<key>UILaunchImageName</key>",
          "<string>A</string>",
          "<key>UILaunchImageMinimumOSVersion</key>",
        ],
        passing: [],
        finding:
          "UILaunchImages has 101 entries (only the first 100 are checked); remove those"
            + " that no device needs"
      )
    ),
    (
      "entry-dictionary",
      RuleExample(
        failing: [
          "<string>Default</string>",
        ],
        passing: [
          "<dict>",
          "<key>UILaunchImageName</key>",
          "<string>Default-iOS8-736h</string>",
          "<key>UILaunchImageMinimumOSVersion</key>",
          "<string>8.0</string>",
          "<key>UILaunchImageOrientation</key>",
          "<string>Landscape</string>",
          "<key>UILaunchImageSize</key>",
          "<string>{414, 736}</string>",
          "</dict>",
        ],
        finding:
          "entry 4 of UILaunchImages is skipped by iOS (it is not a dictionary); correct"
            + " it"
      )
    ),
    (
      "entry-name",
      RuleExample(
        failing: [
          "<dict><key>UILaunchImageName</key><string></string></dict>",
        ],
        passing: [
          "<dict>",
          "<key>UILaunchImageName</key>",
          "<string>Default-iOS8-736h</string>",
          "<key>UILaunchImageMinimumOSVersion</key>",
          "<string>8.0</string>",
          "<key>UILaunchImageOrientation</key>",
          "<string>Landscape</string>",
          "<key>UILaunchImageSize</key>",
          "<string>{414, 736}</string>",
          "</dict>",
        ],
        finding:
          "entry 4 of UILaunchImages is skipped by iOS (UILaunchImageName is missing or"
            + " empty); correct it"
      )
    ),
    (
      "name-suffix",
      RuleExample(
        failing: [
          "<string>Default~iphone</string>",
        ],
        passing: [
          "<string>Default-iOS8-736h</string>",
        ],
        finding:
          "entry 4 of UILaunchImages has ~iphone in the name 'Default~iphone' (iOS"
            + " appends it); remove it"
      )
    ),
    (
      "name-extension",
      RuleExample(
        failing: [
          "<string>Start.2</string>",
        ],
        passing: [
          "<string>Default-iOS8-736h</string>",
        ],
        finding:
          "entry 4 of UILaunchImages has a dot in the name 'Start.2' (iOS may then find"
            + " no file); remove the extension"
      )
    ),
    (
      "minimum-os-missing",
      RuleExample(
        failing: [],
        passing: [
          "<key>UILaunchImageMinimumOSVersion</key>",
          "<string>x</string>",
        ],
        finding:
          "entry 4 of UILaunchImages is skipped by iOS (UILaunchImageMinimumOSVersion is"
            + " missing); correct it"
      )
    ),
    (
      "minimum-os",
      RuleExample(
        failing: [
          "<string>eight</string>",
        ],
        passing: [
          "<string>8</string>",
        ],
        finding:
          "entry 4 of UILaunchImages is skipped by iOS (UILaunchImageMinimumOSVersion is"
            + " 'eight', not a version such as 7.0); correct it"
      )
    ),
    (
      "entry-orientation",
      RuleExample(
        failing: [
          "<string>landscape</string>",
        ],
        passing: [
          "<string>LandscapeLeft</string>",
        ],
        finding:
          "entry 4 of UILaunchImages is skipped by iOS (UILaunchImageOrientation is"
            + " 'landscape', not one of Portrait, PortraitUpsideDown, Landscape,"
            + " LandscapeLeft, LandscapeRight); correct it"
      )
    ),
    (
      "entry-size",
      RuleExample(
        failing: [
          "<key>UILaunchImageSize</key>",
          "<string>{0, 0}</string>",
        ],
        passing: [],
        finding:
          "entry 4 of UILaunchImages is skipped by iOS (UILaunchImageSize is '{0, 0}',"
            + " not a size such as {320, 568}); correct it"
      )
    ),
    (
      "size-swapped",
      RuleExample(
        failing: [
          "<string>{736, 414}</string>",
        ],
        passing: [
          "<string>{414, 736}</string>",
        ],
        finding:
          "entry 4 of UILaunchImages has a landscape size, {736, 414} (sizes are in"
            + " portrait order, even for Landscape); write {414, 736}"
      )
    ),
    (
      "size-in-pixels",
      RuleExample(
        failing: [
          "<string>{1136, 640}</string>",
        ],
        passing: [
          "<string>{768, 1024}</string>",
        ],
        finding:
          "entry 4 of UILaunchImages has a size in pixels, {1136, 640} (it should be in"
            + " points); write {320, 568}"
      )
    ),
    (
      "size-unknown",
      RuleExample(
        failing: [
          "<string>{700, 1004}</string>",
        ],
        passing: [
          "<string>{736, 414}</string>",
        ],
        finding:
          "entry 4 of UILaunchImages has an unknown size, {700, 1004} (no screen has"
            + " it); write one that 'launchgen screens' lists"
      )
    ),
  ]
}
