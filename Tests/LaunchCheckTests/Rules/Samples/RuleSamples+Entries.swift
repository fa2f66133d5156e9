extension RuleSamples {
  static let entries: [String: RuleSamples] = [
    "too-many-entries": RuleSamples(
      failing: .clean.with { $0.entries = (7...107).map { "A \($0).0 Landscape 320 568" } },
      passing: .clean.with { $0.entries = (8...107).map { "A \($0).0 Landscape 320 568" } }),
    "entry-dictionary": RuleSamples(
      failing: .lastEntry("<string>Default</string>"), passing: .clean),
    "entry-name": RuleSamples(
      failing: .lastEntry("- 8.0 Landscape 414 736"),
      .lastEntry("<dict><key>UILaunchImageName</key><string></string></dict>"), passing: .clean),
    "name-suffix": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h@2x 8.0 Landscape 414 736"),
      .lastEntry("Default~iphone 8.0 Landscape 414 736"), passing: .clean),
    "name-extension": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h.png 8.0 Landscape 414 736"),
      .lastEntry("Start.2 8.0 Landscape 414 736"), passing: .clean),
    "minimum-os-missing": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h - Landscape 414 736"),
      passing: .lastEntry("Default-iOS8-736h x Landscape 414 736")),
    "minimum-os": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h eight Landscape 414 736"),
      .lastEntry(
        "<dict><key>UILaunchImageName</key><string>A</string>"
          + "<key>UILaunchImageMinimumOSVersion</key><real>8.0</real></dict>"),
      passing: .lastEntry("Default-iOS8-736h 8 Landscape 414 736"),
      .lastEntry("Default-iOS8-736h 8.0.1 Landscape 414 736")),
    "entry-orientation": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h 8.0 landscape 414 736"),
      .lastEntry("Default-iOS8-736h 8.0 UIInterfaceOrientationLandscapeLeft 414 736"),
      passing: .lastEntry("Default-iOS8-736h 8.0 LandscapeLeft 414 736"),
      .lastEntry("Default-iOS8-736h 8.0 - 414 736")),
    "entry-size": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h 8.0 Landscape 414x736"),
      .lastEntry("Default-iOS8-736h 8.0 Landscape 0 0"),
      passing: .lastEntry("Default-iOS8-736h 8.0 Landscape -")),
    "size-swapped": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h 8.0 Landscape 736 414"),
      .lastEntry("Default-iOS8-736h 8.0 Landscape 736 414").with {
        $0.more = "<key>DTSDKName</key><string>iphoneos8.1</string>"
      },
      passing: .clean),
    "size-in-pixels": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h 8.0 Landscape 1242 2208"),
      .lastEntry("Default-iOS8-736h 8.0 Landscape 1136 640"),
      // Points of the one iPad, pixels of the other.
      passing: .lastEntry("Default-iOS8-736h 8.0 Landscape 768 1024")),
    "size-unknown": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h 8.0 Landscape 700 1004"),
      passing: .lastEntry("Default-iOS8-736h 8.0 Landscape 736 414"),
      .lastEntry("Default-iPad 8.0 Landscape 748 1024"),
      .lastEntry("Default-iOS8-736h 8.0 Landscape 375 812")),
    "entry-unreachable": RuleSamples(
      failing: .clean.with { $0.entries?.append("Default-iOS7 7.0 LandscapeLeft 320 568") },
      passing: .clean.with { $0.entries?.append("Default-iOS7 7.0 Portrait 320 568") },
      .clean.with { $0.entries?.append("Default-iOS7 8.0 Landscape 320 568") },
      // As asset catalogs write them.
      .clean.with {
        $0.entries? += ["XR 12.0 Landscape 414 896", "XSMax 12.0 Landscape 414 896"]
        $0.images += ["XR@2x.png 828 1792", "XSMax@3x.png 1242 2688"]
      },
      .clean.with {
        $0.entries? += ["XR 12.0 Landscape 414 896", "XSMax 12.0 Landscape 414 896"]
        $0.images = []
      }),
    "shared-file": RuleSamples(
      failing: .clean.with {
        $0.entries?.append("Default-iOS7 7.0 Portrait 320 480")
        $0.orientations = ["LandscapeRight", "Portrait"]
      },
      passing: .clean.with { $0.entries?.append("Default-Upright 7.0 Portrait 320 480") },
      .clean.with { $0.entries?.append("Default-iOS7 8.0 LandscapeLeft 320 480") }),
  ]
}
