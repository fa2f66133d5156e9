internal import AppDocuments
internal import Pictures
package import Pixels
internal import Texts

/// What is seen of a launch screen that shows only a color, or only the text of a project template.
package struct PlainScreen: Hashable, Sendable {
  /// Such as `only a color, white (Logo is 1x1 pixel, transparent)`.
  package var text: String
  /// Whether somebody chose the color. Templates have white or the background of the system.
  package var isChosen = false

  /// The document may show images, and one color or a template's text. Otherwise returns `nil`.
  ///
  /// - Parameter named: returns the samples of a named color; `nil` if they are unknown.
  init?(_ document: InterfaceDocument, _ named: (String) -> [Double]?) {
    // Templates have two labels; the other one has the app's name.
    let labels = document.elements.filter { $0.name == "label" }
    if labels.contains(where: \.isTemplateText), labels.count <= 2,
      document.showsOnlyImages(andLabels: { _ in true })
    {
      let texts = labels.map { "'\(($0["text"] ?? "").drop { $0 == " " })'" }
      text = "only text, as in a template: \(texts.inWords())"
      return
    }
    let colors = document.elements.filter { element in
      element.name == "color" && element["key"] == "backgroundColor"
        && element["alpha"].flatMap { Double($0) } != 0
    }
    guard document.showsOnlyImages(andLabels: \.isEmpty), Set(colors.map(\.attributes)).count < 2
    else { return nil }
    let name = colors.first?.colorName
    let samples = name.flatMap(named) ?? colors.first?.fixedColor
    let color = samples.map { RGBColor(samples: $0).hexadecimal }
    let known = (color == "#ffffff" ? color : name ?? color) ?? ""
    let templates = [
      "": "the default background", "systemBackgroundColor": "the system background",
      "whiteColor": "white", "#ffffff": "white",
    ]
    self.text = "only a color, \(templates[known] ?? "'\(known)'")"
    isChosen = templates[known] == nil
  }

  /// Returns `nil` if the UILaunchScreen dictionary also shows bars, or an image with an unknown
  /// name.
  init?(_ screen: LaunchScreenDictionary) {
    guard let members = screen.value.dictionary,
      !members.keys.contains(where: { LaunchScreenDictionary.members[$0] == .bar }),
      members["UIImageName"] == nil || screen.assets.contains(where: { !$0.isColor })
    else { return nil }
    let color = members["UIColorName"].flatMap { $0.string == "" ? nil : $0 }
    text = "only a color, \(color.map { "'\($0.string ?? "")'" } ?? "the system background")"
    isChosen = color != nil
  }
}

extension RGBColor {
  /// - Parameter samples: red, green and blue from 0 through 1. A missing sample counts as 1.
  package init(samples: [Double]) {
    let bytes = (samples + [1, 1, 1]).prefix(3).map { sample in
      UInt8((min(max(sample.isFinite ? sample : 1, 0), 1) * 255).rounded())
    }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}

extension InterfaceElement {
  /// Whether the element is a label with the text that a project template has given it. The
  /// identifiers are those of the copyright line in Xcode 6 and in later versions.
  fileprivate var isTemplateText: Bool {
    guard let text = self["text"], InterfaceDocument.isTemplateText(text) else { return false }
    return !text.hasSuffix(".") || ["8ie-xW-0ye", "obG-Y5-kRd"].contains(self["id"])
  }
}

extension InterfaceDocument {
  /// Whether a label has a text of React Native's template, or a copyright line as in Xcode's.
  package static func isTemplateText(_ text: String) -> Bool {
    text == "Powered by React Native"
      || text.contains("Copyright") && text.hasSuffix("All rights reserved.")
  }

  /// Whether the document shows only colors, images of the app, and labels with the texts that
  /// `isKnown` accepts.
  package func showsOnlyImages(andLabels isKnown: (String) -> Bool) -> Bool {
    let names = Set(images.map(\.name))
    return elements.allSatisfy { element in
      if element["customClass"] != nil, element.name != "placeholder" { return false }
      // An image that the document does not list is part of iOS.
      if element.name == "imageView", let image = element["image"], !names.contains(image) {
        return false
      }
      if element.name == "navigationController" { return element.isSet("navigationBarHidden") }
      if Self.hiddenBars.contains(element.name) { return element["key"] != nil }
      return element.name == "label"
        ? element["text"].map(isKnown) ?? false : Self.plainElements.contains(element.name)
    }
  }

  /// Bars of a navigation controller, which are not seen if they are hidden, and their items.
  private static let hiddenBars: Set = ["navigationBar", "navigationItem", "tabBarItem", "toolbar"]

  /// Elements that show only colors or nothing, and image views.
  private static let plainElements: Set = [
    "accessibility", "accessibilityTraits", "adaptation", "animations", "autoresizingMask",
    "capability", "color", "connections", "constraint", "constraints", "dependencies", "deployment",
    "development", "device", "document", "edgeInsets", "extendedEdge", "fontDescription",
    "freeformSimulatedSizeMetrics", "imageView", "layoutGuides", "nil", "objects", "placeholder",
    "plugIn", "point", "rect", "scene", "scenes", "segue", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedTabBarMetrics", "size", "subviews", "variation", "view", "viewController",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]
}
