internal import LaunchRules

/// A view in a storyboard's only view.
struct StoryboardView {
  let element: String
  /// Of the element, in Interface Builder's order.
  let attributes: String
  /// On the canvas.
  let frame: ViewFrame
  /// The attributes of the view's own constraints.
  var constraints: [String] = []

  /// The screen that the storyboard shows in Interface Builder, in landscape: an iPhone 16's.
  static let canvas = PointSize(width: 852, height: 393)
  static let canvasSafeArea = SafeArea(left: 59, bottom: 21, right: 59)
  static let canvasFrame = ViewFrame(x: 0, y: 0, width: 852, height: 393)

  /// An image view.
  ///
  /// - Parameters:
  ///   - contentMode: of UIView.
  ///   - isConstrained: whether constraints decide its size. The image's size must then not: image views
  ///     want to be as large as their images, with these priorities.
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

  /// A view that is not seen.
  static func guide(id: String, label: String, frame: ViewFrame) -> StoryboardView {
    StoryboardView(
      element: "view",
      attributes: #"hidden="YES" userInteractionEnabled="NO" contentMode="scaleToFill" "#
        + #"translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)" userLabel="\#(label)""#,
      frame: frame)
  }
}
