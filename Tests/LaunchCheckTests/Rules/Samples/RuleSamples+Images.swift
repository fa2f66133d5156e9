import TestSupport

extension RuleSamples {
  static let images: [String: RuleSamples] = [
    "missing-file": RuleSamples(
      failing: .clean.with { $0.images.removeLast() },
      .clean.with {
        $0.images = []
        $0.isBuilt = true
      },
      passing: .clean.with { $0.images = [] },
      .lastImage("Default-iOS8-736h@2x~iphone.png 828 1472")),
    "no-files": RuleSamples(
      failing: .clean.with { $0.images = ["Other.png 640 960"] },
      passing: .clean.with { $0.images = [Sample.files[0]] },
      .clean.with {
        $0.images = []
        $0.isBuilt = true
      },
      // A launch screen takes the place of all images.
      .clean.with {
        $0.images = ["Other.png 640 960"]
        $0.more =
          "<key>UILaunchStoryboardName</key><string>Launch</string>"
          + "<key>MinimumOSVersion</key><string>9.0</string>"
      }),
    "image-unreadable": RuleSamples(
      failing: .lastImage("Default-iOS8-736h@3x.png broken"),
      passing: .clean.with { $0.images.append("Icon.png broken") }),
    "placeholder": RuleSamples(
      failing: .lastImage("Default-iOS8-736h@3x.png 1 1"),
      passing: .clean.with { $0.images.append("Icon.png 1 1") }),
    "landscape-pixels": RuleSamples(
      failing: .clean.with { $0.images[0] = "Default-iOS7-568h@2x.png 1136 640" },
      .more("<key>MinimumOSVersion</key><string>7.0</string>").with {
        $0.images[0] = "Default-iOS7-568h@2x.png 1136 640"
      },
      passing: .lastImage("Default-iOS8-736h@3x.png 2208 1242"), .padOnly("Landscape", "2048 1536")),
    "wrong-size": RuleSamples(
      failing: .clean.with { $0.images[1] = "Default-iOS7@2x.png 320 480" },
      .lastImage("Default-iOS8-736h@3x.png 1242 2207"),
      passing: .lastImage("Default-iOS8-736h@2x.png 828 1472"),
      .clean.with { $0.images[0] = "Default-iOS7-568h@2x.png 1136 640" },
      .padOnly("Portrait", "1536 2048")),
    "wide-736h-portrait": RuleSamples(
      failing: .lastImage("Default-iOS8-736h@3x.png 2208 1242").with {
        $0.entries?[3] = "Default-iOS8-736h 8.0 Portrait 414 736"
        $0.orientations = ["Portrait"]
      },
      passing: .lastImage("Default-iOS8-736h@3x.png 2208 1242"),
      .lastEntry("Default-iOS8-736h 8.0 Portrait 414 736")),
    "alpha": RuleSamples(
      failing: .lastImage("Default-iOS8-736h@3x.png 1242 2208 alpha"),
      passing: .lastImage("Default-iOS8-736h@3x.png 1242 2208 alpha xcode"),
      .clean.with { $0.images.append("Icon.png 60 60 alpha") }),
    "too-large": RuleSamples(
      failing: .lastImage("Default-iOS8-736h@3x.png 2500 2500"),
      .lastImage("Default-iOS8-736h@3x.png 2147483647 2147483647"),
      passing: .lastImage("Default-iOS8-736h@3x.png 2496 2496")),
  ]
}

extension Sample {
  /// iPads do not turn launch images.
  static func padOnly(_ orientation: String, _ pixels: String) -> Sample {
    clean.with {
      $0.orientations = ["Portrait", "LandscapeLeft"]
      $0.more = InfoPlistText.launchImages(["Pad 7.0 \(orientation) 768 1024"], suffix: "~ipad")
      $0.images.append("Pad@2x~ipad.png \(pixels)")
    }
  }
}
