extension RuleSamples {
  static let storyboards: [String: RuleSamples] = [
    "launch-screen-name": RuleSamples(
      failing: .name("<string></string>"), .name("<true/>"),
      passing: .withStoryboard, .name("<string>Launch.Screen</string>"),
      .name("<string>$(LAUNCH)</string>")),
    "launch-screen-missing": RuleSamples(
      failing: .name("<string>launch</string>"), .app([:]),
      .app(["launch.storyboardc/Info.plist": ""]),
      passing: .withStoryboard, .name("<string>$(LAUNCH)</string>"),
      .name("<string>Launch.storyboard</string>"),
      .app(["fr.lproj/Launch.nib": ""]), .app(["Launch~ipad.storyboardc/Info.plist": ""])),
    "launch-screen-main": RuleSamples(
      failing: .storyboard { $0.attributes = "initialViewController=\"Vc\"" }.with {
        $0.more += "<key>UIMainStoryboardFile</key><string>Launch</string>"
      },
      passing: .withStoryboard,
      .withStoryboard.with { $0.more += "<key>UIMainStoryboardFile</key><string>Launch</string>" },
      .main { $0.attributes = "initialViewController=\"Vc\"" }),
    "launch-screen-unreadable": RuleSamples(
      failing: .withStoryboard.with { $0.sources["Base.lproj/Launch.storyboard"] = "<document>" },
      .withStoryboard.with { $0.sources["Base.lproj/Launch.storyboard"] = "<plist/>" },
      passing: .withStoryboard),
    "launch-screen-unchecked": RuleSamples(
      failing: .app(["Launch.nib": "NIBArchive"]), .app(["Launch.storyboardc/x.nib": ""]),
      .storyboard { $0.subviews = String(repeating: " ", count: 5 << 20) },
      passing: .withStoryboard,
      .app([
        "Base.lproj/Launch.storyboardc/Info.plist": Sample.compiled(
          entryPoint: "A", viewControllers: ["A"])
      ])),
    "no-initial": RuleSamples(
      failing: .storyboard { $0.attributes = "launchScreen=\"YES\"" },
      .storyboard { $0.attributes = "launchScreen=\"YES\" initialViewController=\"Other\"" },
      .app([
        "Launch.storyboardc/Info.plist": Sample.compiled(entryPoint: nil, viewControllers: ["A"])
      ]),
      .app([
        "Launch.storyboardc/Info.plist": Sample.compiled(entryPoint: "B", viewControllers: ["A"])
      ]),
      passing: .withStoryboard, .xib { $0.members = "" },
      .app([
        "Launch.storyboardc/Info.plist": Sample.compiled(entryPoint: "A", viewControllers: ["A"])
      ])),
    "not-launch-flag": RuleSamples(
      failing: .storyboard { $0.attributes = "initialViewController=\"Vc\"" },
      .xib { $0.attributes = "launchScreen=\"NO\"" }, passing: .withStoryboard),
    "named-color-target": RuleSamples(
      failing: .storyboard {
        $0.members += "<color key=\"backgroundColor\" name=\"Ink\"/>"
      }.with { $0.more += "<key>MinimumOSVersion</key><string>9.0</string>" },
      .xib { $0.members += "<color key=\"tintColor\" name=\"Ink\"/>" }.with {
        $0.more += "<key>MinimumOSVersion</key><string>10.3</string>"
      },
      // The file's own target counts.
      .storyboard {
        $0.members += "<color key=\"backgroundColor\" name=\"Ink\"/>"
        $0.target = "version=\"2560\""
      }.with { $0.more += "<key>MinimumOSVersion</key><string>12.0</string>" },
      .withStoryboard.with {
        $0.more +=
          "<key>UILaunchStoryboardName~ipad</key><string>Pad</string>"
          + "<key>MinimumOSVersion</key><string>10.0</string>"
        $0.sources["Pad.storyboard"] =
          StoryboardText.clean.with {
            $0.members += "<color key=\"backgroundColor\" name=\"Ink\"/>"
          }.text
      },
      passing: .storyboard {
        $0.members += "<color key=\"backgroundColor\" name=\"Ink\"/>"
        $0.target = "version=\"2816\""
      }.with { $0.more += "<key>MinimumOSVersion</key><string>9.0</string>" },
      .storyboard {
        $0.members += "<color key=\"backgroundColor\" name=\"Ink\"/>"
      },
      .storyboard {
        $0.members += "<color key=\"backgroundColor\" white=\"1\"/>"
      }.with { $0.more += "<key>MinimumOSVersion</key><string>9.0</string>" },
      .storyboard {
        $0.members += "<color key=\"backgroundColor\" name=\"Ink\"/>"
      }.with { $0.more += "<key>MinimumOSVersion</key><string>11.0</string>" }),
    "safe-area-target": RuleSamples(
      failing: .storyboard {
        $0.attributes += " useSafeAreas=\"YES\""
        $0.target = "version=\"1792\""
        $0.members = safeArea
      },
      .storyboard {
        $0.attributes += " useSafeAreas=\"YES\""
        $0.members = safeArea
      }.with {
        $0.more += "<key>MinimumOSVersion</key><string>8.0</string>"
      },
      passing: .storyboard {
        $0.attributes += " useSafeAreas=\"YES\""
        $0.members = safeArea
      },
      .storyboard { $0.target = "version=\"1792\"" },
      // The file's own target counts.
      .storyboard {
        $0.attributes += " useSafeAreas=\"YES\""
        $0.target = "version=\"2304\""
      }.with { $0.more += "<key>MinimumOSVersion</key><string>8.0</string>" }),
    "unpinned": RuleSamples(
      failing: .storyboard { $0.subviews += label("fixedFrame=\"YES\"", "flexibleMaxX=\"YES\"") },
      .storyboard { $0.subviews += label("", "") },
      passing: .withStoryboard,
      .storyboard { $0.subviews += label("fixedFrame=\"YES\"", "widthSizable=\"YES\"") },
      .storyboard {
        $0.subviews = "<stackView id=\"Im\"><subviews>\(label("", ""))</subviews></stackView>"
      },
      .storyboard {
        $0.attributes = "launchScreen=\"YES\" initialViewController=\"Vc\""
        $0.subviews += label("", "")
      }),
  ]

  /// A storyboard with a picture that is as large as the screen.
  private static func filling(_ change: (inout StoryboardText) -> Void = { _ in }) -> Sample {
    .storyboard {
      $0.distance = ""
      change(&$0)
    }
  }

  private static let sized = ["centerX", "centerY", "width", "height"]

  private static func mode(_ mode: String) -> String {
    StoryboardText.imageView.replacing("<imageView", with: "<imageView contentMode=\"\(mode)\"")
  }

  /// The guide of the safe area, and a constraint that uses it.
  private static let safeArea =
    "<viewLayoutGuide key=\"safeArea\" id=\"Sa\"/>\n"
    + "<constraint firstItem=\"Im\" firstAttribute=\"top\" secondItem=\"Sa\" "
    + "secondAttribute=\"top\" id=\"Cs\"/>"

  /// A label in a view with a background color.
  private static func label(
    _ label: String, text: String = "A", on color: String, _ more: String = ""
  ) -> Sample {
    .storyboard {
      $0.background = "<color key=\"backgroundColor\" \(color)/>"
      $0.subviews = "<label text=\"\(text)\" id=\"Lb\">\n\(label)\n</label>"
    }.with { $0.more += "\n" + more }
  }

  private static func appearance(_ mode: String) -> String {
    "<key>UIUserInterfaceStyle</key><string>\(mode)</string>"
  }

  /// How a launch screen looks.
  static let appearances: [String: RuleSamples] = [
    "picture-stretched": RuleSamples(
      failing: filling(), filling { $0.subviews = mode("scaleToFill") },
      filling { $0.anchors = sized },
      .xib { $0.distance = "constant=\"0\" " },
      passing: .withStoryboard, filling { $0.subviews = mode("scaleAspectFill") },
      // A color, and a picture with slices that are meant to stretch.
      filling().with { $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 1 1" },
      filling().with { $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = Sample.gray },
      filling().with {
        $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] =
          "{\"images\": [{\"filename\": \"logo.png\", \"idiom\": \"universal\", "
          + "\"resizing\": {\"mode\": \"9-part\"}}]}"
      },
      // It is not as large as the screen.
      filling { $0.anchors = sized.dropLast() },
      filling { $0.subviews = $0.subviews.replacing("id=\"Im\"", with: "id=\"Other\"") }),
    "root-translucent": RuleSamples(
      failing: .storyboard { $0.background = "" },
      .storyboard {
        $0.background = "<color key=\"backgroundColor\" white=\"0\" alpha=\"0.0\"/>"
      },
      .xib { $0.root = "alpha=\"0.5\"" },
      passing: .withStoryboard,
      .storyboard {
        $0.background = "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>"
      },
      // The picture covers it.
      filling { $0.background = "" },
      filling {
        $0.background = ""
        $0.anchors = sized
      }),
    "label-unseen": RuleSamples(
      failing: label("", on: "white=\"1\" alpha=\"1\""),
      label("<nil key=\"textColor\"/>", on: "red=\"1\" green=\"1\" blue=\"0.95\" alpha=\"1\""),
      label("<nil key=\"textColor\"/>", on: "white=\"1\" alpha=\"1\""),
      label(
        "<color key=\"textColor\" systemColor=\"labelColor\"/>", on: "white=\"0\" alpha=\"1\""),
      passing: label("", on: "systemColor=\"systemBackgroundColor\""),
      label("", text: "", on: "white=\"1\" alpha=\"1\""),
      label("", on: "name=\"Ink\""), label("", on: "white=\"0.5\" alpha=\"1\""),
      label(
        "<color key=\"textColor\" white=\"0\" alpha=\"1\"/>", on: "white=\"1\" alpha=\"1\""),
      label("<nil key=\"textColor\"/>", on: "white=\"1\" alpha=\"1\"", appearance("Light")),
      label("<nil key=\"textColor\"/>", on: "white=\"0\" alpha=\"1\"", appearance("Dark")),
      label(
        "<nil key=\"textColor\"/>", on: "white=\"1\" alpha=\"1\"",
        "<key>DTPlatformVersion</key><string>12.1</string>"),
      label(
        "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>",
        on: "white=\"1\" alpha=\"1\"")),
  ]

  private static func label(_ attributes: String, _ mask: String) -> String {
    "<label \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Lb\">"
      + "<autoresizingMask key=\"autoresizingMask\" \(mask)/></label>"
  }
}
