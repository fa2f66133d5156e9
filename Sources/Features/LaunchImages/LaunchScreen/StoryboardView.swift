internal import LaunchRules

struct StoryboardView {
  let element: String
  /// The attributes of the XML element, in Interface Builder's order.
  let attributes: String
  /// The frame on the canvas, in points.
  let frame: ViewFrame
  /// The constraints that the view itself holds, each as the XML attributes of its element.
  var constraints: [String] = []

  /// The screen on which Interface Builder shows the storyboard: that of an iPhone 16 in landscape.
  static let canvas = PointSize(width: 852, height: 393)
  static let canvasSafeArea = SafeArea(left: 59, bottom: 21, right: 59)
  static let canvasFrame = ViewFrame(x: 0, y: 0, width: 852, height: 393)

  /// - Parameters:
  ///   - contentMode: a content mode of UIView, such as `scaleAspectFill`.
  ///   - isConstrained: whether constraints determine the view's size. If so, the view's priorities
  ///     for the image's own size are lowered; by default, an image view tends to be as large as
  ///     its image.
  static func image(
    _ name: String, id: String, contentMode: String, frame: ViewFrame, isConstrained: Bool = false
  ) -> StoryboardView {
    let priority = isConstrained ? 1 : 251
    let resistance =
      isConstrained
      ? #"horizontalCompressionResistancePriority="1" verticalCompressionResistancePriority="1" "#
      : ""
    return StoryboardView(
      element: "imageView",
      attributes: #"clipsSubviews="YES" userInteractionEnabled="NO" contentMode="\#(contentMode)" "#
        + #"horizontalHuggingPriority="\#(priority)" verticalHuggingPriority="\#(priority)" "#
        + resistance
        + #"image="\#(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)""#,
      frame: frame)
  }

  /// A hidden view, for constraints only.
  static func guide(id: String, label: String, frame: ViewFrame) -> StoryboardView {
    StoryboardView(
      element: "view",
      attributes: #"hidden="YES" userInteractionEnabled="NO" contentMode="scaleToFill" "#
        + #"translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)" userLabel="\#(label)""#,
      frame: frame)
  }
}

enum StoryboardNumber {
  /// A number as text: `852` or `12.5`.
  static func text(_ value: Double) -> String {
    let value = rounded(value)
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Rounds to four decimal places, a difference far below a point. Numbers with more places could
  /// be written with an exponent, which storyboards do not use.
  static func rounded(_ value: Double) -> Double {
    // `+ 0` turns -0.0 into 0.
    (value * 10_000).rounded() / 10_000 + 0
  }
}
