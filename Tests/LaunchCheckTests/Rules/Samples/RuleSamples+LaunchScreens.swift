import TestSupport

extension RuleSamples {
  private static func screen(_ members: String) -> Sample {
    .clean.with {
      $0.entries = nil
      $0.more = "<key>UILaunchScreen</key>\n<dict>\(members)</dict>"
    }
  }

  /// In a project with an asset catalog.
  private static func laidOut(_ members: String) -> Sample {
    screen(members).with {
      $0.sources = [
        "Assets.xcassets/Logo.imageset/Contents.json": "{}",
        "Assets.xcassets/Sky.colorset/Contents.json": "{}", "Loose@2x.png": "PNG 10 10",
      ]
    }
  }

  private static let storyboard = "<key>UILaunchStoryboardName</key><string>Launch</string>"
  private static let full =
    "<key>UIColorName</key><string>Sky</string><key>UIImageName</key><string>Logo</string>"
    + "<key>UIImageRespectsSafeAreaInsets</key><true/><key>UITabBar</key><dict/>"
    + "<key>UINavigationBar</key><dict><key>UIImageName</key><string>Logo</string></dict>"
    + "<key>UIToolbar</key><dict/>"

  /// A launch screen with the name of the app and a copyright line.
  private static func copyright(_ attributes: String) -> Sample {
    .storyboard {
      $0.subviews =
        "<label text=\"Game\"/><label text=\"  Copyright (c) 2015 Us. All rights reserved.\" "
        + attributes + "/>"
    }
  }

  static let launchScreens: [String: RuleSamples] = [
    "two-launch-screens": RuleSamples(
      failing: screen("").with { $0.more += storyboard },
      screen("").with {
        $0.more += storyboard + "<key>MinimumOSVersion</key><string>15.0</string>"
      },
      passing: screen(""),
      .clean.with {
        $0.entries = nil
        $0.more = storyboard
      },
      screen("").with {
        $0.more += storyboard + "<key>MinimumOSVersion</key><string>13.0</string>"
      }),
    "launch-screen-contents": RuleSamples(
      failing: screen("<key>UIColorName</key><integer>1</integer>"),
      screen("<key>UIImageRespectsSafeAreaInsets</key><string>YES</string>"),
      screen("<key>UITabBar</key><true/>"),
      screen("<key>UITabBar</key><dict><key>UIImageName</key><dict/></dict>"),
      screen("<key>UIImage</key><string>Logo</string>"),
      screen("<key>UIColorname</key><string>Sky</string>"),
      screen("").with { $0.more = "<key>UILaunchScreen</key><string>Launch</string>" },
      screen("").with {
        $0.more =
          "<key>UILaunchScreens</key><dict><key>UILaunchScreenDefinitions</key><array>"
          + "<dict><key>UIImageNames</key><string>A</string></dict></array></dict>"
      },
      screen("").with {
        $0.more =
          "<key>UILaunchScreens</key><dict><key>UIDefaultLaunchScreen</key><string>main</string>"
          + "<key>UILaunchScreenDefinitions</key><array><dict><key>UILaunchScreenIdentifier</key>"
          + "<string>Main</string></dict></array></dict>"
      },
      passing: screen(""), screen(full)),
    "launch-screen-asset": RuleSamples(
      failing: laidOut("<key>UIImageName</key><string>logo</string>"),
      laidOut("<key>UIColorName</key><string>Logo</string>"),
      laidOut("<key>UIToolbar</key><dict><key>UIImageName</key><string>A</string></dict>"),
      passing: laidOut(full), screen("<key>UIImageName</key><string>logo</string>"),
      laidOut("<key>UIImageName</key><string>$(LOGO)</string>")),
    "launch-screen-plain": RuleSamples(
      failing: screen(""), screen("<key>UIImageRespectsSafeAreaInsets</key><true/>"),
      picture(Sample.clear), picture("PNG 1 1"), picture(Sample.white),
      .storyboard { $0.subviews = "" }, .xib { $0.subviews = "" },
      .storyboard { $0.subviews = "<animations/><edgeInsets/><adaptation id=\"fullscreen\"/>" },
      background("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\""),
      background("cocoaTouchSystemColor=\"whiteColor\""),
      background("name=\"Sky\"").with {
        $0.sources["Assets.xcassets/Sky.colorset/Contents.json"] =
          "{\"colors\": [{\"idiom\": \"universal\", \"color\": "
          + "{\"components\": {\"white\": \"1.0\"}}}]}"
      },
      .storyboard {
        $0.subviews = "<label text=\"Game\"/><label text=\"Powered by React Native\"/>"
      },
      copyright("id=\"8ie-xW-0ye\""), copyright("id=\"obG-Y5-kRd\""),
      // A picture that is not installed.
      .storyboard {
        $0.background = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\"/>"
        $0.members =
          "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"Im\"/></mask>"
          + "</variation>"
      },
      passing: .withStoryboard, screen(full),
      screen("<key>UIColorName</key><string>Sky</string>"),
      screen("<key>UIImageRespectsSafeAreaInsets</key><true/><key>UITabBar</key><dict/>"),
      screen("<key>UIImageName</key><string>$(LOGO)</string>"),
      background("red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\""),
      background("systemColor=\"systemIndigoColor\""), background("name=\"Sky\""),
      .storyboard { $0.subviews = "<label text=\"Game\"/>" },
      copyright("id=\"8ie-xW-0ye\"/><label text=\"One more line\""),
      copyright("id=\"a\""), copyright("id=\"8ie-xW-0ye\" hidden=\"YES\"/><button"),
      .storyboard { $0.subviews = "<label text=\"Games by Us\" id=\"8ie-xW-0ye\"/>" },
      .storyboard { $0.subviews = "<imageView image=\"star\" catalog=\"system\"/>" },
      .storyboard {
        $0.subviews =
          "<view><color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\"/></view>"
      },
      .storyboard { $0.subviews = "<navigationBar/>" }),
  ]

  /// A project whose launch storyboard shows this picture.
  private static func picture(_ bytes: String) -> Sample {
    .withStoryboard.with { $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = bytes }
  }

  /// A launch storyboard with a background color and nothing else.
  private static func background(_ color: String) -> Sample {
    .storyboard { $0.subviews = "" }.with { sample in
      sample.sources["Base.lproj/Launch.storyboard"]?.replace(
        "systemColor=\"systemBackgroundColor\"", with: color)
    }
  }
}
