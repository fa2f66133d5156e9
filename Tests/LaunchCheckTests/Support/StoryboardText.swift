/// A launch storyboard, or a xib, as Interface Builder writes it: its parts, and the whole.
struct StoryboardText: Sendable {
  /// Attributes of `<document>`.
  var attributes = "launchScreen=\"YES\" useAutolayout=\"YES\" initialViewController=\"Vc\""
  /// The device on Interface Builder's canvas, as an element.
  var device = ""
  /// In `<deployment>`.
  var target = ""
  /// Attributes of the view controller; of a xib's view.
  var root = ""
  /// Elements in the view controller, or in a xib's view.
  var members = ""
  var subviews = imageView
  /// The color of the view's background, as an element.
  var background = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
  /// The anchors of the image view that are tied to those of the view.
  var anchors = ["top", "leading", "bottom", "trailing"]
  /// An attribute of these constraints; without a constant, the image view is as large as the view.
  var distance = "constant=\"8\" "
  /// More objects at the top.
  var objects = ""
  var resources = ""
  var isStoryboard = true

  static let imageView = """
    <imageView image="Logo" translatesAutoresizingMaskIntoConstraints="NO" id="Im"/>
    """

  private var constraints: String {
    anchors.map {
      "<constraint firstItem=\"Im\" firstAttribute=\"\($0)\" secondItem=\"Vw\" "
        + "secondAttribute=\"\($0)\" \(distance)id=\"C\($0)\"/>\n"
    }.joined()
  }

  func with(_ change: (inout StoryboardText) -> Void) -> StoryboardText {
    var text = self
    change(&text)
    return text
  }

  static let clean = StoryboardText()
  static let xib = clean.with {
    $0.attributes = "launchScreen=\"YES\" useAutolayout=\"YES\""
    $0.isStoryboard = false
  }

  /// With one element for each line.
  var text: String {
    let type = isStoryboard ? "3.CocoaTouch.Storyboard.XIB" : "3.CocoaTouch.XIB"
    return """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder\(type)" targetRuntime="iOS.CocoaTouch" \(attributes)>
      \(device)<dependencies>
      <deployment \(target) identifier="iOS"/>
      </dependencies>
      \(isStoryboard ? scenes : "<objects>\n\(placeholders)\(view(root))\n\(objects)\n</objects>")
      <resources>
      <image name="Logo" width="10" height="10"/>
      \(resources)
      </resources>
      </document>

      """
  }

  private var placeholders: String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIResponder"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>

    """
  }

  private var scenes: String {
    """
    <scenes>
    <scene sceneID="Sc">
    <objects>
    <viewController id="Vc" sceneMemberID="viewController" \(root)>
    \(view("key=\"view\""))
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="Fr" sceneMemberID="firstResponder"/>
    \(objects)
    </objects>
    </scene>
    </scenes>
    """
  }

  private func view(_ attributes: String) -> String {
    """
    <view id="Vw" \(attributes)>
    <subviews>
    \(subviews)
    </subviews>
    <constraints>
    \(constraints)</constraints>
    \(background)
    \(members)
    </view>
    """
  }
}
