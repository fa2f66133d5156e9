extension RuleSamples {
  static let storyboardContents: [String: RuleSamples] = [
    "custom-class": RuleSamples(
      failing: .storyboard { $0.root = "customClass=\"ViewController\" customModule=\"App\"" },
      .xib { $0.subviews += "<view customClass=\"Gradient\"/>" },
      // The placeholders of a xib have a class.
      passing: .withStoryboard, .xib { $0.members = "" }),
    "runtime-attributes": RuleSamples(
      failing: .storyboard {
        $0.members =
          "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
          + "keyPath=\"layer.cornerRadius\"/></userDefinedRuntimeAttributes>"
      }, passing: .withStoryboard),
    "connections": RuleSamples(
      failing: connection("<outlet property=\"logo\" destination=\"Im\" id=\"Ot\"/>"),
      connection("<action selector=\"start:\" destination=\"Vc\" id=\"Ac\"/>"),
      connection("<segue destination=\"Vc\" kind=\"show\" id=\"Sg\"/>"),
      connection("<outletCollection property=\"gestureRecognizers\" destination=\"Ge\"/>"),
      passing: .withStoryboard, connection("<outlet property=\"dataSource\" destination=\"Vc\"/>"),
      connection("<outlet property=\"delegate\" destination=\"Vc\"/>"),
      connection("<segue destination=\"Vc\" kind=\"relationship\" relationship=\"root\"/>")),
    "one-root": RuleSamples(
      failing: .xib { $0.objects = "<view id=\"V2\"/>" },
      .xib { $0.objects = "<tapGestureRecognizer id=\"Ge\"/>" },
      passing: .withStoryboard, .xib { $0.members = "" },
      .storyboard { $0.objects = "<exit id=\"Ex\"/><navigationController id=\"Nc\"/>" },
      .xib { $0.objects = "<!-- <view/> -->" }),
    "web-view": RuleSamples(
      failing: .storyboard { $0.subviews += "<webView id=\"We\"/>" }, passing: .withStoryboard),
    "image-outside-catalog": RuleSamples(
      failing: image("Other"), image("logo"),
      passing: .withStoryboard,
      image("star").with { sample in
        let star = "<image name=\"star\" catalog=\"system\" width=\"1\" height=\"1\"/>"
        sample.sources["Base.lproj/Launch.storyboard"]?.replace(
          "</resources>", with: star + "</resources>")
      },
      .storyboard { $0.members = "<accessibilityTraits key=\"traits\" image=\"YES\"/>" },
      image("Group/Inner").with {
        $0.sources["Assets.xcassets/Group/Inner.imageset/Contents.json"] = "{}"
      },
      // Where the catalogs are is not known.
      image("Other").with {
        $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] = nil
        $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = nil
      }),
    "named-color": RuleSamples(
      failing: color("Brand"),
      passing: .withStoryboard,
      color("Brand").with {
        $0.sources["Assets.xcassets/Colors/Brand.colorset/Contents.json"] = "{}"
      }),
    "decoded-size": RuleSamples(
      failing: .withStoryboard.with {
        $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 2500 2500"
      },
      image("big.png").with { $0.sources["big.png"] = "PNG 2147483647 2147483647" },
      passing: .withStoryboard.with {
        $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 2496 2496"
        $0.sources["Assets.xcassets/Logo.imageset/left-over.png"] = "PNG 9000 9000"
        $0.sources["Assets.xcassets/Other.imageset/Contents.json"] =
          "{\"images\": [{\"filename\": \"other.png\"}]}"
        $0.sources["Assets.xcassets/Other.imageset/other.png"] = "PNG 9000 9000"
      }),
  ]

  private static func connection(_ element: String) -> Sample {
    .storyboard { $0.members = "<connections>\(element)</connections>" }
  }

  private static func image(_ name: String) -> Sample {
    .storyboard { $0.members = "<imageReference key=\"image\" image=\"\(name)\"/>" }
  }

  private static func color(_ name: String) -> Sample {
    .storyboard {
      $0.members = "<color key=\"tintColor\" name=\"\(name)\"/>"
      $0.resources = "<namedColor name=\"\(name)\"><color red=\"1\" alpha=\"1\"/></namedColor>"
    }
  }
}
