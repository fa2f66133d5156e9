internal import LaunchImages
internal import LaunchRules
internal import Pictures
internal import Pixels

struct PhoneShape {
  /// The part of a device. The part determines the color, and the raw value is a class of the style
  /// sheet.
  enum Part: String {
    case body, glass, home, slot, screen, edge, camera, indicator
  }

  enum Form {
    case part(Part, radius: Double)
    case background(RGBColor)
    /// A picture that is rotated, and then stretched to the frame.
    case picture(Picture, Rotation)
    /// A hatched screen with a word. The hatching prevents confusion with a dark picture.
    case hatch(String)
  }

  var frame: ViewFrame
  let form: Form

  init(_ frame: ViewFrame, _ form: Form) {
    self.frame = frame
    self.form = form
  }

  init(_ part: Part, _ frame: ViewFrame, radius: Double) {
    self.init(frame, .part(part, radius: radius))
  }

  fileprivate init(indicatorHeld held: InterfaceOrientation, in screen: ViewFrame) {
    let (width, height) = (screen.width * HomeIndicator.widthShare(held), HomeIndicator.height)
    let frame = ViewFrame(
      x: (screen.width - width) / 2, y: screen.height - HomeIndicator.bottom - height, width: width,
      height: height)
    self.init(.indicator, frame.moved(by: screen), radius: height / 2)
  }
}

/// A device as it is held, drawn as shapes from back to front. The origin is the corner of the body
/// that is seen at the top left.
///
/// As in iOS, the file of a launch image is drawn unchanged in the upright screen, and then the
/// whole device is rotated. A file that is rotated the wrong way therefore looks wrong in the
/// drawing too.
struct Phone {
  enum Content {
    /// A launch image that is drawn into the upright screen, and there seen in this area.
    case file(Picture, ViewFrame)
    /// Pictures in the interface, which rotates with the device. The layers are in order from back
    /// to front.
    case interface([PictureLayer], background: RGBColor)
    /// No picture. The text is the reason, in a word.
    case empty(String)
  }

  /// The body's width and height in points, as the device is held.
  let size: (width: Double, height: Double)
  let millimetersPerPoint: Double
  /// The shapes of the body, the glass and the home button.
  let body: [PhoneShape]
  /// The shapes of the screen and of what the screen shows, clipped at the edge of ``screen``.
  let shown: [PhoneShape]
  let screen: (frame: ViewFrame, radius: Double)
  /// The shapes that always cover the screen: the edge, the camera and the home indicator.
  let overlays: [PhoneShape]

  var millimeters: (width: Double, height: Double) {
    (size.width * millimetersPerPoint, size.height * millimetersPerPoint)
  }

  init(_ display: Display, held: InterfaceOrientation, _ content: Content) {
    let geometry = PhoneGeometry(display)
    let (width, height) = geometry.body
    func seen(_ shape: PhoneShape) -> PhoneShape {
      var shape = shape
      shape.frame = shape.frame.turned(held.deviceRotation, in: geometry.body)
      return shape
    }
    size = held.isLandscape ? (height, width) : (width, height)
    millimetersPerPoint = geometry.millimetersPerPoint
    body = geometry.bodyParts.map(seen)
    let frame = geometry.screen.turned(held.deviceRotation, in: geometry.body)
    let radius = geometry.cornerRadius
    screen = (frame, radius)
    shown =
      [PhoneShape(.screen, frame, radius: radius)]
      + content.shapes(in: frame, held, display.safeAreas?[held] ?? SafeArea())
    let indicator = geometry.hasHomeIndicator ? PhoneShape(indicatorHeld: held, in: frame) : nil
    overlays =
      [PhoneShape(.edge, frame, radius: radius)]
      + [geometry.camera.map(seen), indicator].compactMap(\.self)
  }

  init(_ screen: PreviewScreen, held: InterfaceOrientation) {
    let content: Content =
      switch screen.content {
      case .blank: .empty("blank")
      case .unknown: .empty("not shown")
      case .picture(let picture) where screen.isDrawnUpright(picture.size):
        .interface(
          [PictureLayer(picture: picture, fit: .placed(screen.area(held)))], background: .black)
      case .picture(let picture): .file(picture, screen.area(held))
      }
    self.init(screen.display, held: held, content)
  }

  init(_ launchScreen: PreviewLaunchScreen, on display: Display) {
    self.init(
      display, held: launchScreen.held,
      launchScreen.isKnown
        ? .interface(
          launchScreen.layers(on: display), background: launchScreen.background(on: display))
        : .empty("not shown"))
  }
}

extension Phone.Content {
  fileprivate func shapes(
    in screen: ViewFrame, _ held: InterfaceOrientation, _ safeArea: SafeArea
  ) -> [PhoneShape] {
    switch self {
    case .empty(let word): return [PhoneShape(screen, .hatch(word))]
    case .interface(let layers, let background):
      let pictures = layers.map {
        let frame = $0.fit.frame(of: $0.picture.size, in: (screen.width, screen.height), safeArea)
        return PhoneShape(frame.moved(by: screen), .picture($0.picture, .none))
      }
      return [PhoneShape(screen, .background(background))] + pictures
    case .file(let picture, let area):
      return [PhoneShape(area.moved(by: screen), .picture(picture, held.deviceRotation))]
    }
  }
}

extension InterfaceOrientation {
  /// How a device is rotated from portrait: counterclockwise if the home button is on the right.
  var deviceRotation: Rotation {
    switch self {
    case .portrait: .none
    case .portraitUpsideDown: .halfTurn
    case .landscapeRight: .counterclockwise
    case .landscapeLeft: .clockwise
    }
  }
}

/// The positions of a device's parts in portrait, in points of its screen. The origin is the top
/// left corner of the body.
struct PhoneGeometry {
  let body: (width: Double, height: Double)
  let millimetersPerPoint: Double
  let screen: ViewFrame
  private let front: DeviceFront?
  private let isTablet: Bool

  init(_ display: Display) {
    let (width, height) = (Double(display.points.width), Double(display.points.height))
    front = display.front
    isTablet = min(width, height) >= 744
    let points = front?.bodyPoints
    // A device whose body size is unknown gets a bezel of 14 points.
    let side = points.map { max(6, ($0.width - width) / 2) } ?? 14
    let end = points.map { max(6, ($0.height - height) / 2) } ?? 14
    screen = ViewFrame(x: side, y: end, width: width, height: height)
    body = (width + 2 * side, height + 2 * end)
    millimetersPerPoint = (front?.bodyHeight ?? body.height / 153 * 25.4) / body.height
  }

  var cornerRadius: Double { front?.cornerRadius ?? 0 }
  var hasHomeIndicator: Bool { front?.hasHomeButton == false }

  /// The body, glass, home button and loudspeaker, from back to front.
  var bodyParts: [PhoneShape] {
    let frame = ViewFrame(x: 0, y: 0, width: body.width, height: body.height)
    let rim = isTablet ? 6.0 : 3.0
    return [
      PhoneShape(.body, frame, radius: bodyRadius),
      PhoneShape(.glass, frame.inset(by: rim), radius: bodyRadius - rim),
    ] + homeButton
  }

  /// The radius of the body's corners: the screen's radius plus the bezel, or about 9 millimeters
  /// for a device with a home button.
  private var bodyRadius: Double {
    guard let front, cornerRadius == 0 else { return cornerRadius + screen.x }
    return 9 / 25.4 * front.pointsPerInch
  }

  /// The home button, and the slot of the loudspeaker at the other end.
  private var homeButton: [PhoneShape] {
    guard let front, front.hasHomeButton else { return [] }
    let radius = min(5.4 / 25.4 * front.pointsPerInch, screen.y * 0.4)
    let slot = isTablet ? 0.0 : 10 / 25.4 * front.pointsPerInch
    let (middle, end) = (body.width / 2, screen.y / 2)
    return [
      PhoneShape(
        .home,
        ViewFrame(
          x: middle - radius, y: body.height - end - radius, width: 2 * radius, height: 2 * radius),
        radius: radius),
      PhoneShape(
        .slot, ViewFrame(x: middle - slot / 2, y: end - 2.5, width: slot, height: 5), radius: 2.5),
    ]
  }

  /// The island or notch in the screen; `nil` if the camera is outside of the screen.
  var camera: PhoneShape? {
    guard let camera = front?.camera else { return nil }
    let left = (body.width - camera.width) / 2
    switch camera {
    case .outside: return nil
    case .island(let width, let height, let top):
      return PhoneShape(
        .camera, ViewFrame(x: left, y: screen.y + top, width: width, height: height),
        radius: height / 2)
    case .notch(let width, let height):
      // The part above the screen is as black as the glass there.
      return PhoneShape(
        .camera, ViewFrame(x: left, y: screen.y / 2, width: width, height: height + screen.y / 2),
        radius: min(21, height * 0.7))
    }
  }
}

extension ViewFrame {
  /// This frame after the area around it is rotated. `whole` is the area's size before that.
  func turned(_ rotation: Rotation, in whole: (width: Double, height: Double)) -> ViewFrame {
    let (right, bottom) = (whole.width - x - width, whole.height - y - height)
    return switch rotation {
    case .none: self
    case .halfTurn: ViewFrame(x: right, y: bottom, width: width, height: height)
    case .counterclockwise: ViewFrame(x: y, y: right, width: height, height: width)
    case .clockwise: ViewFrame(x: bottom, y: x, width: height, height: width)
    }
  }

  func inset(by rim: Double) -> ViewFrame {
    ViewFrame(x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim)
  }
}
