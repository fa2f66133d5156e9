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
  ]

  private static func connection(_ element: String) -> Sample {
    .storyboard { $0.members = "<connections>\(element)</connections>" }
  }
}
