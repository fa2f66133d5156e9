import LaunchImages
import LaunchRules
import Pixels

/// A shape of a drawing, in points.
struct PhoneShape {
  /// What a rectangle is, which decides its color. The names are classes of the page's style sheet.
  enum Part: String {
    case body, glass, home, slot, screen, edge, camera, indicator
  }

  enum Form {
    /// A rectangle with round corners.
    case part(Part, radius: Double)
    case background(RGBColor)
    /// A picture that is rotated, and then stretched to the frame.
    case picture(Picture, Rotation)
    /// A hatched screen with a word, which nobody takes for a dark picture.
    case hatch(String)
  }

  var frame: ViewFrame
  let form: Form

  init(_ part: Part, _ frame: ViewFrame, radius: Double) {
    self.init(frame, .part(part, radius: radius))
  }

  init(_ frame: ViewFrame, _ form: Form) {
    self.frame = frame
    self.form = form
  }
}

/// A device as it is held, drawn as shapes, the lowest first. The origin is the top left corner of
/// the body as it is seen.
///
/// Like iOS, the drawing shows the file of a launch image unchanged in the upright screen, and then
/// rotates the whole device, so a file that is rotated the wrong way looks wrong here too.
struct Phone {
  enum Content {
    /// A launch image in the upright screen.
    case file(Picture, isLetterboxed: Bool)
    /// Pictures in the interface, which rotates with the device; the lowest layer first.
    case interface([PictureLayer], background: RGBColor)
    /// No picture, and the reason in a word.
    case empty(String)
  }

  /// The body's width and height as it is held, in points.
  let size: (width: Double, height: Double)
  let millimetersPerPoint: Double
  /// The body, its glass and the home button.
  let body: [PhoneShape]
  /// The screen and what it shows, cut off at the edge of ``screen``.
  let shown: [PhoneShape]
  let screen: (frame: ViewFrame, radius: Double)
  /// The parts that always cover the screen: its edge, camera and home indicator.
  let overlays: [PhoneShape]

  /// The body's width and height as it is held, in millimeters.
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
          [PictureLayer(picture, .fitted(screen.isLetterboxed ? .contain : .fill))],
          background: .black)
      case .picture(let picture): .file(picture, isLetterboxed: screen.isLetterboxed)
      }
    self.init(screen.display, held: held, content)
  }

  init(_ launchScreen: PreviewLaunchScreen, on display: Display) {
    self.init(
      display, held: launchScreen.held,
      launchScreen.isKnown
        ? .interface(launchScreen.layers(on: display), background: launchScreen.background)
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
      return [PhoneShape(screen, .background(background))]
        + layers.map {
          let frame = $0.fit.frame(of: $0.picture.size, in: (screen.width, screen.height), safeArea)
          return PhoneShape(frame.moved(by: screen), .picture($0.picture, .none))
        }
    case .file(let picture, let isLetterboxed):
      let size = held.deviceRotation.size(of: picture.size)
      let frame = ViewFrame(
        picture: (Double(size.width), Double(size.height)), in: (screen.width, screen.height),
        isLetterboxed ? .contain : .fill, .position(.center))
      return [PhoneShape(frame.moved(by: screen), .picture(picture, held.deviceRotation))]
    }
  }
}

extension PhoneShape {
  fileprivate init(indicatorHeld held: InterfaceOrientation, in screen: ViewFrame) {
    let (width, height) = (screen.width * HomeIndicator.widthShare(held), HomeIndicator.height)
    let frame = ViewFrame(
      x: (screen.width - width) / 2, y: screen.height - HomeIndicator.bottom - height, width: width,
      height: height)
    self.init(.indicator, frame.moved(by: screen), radius: height / 2)
  }
}

extension InterfaceOrientation {
  /// How a device is rotated from portrait. A device with the home button on the right has been
  /// rotated counterclockwise.
  var deviceRotation: Rotation {
    switch self {
    case .portrait: .none
    case .portraitUpsideDown: .halfTurn
    case .landscapeRight: .counterclockwise
    case .landscapeLeft: .clockwise
    }
  }
}

extension ViewFrame {
  /// The frame after the whole that contains it is rotated.
  func turned(_ rotation: Rotation, in whole: (width: Double, height: Double)) -> ViewFrame {
    let (right, bottom) = (whole.width - x - width, whole.height - y - height)
    return switch rotation {
    case .none: self
    case .halfTurn: ViewFrame(x: right, y: bottom, width: width, height: height)
    case .counterclockwise: ViewFrame(x: y, y: right, width: height, height: width)
    case .clockwise: ViewFrame(x: bottom, y: x, width: height, height: width)
    }
  }
}
