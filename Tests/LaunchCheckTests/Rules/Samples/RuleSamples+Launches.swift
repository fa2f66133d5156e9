import TestSupport

extension RuleSamples {

  private static let upright = InfoPlistText.listing1.map {
    $0.replacing("Landscape", with: "Portrait")
  }

  static let launches: [String: RuleSamples] = [
    "blank-screen": RuleSamples(
      // What asset catalogs are compiled to.
      failing: .clean.with { $0.entries = upright }, .clean.with { $0.entries = [] },
      .clean.with {
        $0.entries = InfoPlistText.listing1.map { $0.replacing("7.0", with: "8.0") }
        $0.more = target("7.0")
      },
      passing: .clean.with {
        $0.entries = upright
        $0.orientations = ["Portrait"]
      },
      .clean.with { $0.entries = upright + InfoPlistText.listing1 },
      .clean.with { $0.entries = InfoPlistText.listing1.map { $0.replacing("7.0", with: "8.0") } },
      .clean.with { $0.entries = nil }),
    "ipad-launch-orientation": RuleSamples(
      failing: .pads(["LandscapeRight", "Portrait"], ["Pad 9.0 Landscape 768 1024"]),
      passing: .pads(["LandscapeRight", "LandscapeLeft"], ["Pad 9.0 Landscape 768 1024"]),
      .pads(
        ["LandscapeRight", "Portrait"],
        ["Pad 9.0 Landscape 768 1024", "Upright 9.0 Portrait 768 1024"]),
      // The rule blank-screen reports it.
      .pads(["LandscapeRight", "Portrait"], ["Pad 7.0 Landscape 768 1024"]),
      // An app without images for iPads.
      .pads(["LandscapeRight", "Portrait"], ["Phone 9.0 Landscape 320 568"])),
    "letterboxed": RuleSamples(
      failing: .clean.with { $0.entries?.removeLast() },
      .clean.with {
        $0.entries?.removeLast()
        $0.more = target("9.0")
      },
      passing: .clean,
      .clean.with {
        $0.entries?.removeLast()
        $0.more = "<key>UILaunchStoryboardName</key><string>Launch</string>"
      }),
    "newer-iphones": RuleSamples(
      failing: .clean,
      passing: .clean.with { $0.more = "<key>UILaunchStoryboardName</key><string>A</string>" },
      .clean.with { $0.entries = nil }),
    "missing-scale": RuleSamples(
      // A compiled asset catalog: its one Landscape entry has no file for the other iPhones.
      failing: .clean.with {
        $0.entries =
          InfoPlistText.listing1.dropLast().map {
            $0.replacing("Landscape", with: "Portrait")
          } + [InfoPlistText.listing1[3]]
        $0.isBuilt = true
      },
      .clean.with { $0.images[1] = "Default-iOS7@3x.png 960 1440" },
      passing: .clean, .clean.with { $0.images.remove(at: 3) },
      .clean.with { $0.entries?.removeLast() },
      // An XR under Display Zoom, for which Xcode has no slot: only a note (ZoomedPhoneTests).
      // The XR runs in the frame of an iPhone whose file it has.
      .clean.with { $0.more = target("12.0") },
      .clean.with {
        $0.images = []
        $0.isBuilt = true
      }),
    "portrait-entry": RuleSamples(
      failing: .clean.with { $0.entries?.append("Default-Upright 7.0 Portrait 320 480") },
      .clean.with { $0.entries?.append("Default-Upright 7.0 - 320 480") },
      passing: .clean.with {
        $0.entries?.append("Default-Upright 7.0 Portrait 320 480")
        $0.orientations = ["LandscapeLeft", "PortraitUpsideDown"]
      }),
    "landscape-entry": RuleSamples(
      failing: .clean.with {
        $0.entries? += upright
        $0.orientations = ["Portrait"]
      },
      .clean.with {
        $0.entries? += upright
        $0.orientations = []
      },
      passing: .clean.with { $0.orientations = ["Portrait"] },
      .clean.with { $0.orientations = ["Portrait", "LandscapeLeft"] }),
    "minimum-os-above-target": RuleSamples(
      failing: .lastEntry("Default-iOS8-736h 9.0 Landscape 414 736").with {
        $0.more = target("7.0")
      },
      // No Plus runs iOS 7.
      passing: .more(target("7.0")), .lastEntry("Default-iOS8-736h 9.0 Landscape 414 736"),
      .lastEntry("Default-iOS8-736h 9.0 Landscape 414 736").with {
        $0.more = target("7.0")
        $0.entries?.append("Default-iOS8-736h 8.0 LandscapeLeft 414 736")
      }),
    "no-launch-key": RuleSamples(
      failing: .named(["Default@2x.png 640 960", "Default-568h@2x.png 640 1136"]).with {
        $0.isBuilt = true
      },
      .named(["Default.png 320 480"]).with { $0.isBuilt = true },
      // What 'launchgen build' made, before its entries are merged.
      .named(["Default-iOS8-667h@2x.png 750 1334"]),
      .clean.with { $0.project = .generated() },
      .named(["Default@2x.png 640 960"]).with {
        $0.more = universal + "<key>UILaunchImageFile</key><string>Default</string>"
      },
      // Entries for iPads alone.
      .pads(["LandscapeRight"], ["Pad 7.0 Landscape 768 1024"]).with {
        $0.entries = nil
        $0.more += universal + fullScreen
        $0.images += ["Default@2x.png 640 960", "Default-568h@2x.png 640 1136"]
      },
      // Images for iPhones alone.
      .named([
        "Default.png 320 480", "Default@2x.png 640 960", "Default-568h@2x.png 640 1136",
        "Default-375w-667h@2x.png 750 1334", "Default-414w-736h@3x.png 1242 2208",
      ]).with { $0.more = universal + fullScreen },
      // An app for iPads alone.
      .clean.with { $0.project = .generated("TARGETED_DEVICE_FAMILY = 2") },
      passing: .clean,
      // Settings of a project may add the launch screen.
      .named([]),
      .named(["Default@2x.png 640 960"]).with {
        $0.more = "<key>UILaunchStoryboardName</key><string>Launch</string>"
      },
      .clean.with {
        $0.project = .generated(
          "INFOPLIST_KEY_UILaunchScreen_Generation = YES", "IPHONEOS_DEPLOYMENT_TARGET = 14.0")
      }),
    "ipad-entries": RuleSamples(
      failing: .clean.with { $0.more = universal + fullScreen },
      // A template of a game engine, which lists neither all orientations nor a launch screen.
      .clean.with { $0.more = universal },
      passing: .clean, .pads(["LandscapeRight"], ["Pad 7.0 Landscape 768 1024"]),
      .clean.with {
        $0.more = universal + fullScreen
        $0.entries?.append("Pad 7.0 Landscape 768 1024")
      },
      .clean.with {
        $0.more = universal + "<key>UILaunchStoryboardName</key><string>Launch</string>"
      }),
    "store-568h": RuleSamples(
      failing: .clean.with { $0.entries?.removeFirst() },
      passing: .clean.with { $0.entries = [InfoPlistText.listing1[0]] },
      .clean.with {
        $0.entries?.removeFirst()
        $0.more = "<key>UILaunchStoryboardName</key><string>Launch</string>"
      },
      .clean.with { $0.entries = nil }),
  ]
}

extension Sample {
  /// An app whose images iOS finds by name alone.
  fileprivate static func named(_ images: [String]) -> Sample {
    clean.with {
      $0.entries = nil
      $0.images = images
    }
  }

  /// An app for iPads.
  fileprivate static func pads(_ orientations: [String], _ entries: [String]) -> Sample {
    more(
      InfoPlistText.orientations(orientations, suffix: "~ipad")
        + InfoPlistText.launchImages(entries, suffix: "~ipad")
    ).with { $0.images = [] }
  }
}
