import TestSupport

extension RuleSamples {
  static let assets: [String: RuleSamples] = [
    "image-outside-catalog": RuleSamples(
      failing: image("Other"), image("logo"),
      // Only a group that says so is part of the name.
      image("Group/Inner").with {
        $0.sources["Assets.xcassets/Group/Inner.imageset/Contents.json"] = "{}"
      },
      image("Inner").with {
        $0.sources["Assets.xcassets/Group/Contents.json"] =
          "{\"properties\": {\"provides-namespace\": true}}"
        $0.sources["Assets.xcassets/Group/Inner.imageset/Contents.json"] = "{}"
      },
      passing: .withStoryboard,
      image("star").with { sample in
        let star = "<image name=\"star\" catalog=\"system\" width=\"1\" height=\"1\"/>"
        sample.sources["Base.lproj/Launch.storyboard"]?.replace(
          "</resources>", with: star + "</resources>")
      },
      .storyboard { $0.members = "<accessibilityTraits key=\"traits\" image=\"YES\"/>" },
      image("Group/Inner").with {
        $0.sources["Assets.xcassets/Group/Contents.json"] =
          "{\"properties\": {\"provides-namespace\": true}}"
        $0.sources["Assets.xcassets/Group/Inner.imageset/Contents.json"] = "{}"
      },
      image("Logo.png"),
      image("Inner").with {
        $0.sources["Assets.xcassets/Group 1.5/Inner.imageset/Contents.json"] = "{}"
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
    "asset-twice": RuleSamples(
      failing: .project {
        $0 = .withLaunchScreen
        $0.texts["App/More.xcassets/Logo.imageset/Contents.json"] = ImageSetText.contents
        $0.texts["App/More.xcassets/Logo.imageset/a.svg"] = ImageSetText.picture
        $0.project.targets[0].resources.append("App/More.xcassets")
      },
      passing: .project { $0 = .withLaunchScreen },
      // A project may list a catalog twice.
      .project {
        $0 = .withLaunchScreen
        $0.project.targets[0].resources.append("App/Images.xcassets")
      },
      .project {
        $0 = .withLaunchScreen
        $0.texts["App/More.xcassets/Logo.imageset/Contents.json"] = ImageSetText.contents
        $0.texts["App/More.xcassets/Logo.imageset/a.svg"] = ImageSetText.picture
      }),
    "asset-refused": RuleSamples(
      failing: logo(anyIdiom, "logo.png", "no picture"), logo(anyIdiom, "logo.png", ""),
      logo(anyIdiom, "logo.png", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"),
      logo(anyIdiom, "logo.png", "<!DOCTYPE html><html></html>"),
      // A bitmap for any scale, and others.
      logo(
        anyIdiom + ", {\"filename\": \"logo.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}",
        "logo.png", "PNG 10 10"),
      passing: .withStoryboard, logo(anyIdiom, "logo.png", "JPEG 10 10"),
      logo(
        "{\"filename\": \"logo.svg\", \"idiom\": \"universal\"}, "
          + "{\"filename\": \"logo.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}", "logo.svg",
        "<svg/>"
      ).with { $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 10 10" },
      image("logo.png").with { $0.sources["logo.png"] = "no picture" }),
    "asset-not-shown": RuleSamples(
      failing: logo("", nil, ""), logo("{\"idiom\": \"universal\"}", nil, ""),
      logo(anyIdiom, nil, ""), logo("{", nil, ""), logo("3", nil, ""),
      logo("{\"filename\": \"logo.png\"}", "logo.png", "PNG 1 1"),
      logo("{\"filename\": \"logo.png\", \"idiom\": \"phone\"}", "logo.png", "PNG 1 1"),
      logo("{\"filename\": \"logo.png\", \"idiom\": \"ipad\"}", "logo.png", "PNG 1 1"),
      logo("{\"filename\": \"logo.png\", \"idiom\": \"mac\"}", "logo.png", "PNG 1 1"),
      logo(slot("\"scale\": \"4x\""), "logo.png", "PNG 1 1"),
      logo(slot("\"platform\": \"macos\""), "logo.png", "PNG 1 1"),
      logo(slot("\"unassigned\": true"), "logo.png", "PNG 1 1"),
      logo(slot("\"height-class\": \"regular\""), "logo.png", "PNG 1 1"),
      logo(slot(dark), "logo.png", "PNG 1 1"),
      logo("{\"filename\": \"logo.webp\", \"idiom\": \"universal\"}", "logo.webp", "RIFF1234WEBP"),
      image("logo.png").with { $0.sources["logo.png"] = "no picture" },
      .withStoryboard.with { $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] = nil },
      color("Brand").with {
        $0.sources["Assets.xcassets/Brand.colorset/Contents.json"] =
          "{\"colors\": [{\"idiom\": \"universal\"}]}"
      },
      color("Brand").with {
        $0.sources["Assets.xcassets/Brand.colorset/Contents.json"] =
          "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"components\": {\"white\": \"1.0\"}}, "
          + dark + "}]}"
      },
      passing: .withStoryboard,
      logo(anyIdiom + ", " + slot(dark), "logo.png", "PNG 1 1"),
      logo(slot(light) + ", " + slot(dark), "logo.png", "PNG 1 1"),
      logo(slot(dark), "logo.png", "PNG 1 1").with {
        $0.more += "<key>UIUserInterfaceStyle</key><string>Dark</string>"
      },
      logo(
        "{\"filename\": \"logo.png\", \"idiom\": \"iphone\"}, "
          + "{\"filename\": \"logo.png\", \"idiom\": \"ipad\"}", "logo.png", "PNG 1 1"),
      logo(slot("\"height-class\": \"regular\"") + ", " + anyIdiom, "logo.png", "PNG 1 1"),
      color("Brand").with {
        $0.sources["Assets.xcassets/Brand.colorset/Contents.json"] =
          "{\"colors\": [{\"idiom\": \"universal\", \"color\": "
          + "{\"platform\": \"ios\", \"reference\": \"systemBackgroundColor\"}}]}"
      },
      color("Brand").with {
        $0.sources["Assets.xcassets/Brand.colorset/Contents.json"] =
          "{\"colors\": [{\"idiom\": \"universal\", \"color\": "
          + "{\"components\": {\"red\": 1.0, \"green\": 0, \"blue\": 0.5, \"alpha\": 1}}}]}"
      }),
    "asset-left-out": RuleSamples(
      failing: logo(
        anyIdiom + ", {\"filename\": \"other.png\", \"idiom\": \"ipad\"}", "logo.png", "PNG 1 1"),
      logo(
        anyIdiom + ", {\"filename\": \"LOGO.png\", \"idiom\": \"ipad\"}", "logo.png", "PNG 1 1"),
      passing: .withStoryboard, logo("", nil, ""),
      logo(anyIdiom + ", {\"idiom\": \"ipad\"}", "logo.png", "PNG 1 1"),
      .withStoryboard.with { $0.sources["Assets.xcassets/Logo.imageset/.hidden"] = "" }),
    "asset-drawn-otherwise": RuleSamples(
      failing: logo(slot("\"template-rendering-intent\": \"template\""), "logo.png", "PNG 1 1"),
      logo(
        anyIdiom + "], \"properties\": {\"template-rendering-intent\": \"template\"}, \"x\": [",
        "logo.png", "PNG 1 1"),
      logo(
        "{\"filename\": \"logo.pdf\", \"idiom\": \"universal\"}"
          + "], \"properties\": {\"preserves-vector-representation\": true}, \"x\": [", "logo.pdf",
        "%PDF-1.4"),
      color("Brand").with {
        $0.sources["Assets.xcassets/Brand.colorset/Contents.json"] =
          "{\"colors\": [{\"idiom\": \"universal\", \"color\": "
          + "{\"components\": {\"white\": \"0.5\", \"alpha\": \"1\"}}}]}"
      },
      template("<imageView image=\"Logo\"/>" + toolbar("image")),
      passing: .withStoryboard,
      // Bars and segmented controls draw nothing but templates.
      template(toolbar("image")), template(toolbar("landscapeImage")),
      template(
        "<tabBar><items><tabBarItem image=\"Logo\" selectedImage=\"Logo\"/></items></tabBar><view/>"
      ),
      template(
        "<segmentedControl><segments><segment image=\"Logo\"/></segments></segmentedControl>"),
      // It is tinted on purpose.
      template("<imageView image=\"Logo\"><color key=\"tintColor\" white=\"1\"/></imageView>"),
      logo(slot("\"template-rendering-intent\": \"original\""), "logo.png", "PNG 1 1"),
      color("Brand").with {
        $0.sources["Assets.xcassets/Brand.colorset/Contents.json"] =
          "{\"colors\": [{\"idiom\": \"universal\", \"color\": "
          + "{\"components\": {\"white\": \"0.5\", \"alpha\": \"0xFF\"}}}]}"
      }),
    "picture-cut": RuleSamples(
      failing: .storyboard {
        ($0.anchors, $0.distance) = (["top", "leading"], "constant=\"340\" ")
      },
      screen("PNG 1500 100"), screen("JPEG 1500 100"), screen("PNG 100 1500"),
      passing: screen("PNG 200 300"), .withStoryboard,
      .storyboard { ($0.anchors, $0.distance) = (["top", "leading"], "constant=\"300\" ") },
      // It is meant to fill the screen, which no screen shows whole.
      .storyboard {
        $0.distance = ""
        $0.subviews = $0.subviews.replacing("<imageView", with: "<imageView contentMode=\"center\"")
      }.with { $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 2400 2400" },
      screen("PNG 1500 100").with {
        $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] =
          "{\"images\": [\(slot("\"resizing\": {\"mode\": \"9-part\"}"))]}"
      }),
    "picture-enlarged": RuleSamples(
      failing: screen("PNG 200 300"), screen("JPEG 200 300"), screen("PNG 32 32"),
      passing: .withStoryboard, screen("PNG 2 300"), screen("PNG 31 300"),
      screen("PNG 300 300").with {
        $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] =
          "{\"images\": [\(slot("\"scale\": \"3x\""))]}"
      },
      screen("PNG 200 300").with {
        $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] =
          "{\"images\": [\(slot("\"resizing\": {\"mode\": \"9-part\"}"))]}"
      }),
    "decoded-size": RuleSamples(
      failing: .withStoryboard.with {
        $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 2500 2500"
      },
      image("big.png").with { $0.sources["big.png"] = "PNG 2147483647 2147483647" },
      logo("{\"filename\": \"logo.jpg\", \"idiom\": \"universal\"}", "logo.jpg", "JPEG 3000 3000"),
      logo("{\"filename\": \"logo.png\", \"idiom\": \"universal\"}", "logo.png", "PNG16 1800 1800"),
      logo(
        "{\"filename\": \"logo.pdf\", \"idiom\": \"universal\"}", "logo.pdf",
        "%PDF-1.4 << /MediaBox [0 0 1366 1024.5] >>"),
      logo(
        "{\"filename\": \"logo.svg\", \"idiom\": \"universal\"}", "logo.svg",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1366 1024\"/>"),
      // Each of the two is small enough.
      image("Second").with {
        $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 1800 1800"
        $0.sources["Assets.xcassets/Second.imageset/Contents.json"] =
          $0.sources[
            "Assets.xcassets/Logo.imageset/Contents.json"]
        $0.sources["Assets.xcassets/Second.imageset/logo.png"] = "PNG 1800 1800"
      },
      passing: .withStoryboard.with {
        $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 2496 2496"
        $0.sources["Assets.xcassets/Logo.imageset/left-over.png"] = "PNG 9000 9000"
        $0.sources["Assets.xcassets/Other.imageset/Contents.json"] =
          "{\"images\": [{\"filename\": \"other.png\"}]}"
        $0.sources["Assets.xcassets/Other.imageset/other.png"] = "PNG 9000 9000"
      },
      logo("{\"filename\": \"logo.jpg\", \"idiom\": \"universal\"}", "logo.jpg", "JPEG 2400 2400")),
  ]

  /// A file in a slot for all devices.
  private static let anyIdiom = slot("\"display-gamut\": \"sRGB\"")
  private static let light =
    "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"light\"}]"
  private static let dark =
    "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"

  private static func slot(_ member: String) -> String {
    "{\"filename\": \"logo.png\", \"idiom\": \"universal\", \(member)}"
  }

  /// A launch storyboard that shows an image set with these slots and, unless `file` is `nil`, a file.
  private static func logo(_ slots: String, _ file: String?, _ content: String) -> Sample {
    .withStoryboard.with {
      $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] = "{\"images\": [\(slots)]}"
      $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = nil
      if let file { $0.sources["Assets.xcassets/Logo.imageset/\(file)"] = content }
    }
  }

  private static func toolbar(_ attribute: String) -> String {
    "<toolbar><items><barButtonItem \(attribute)=\"Logo\" style=\"plain\" id=\"B\"/></items></toolbar>"
  }

  /// A launch storyboard that shows a template image in these views.
  private static func template(_ views: String) -> Sample {
    logo(slot("\"template-rendering-intent\": \"template\""), "logo.png", "PNG 1 1").with {
      $0.sources["Base.lproj/Launch.storyboard"] =
        StoryboardText.clean.with { $0.subviews = views }.text
    }
  }

  /// UILaunchScreen with a picture.
  private static func screen(_ picture: String) -> Sample {
    logo(anyIdiom, "logo.png", picture).with {
      $0.more = "<key>UILaunchScreen</key><dict><key>UIImageName</key><string>Logo</string></dict>"
      $0.sources["Base.lproj/Launch.storyboard"] = nil
    }
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
