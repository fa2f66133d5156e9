internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Texts

/// The views of a launch storyboard, and the constraints that place them on every screen.
struct StoryboardLayout {
  private(set) var views: [StoryboardView] = []
  /// The constraints between the views and their superview. Each string has the XML attributes of
  /// one constraint.
  private(set) var constraints: [String] = []
  private(set) var usesSafeArea = false
  private var count = 0

  static let view = "Lch-Vw-001"
  static let artwork = LaunchScreenKind.artworkView
  static let logo = LaunchScreenKind.logoView
  static let point = "Lch-Pt-001"
  static let safeArea = "Lch-Sa-001"

  init(_ plan: LaunchScreenPlan) {
    if let fit = plan.fit { addArtwork(plan, fit) }
    if let logo = plan.logo {
      addLogo(logo, plan.fit == nil ? LaunchScreenKind.imageName : LaunchScreenKind.logoName)
    }
  }

  private mutating func addArtwork(_ plan: LaunchScreenPlan, _ fit: Fit) {
    let contentMode =
      switch fit {
      case .cover: "scaleAspectFill"
      case .contain: "scaleAspectFit"
      case .fill: "scaleToFill"
      }
    if plan.anchor.isCentered {
      addFilling(contentMode: contentMode)
      return
    }
    let size = plan.artwork
    let frame = ViewFrame(
      picture: (Double(size.width), Double(size.height)),
      in: (StoryboardView.canvasFrame.width, StoryboardView.canvasFrame.height), fit, plan.anchor)
    var view = StoryboardView.image(
      LaunchScreenKind.imageName, id: Self.artwork, contentMode: contentMode, frame: frame,
      isConstrained: true)
    let ratio = StoryboardConstraint(
      (nil, "width"), nil, (Self.artwork, "height"), ratio: "\(size.width):\(size.height)")
    view.constraints.append(ratio.attributes(id: nextID()))
    views.append(view)
    let placement = ArtworkConstraints(fit, plan.anchor)
    if let guide = placement.guide(frame) { views.append(guide) }
    for constraint in placement.all { add(constraint) }
  }

  private mutating func addLogo(_ logo: UnscaledLogo, _ image: String) {
    var view = StoryboardView.image(
      image, id: Self.logo, contentMode: "scaleAspectFit",
      frame: logo.frame(on: StoryboardView.canvas, safeArea: StoryboardView.canvasSafeArea),
      isConstrained: true)
    let ratio = StoryboardConstraint(
      (nil, "width"), nil, (Self.logo, "height"), ratio: "\(logo.size.width):\(logo.size.height)")
    view.constraints.append(ratio.attributes(id: nextID()))
    views.append(view)
    usesSafeArea = logo.position != .center
    for constraint in logo.constraints { add(constraint) }
  }

  private mutating func addFilling(contentMode: String) {
    let id = Self.artwork
    views.append(
      .image(
        LaunchScreenKind.imageName, id: id, contentMode: contentMode,
        frame: StoryboardView.canvasFrame))
    for (name, side) in [
      ("Tp", "top"), ("Ld", "leading"), ("Tr", "trailing"), ("Bt", "bottom"),
    ] {
      let constraint =
        ["Tp", "Ld"].contains(name)
        ? StoryboardConstraint((id, side), nil, (Self.view, side))
        : StoryboardConstraint((nil, side), nil, (id, side))
      add(constraint, id: "Lch-\(name)-001")
    }
  }

  private mutating func add(_ constraint: StoryboardConstraint, id: String? = nil) {
    constraints.append(constraint.attributes(id: id ?? nextID()))
  }

  /// A new identifier such as `Lch-Cn-001`, in the form of Interface Builder's identifiers.
  private mutating func nextID() -> String {
    count += 1
    let digits = "\(count)"
    return "Lch-Cn-" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

struct StoryboardView {
  let element: String
  /// The attributes of the XML element, in Interface Builder's order.
  let attributes: String
  let frame: ViewFrame
  /// The constraints in the view's own element. Each string has the XML attributes of one
  /// constraint.
  var constraints: [String] = []

  /// The screen of an iPhone 16 in landscape, on which Interface Builder shows the storyboard.
  static let canvas = PointSize(width: 852, height: 393)
  static let canvasSafeArea = SafeArea(left: 59, bottom: 21, right: 59)
  static let canvasFrame = ViewFrame(x: 0, y: 0, width: 852, height: 393)

  /// - Parameter isConstrained: whether constraints determine the view's size. By default, an image
  ///   view tends to be as large as its image. If `isConstrained` is true, the priorities for the
  ///   image's size are lowered.
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
  static func text(_ value: Double) -> String { NumberText.short(rounded(value)) }

  /// Rounds to four decimal places, which changes a length by far less than a point. A number with
  /// more places could be written with an exponent, which storyboards do not use.
  static func rounded(_ value: Double) -> Double {
    // `+ 0` turns -0.0 into 0.
    (value * 10_000).rounded() / 10_000 + 0
  }
}
