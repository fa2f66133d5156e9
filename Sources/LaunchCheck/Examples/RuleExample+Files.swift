// swift-format-ignore-file
// Written by 'make -f Tools/Makefile rules' from the samples of the tests.
extension RuleExample {
  static let files: [(String, RuleExample)] = [
    (
      "missing-file",
      RuleExample(
        failing: [
          "(in a built app)",
        ],
        passing: [],
        finding:
          "entry 1 of UILaunchImages names a missing file, 'Default-iOS7-568h' (no image"
            + " with this name was found); add it, or correct the name"
      )
    ),
    (
      "no-files",
      RuleExample(
        failing: [
          "Other.png: 640x960",
        ],
        passing: [
          "(in a built app)",
        ],
        finding:
          "the launch images were not checked (none were found near the Info.plist);"
            + " check the built .app or .ipa"
      )
    ),
    (
      "shared-file",
      RuleExample(
        failing: [
          "<string>UIInterfaceOrientationPortrait</string>",
          "<string>Default-iOS7</string>",
        ],
        passing: [
          "<string>UIInterfaceOrientationLandscapeLeft</string>",
          "<string>Default-Upright</string>",
        ],
        finding:
          "entry 5 of UILaunchImages shares 'Default-iOS7' with entry 2 (one file cannot"
            + " be right for both Portrait and Landscape); use two files"
      )
    ),
    (
      "image-unreadable",
      RuleExample(
        failing: [
          "Default-iOS8-736h@3x.png: broken",
        ],
        passing: [
          "Default-iOS8-736h@3x.png: 1242x2208",
          "Icon.png: broken",
        ],
        finding:
          "is not a PNG (it is a JPEG file); export it again as PNG"
      )
    ),
    (
      "placeholder",
      RuleExample(
        failing: [
          "Default-iOS8-736h@3x.png: 1x1",
        ],
        passing: [
          "Default-iOS8-736h@3x.png: 1242x2208",
          "Icon.png: 1x1",
        ],
        finding:
          "is a placeholder (1x1); replace it with the launch image"
      )
    ),
    (
      "landscape-pixels",
      RuleExample(
        failing: [
          "Default-iOS7-568h@2x.png: 1136x640",
          "Default-iOS8-736h@3x.png: 1242x2208",
        ],
        passing: [
          "Default-iOS7-568h@2x.png: 640x1136",
          "Default-iOS8-736h@3x.png: 2208x1242",
        ],
        finding:
          "Default-iOS7-568h@2x.png of entry 1 of UILaunchImages is 1136x640 but should"
            + " be 640x1136 (its pixels are not turned); run 'launchgen build' on the"
            + " artwork"
      )
    ),
    (
      "wrong-size",
      RuleExample(
        failing: [
          "Default-iOS8-736h@3x.png: 1242x2207",
        ],
        passing: [
          "Default-iOS8-736h@2x.png: 828x1472",
        ],
        finding:
          "Default-iOS8-736h@3x.png of entry 4 of UILaunchImages is 1242x2207 (the"
            + " screen of iPhone 6 Plus, 6s Plus, 7 Plus, 8 Plus needs 1242x2208); make a"
            + " new one of this size"
      )
    ),
    (
      "wide-736h",
      RuleExample(
        failing: [
          "Default-iOS8-736h@3x.png: 2208x1242",
        ],
        passing: [
          "Default-iOS8-736h@3x.png: 2208x1241",
        ],
        finding:
          "Default-iOS8-736h@3x.png of entry 4 of UILaunchImages is 2208x1242 (Xcode's"
            + " size; TN2244 requires 1242x2208, turned); leave it, or run 'launchgen build'"
            + " on the artwork"
      )
    ),
    (
      "wide-736h-portrait",
      RuleExample(
        failing: [
          "<string>UIInterfaceOrientationPortrait</string>",
          "<string>Portrait</string>",
        ],
        passing: [
          "<string>UIInterfaceOrientationLandscapeRight</string>",
          "<string>UIInterfaceOrientationLandscapeLeft</string>",
          "<string>Landscape</string>",
        ],
        finding:
          "Default-iOS8-736h@3x.png of entry 4 of UILaunchImages is 2208x1242 (for"
            + " Portrait it should be 1242x2208); use a separate file for Portrait, or"
            + " remove the entry"
      )
    ),
    (
      "alpha",
      RuleExample(
        failing: [
          "Default-iOS8-736h@3x.png: 1242x2208, alpha",
        ],
        passing: [
          "Default-iOS8-736h@3x.png: 1242x2208, alpha, xcode",
        ],
        finding:
          "has an alpha channel (launch images are opaque); flatten it onto a color"
      )
    ),
    (
      "too-large",
      RuleExample(
        failing: [
          "Default-iOS8-736h@3x.png: 2500x2500",
        ],
        passing: [
          "Default-iOS8-736h@3x.png: 2496x2496",
        ],
        finding:
          "is too large (2500x2500 is more than 25,000,000 decoded bytes, which gives a"
            + " black screen on iOS 14 and later); make it smaller"
      )
    ),
  ]
}
