import TestSupport

extension RuleSamples {
  private static let storyboard = "<key>UILaunchStoryboardName</key><string>Launch</string>"
  private static let sdk27 = "<key>DTPlatformVersion</key><string>27.0</string>"
  private static let since14 = "<key>MinimumOSVersion</key><string>14.0</string>"
  private static let newSDK = "<key>DTSDKName</key><string>iphoneos13.2</string>"

  private static let landscapeRight =
    "<key>UIInterfaceOrientation</key><string>UIInterfaceOrientationLandscapeRight</string>"

  private static func portraitFirst(_ members: String) -> Sample {
    .clean.with {
      $0.orientations = ["Portrait", "LandscapeLeft"]
      $0.more = members
    }
  }

  private static let upright = InfoPlistText.listing1.map {
    $0.replacing("Landscape", with: "Portrait")
  }

  private static func root(_ members: String, behind: String = "") -> Sample {
    Sample(text: "<plist version=\"1.0\"><dict>\(members)</dict></plist>\(behind)")
  }

  static let propertyLists: [String: RuleSamples] = [
    "property-list": RuleSamples(
      failing: Sample(text: ""), Sample(text: " \n\n"),
      Sample(text: "<plist version=\"1.0\"><dict></dict><key>A</key><true/></plist>"),
      root("<key>A</key><data>*!*</data>"), root("<key>A</key>"),
      root("\n<<<<<<< HEAD\n<key>A</key><true/>\n=======\n>>>>>>> other\n"),
      passing: root(""), root("<key>A</key><data>AAEC</data>", behind: "\n<!-- end -->\n"),
      root("", behind: "junk")),
    "duplicate-key": RuleSamples(
      failing: root("<key>UILaunchScreen</key><true/><key>UILaunchScreen</key><true/>"),
      root("<key>MinimumOSVersion</key><real>9</real><key>MinimumOSVersion</key><real>8</real>"),
      root("<key>A</key><dict><key>UILaunchX</key><true/><key>UILaunchX</key><false/></dict>"),
      passing: root("<key>A</key><dict><key>A</key><true/></dict><key>B</key><true/>")),
    "not-info-plist": RuleSamples(
      failing: root("<key>aps-environment</key><string>development</string>"),
      root("<key>com.apple.developer.healthkit</key><true/>"),
      root("<key>GOOGLE_APP_ID</key><string>1</string>"),
      root("<key>PreferenceSpecifiers</key><array/>"),
      // Other products than an app for iPhones and iPads.
      root("<key>CFBundlePackageType</key><string>FMWK</string>"),
      root("<key>CFBundlePackageType</key><string>BNDL</string>"),
      root("<key>NSExtension</key><dict/><key>CFBundlePackageType</key><string>XPC!</string>"),
      root("<key>WKWatchKitApp</key><true/><key>UIDeviceFamily</key><array/>"),
      root("<key>LSMinimumSystemVersion</key><string>10.9</string>"),
      root("<key>DTPlatformName</key><string>appletvos</string>"),
      root("<key>UIDeviceFamily</key><array><integer>3</integer></array>"),
      passing: root("<key>CFBundlePackageType</key><string>APPL</string>"),
      root("<key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>"),
      // An app that also runs on Macs.
      root(
        "<key>LSMinimumSystemVersion</key><string>13.0</string><key>UILaunchScreen</key><dict/>"),
      root("<key>DTPlatformName</key><string>iphoneos</string>"),
      root(""), root("<key>Mine</key><true/>"), root("<key>UILaunchScreen</key><dict/>"),
      root("<key>aps-environment</key><string/><key>CFBundleName</key><string/>")),
    "no-orientations": RuleSamples(
      failing: .clean.with {
        $0.entries = upright
        $0.orientations = nil
        $0.more = "<key>CFBundleName</key><string>App</string>"
      },
      .clean.with {
        $0.entries = upright
        $0.orientations = nil
        $0.more = InfoPlistText.orientations(["LandscapeLeft"], suffix: "~ipad")
      },
      .clean.with {
        $0.orientations = []
        $0.entries = nil
      },
      .more(InfoPlistText.orientations([], suffix: "~iphone")),
      .more(
        "<key>UIRequiresFullScreen</key><true/>" + InfoPlistText.orientations([], suffix: "~ipad")),
      // Settings that a build replaced by nothing.
      root("<key>UISupportedInterfaceOrientations</key><array><string/><string/></array>"),
      passing: .clean.with {
        $0.orientations = nil
        $0.more = InfoPlistText.orientations(["LandscapeLeft"], suffix: "~iphone")
      },
      // No device of the app reads it.
      .more(
        "<key>UIDeviceFamily</key><array><integer>1</integer></array>"
          + InfoPlistText.orientations([], suffix: "~ipad")),
      .clean.with {
        $0.orientations = []
        $0.more = InfoPlistText.orientations(["LandscapeLeft"], suffix: "~iphone")
      }),
    "portrait-listed-first": RuleSamples(
      failing: portraitFirst(landscapeRight),
      passing: portraitFirst(
        "<key>UIInterfaceOrientation</key><string>UIInterfaceOrientationPortrait</string>"),
      portraitFirst(""), .more(landscapeRight),
      // What Interface Builder shows says nothing about the launch.
      .main { $0.device = "<device id=\"retina6_1\" orientation=\"landscape\"/>" }.with {
        $0.orientations = ["Portrait", "LandscapeLeft"]
      },
      portraitFirst(
        landscapeRight + "<key>UIDeviceFamily</key><array><integer>2</integer></array>")),
    "orientations-array": RuleSamples(
      failing: .clean.with {
        $0.orientations = nil
        $0.more =
          "<key>UISupportedInterfaceOrientations</key>"
          + "<string>UIInterfaceOrientationLandscapeRight</string>"
      }, .more("<key>UISupportedInterfaceOrientations~ipad</key><dict/>"),
      passing: .clean, .clean.with { $0.orientations = nil }),
    "unknown-orientation": RuleSamples(
      failing: .clean.with { $0.orientations = ["LandscapeRight", "Landscape"] },
      .more("<key>UISupportedInterfaceOrientations~ipad</key><array><integer>3</integer></array>"),
      .more(InfoPlistText.orientations(["landscapeLeft"], suffix: "~ipad")),
      passing: .clean.with {
        $0.orientations = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
      }),
    "portrait-status-bar": RuleSamples(
      failing: .clean.with { $0.orientations = ["LandscapeRight", "Portrait"] },
      passing: .clean.with { $0.orientations = ["Portrait", "LandscapeRight"] },
      .clean.with {
        $0.orientations = ["LandscapeRight", "Portrait"]
        $0.more = "<key>MinimumOSVersion</key><string>8.0</string>"
      },
      .clean.with {
        $0.orientations = ["LandscapeRight", "Portrait"]
        $0.more = "<key>UIStatusBarHidden</key><true/>"
      }),
    "boolean-text": RuleSamples(
      failing: .more("<key>UIRequiresFullScreen</key><string>YES</string>"),
      .more("<key>UIStatusBarHidden~ipad</key><integer>1</integer>"),
      passing: .more("<key>UIRequiresFullScreen</key><true/>"),
      .more("<key>UIRequiresFullScreen</key><string>$(FULL)</string>")),
    "launch-screen": RuleSamples(
      failing: .more(since14 + storyboard), .more(since14 + "<key>UILaunchScreen</key><dict/>"),
      .more(since14 + "<key>UILaunchStoryboardName~ipad</key><string>Launch</string>"),
      passing: .clean.with {
        $0.more = storyboard
        $0.entries = nil
      }),
    "no-launch-screen": RuleSamples(
      failing: .more(sdk27).with { $0.isBuilt = true },
      .clean.with {
        $0.isBuilt = true
        $0.entries = nil
        $0.more = sdk27
      },
      passing: .more(newSDK + storyboard), .more(sdk27 + "<key>UILaunchScreen</key><dict/>"),
      .more("<key>DTPlatformVersion</key><string>12.4</string>"),
      .clean.with {
        $0.more = newSDK
        $0.entries = nil
      }),
    "launch-images-array": RuleSamples(
      failing: root("<key>UILaunchImages</key><dict/>"),
      root("<key>UILaunchImages~ipad</key><string>Default</string>"),
      passing: root("<key>UILaunchImages</key><array/>")),
  ]
}
