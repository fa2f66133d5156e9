import LaunchImages
import LaunchRules
import Pixels

/// A device on a contact sheet, as it is held.
struct SheetPhone {
  enum Content {
    /// A launch image in the upright screen.
    case file(Raster, isLetterboxed: Bool)
    /// Pictures in the interface, which rotates with the device; the lowest layer first.
    case interface([(picture: Picture, fit: PictureFit)], background: RGBColor)
    /// A screen without a picture, and the reason in a word.
    case empty(String)
  }

  let content: Content
  private let holding: Holding
  private let safeArea: SafeArea
  /// Pixels per point.
  private let scale: Double

  private static let metal = RGBColor(red: 142, green: 142, blue: 147)
  private static let glass = RGBColor(red: 11, green: 11, blue: 13)
  private static let edge = RGBColor(red: 72, green: 72, blue: 74)
  private static let light = RGBColor(red: 174, green: 174, blue: 178)
  private static let bar = RGBColor(red: 235, green: 235, blue: 240)

  /// - Parameter pixelsPerMillimeter: the same number for all devices that are compared.
  init(
    _ display: Display, held: InterfaceOrientation, _ content: Content, pixelsPerMillimeter: Double
  ) {
    let geometry = PhoneGeometry(display)
    self.content = content
    holding = Holding(orientation: held, geometry: geometry)
    safeArea = display.safeAreas?[held] ?? SafeArea()
    scale = pixelsPerMillimeter * geometry.millimeters / geometry.bodyHeight
  }

  /// The size of the body as it is held, in pixels.
  var size: PixelSize {
    let body = holding.seen(holding.geometry.bodyParts[0].frame)
    return PixelSize(
      width: Int((body.width * scale).rounded(.up)), height: Int((body.height * scale).rounded(.up))
    )
  }

  /// - Parameters:
  ///   - left: the left edge of the body, in pixels.
  ///   - top: the top edge of the body, in pixels.
  func draw(on canvas: inout Canvas, x left: Int, y top: Int) {
    let origin = (x: Double(left), y: Double(top))
    for part in holding.geometry.bodyParts {
      let (frame, radius) = (place(part, origin), part.radius * scale)
      let color = part.name == "body" ? Self.metal : part.name == "glass" ? Self.glass : Self.edge
      canvas.fill(frame, radius: radius, color)
      if part.name == "home" {
        canvas.fill(frame.inset(by: 2), radius: radius - 2, Self.glass)
      }
    }
    let screen = place(holding.geometry.screen, origin)
    let radius = holding.geometry.cornerRadius * scale
    canvas.fill(screen, radius: radius, .black)
    draw(screen, radius, on: &canvas)
    if let camera = holding.geometry.camera {
      canvas.fill(place(camera, origin), radius: camera.radius * scale, .black)
    }
    if let indicator = holding.homeIndicator {
      canvas.fill(inside(screen, indicator.frame), radius: indicator.radius * scale, Self.bar)
    }
  }

  private func draw(_ screen: ViewFrame, _ radius: Double, on canvas: inout Canvas) {
    switch content {
    case .file(let file, let isLetterboxed):
      let seen = file.upright(from: StoredOrientation(uprightBy: rotation))
      let fit = ViewFrame(
        picture: (Double(seen.size.width), Double(seen.size.height)),
        in: (screen.width, screen.height), isLetterboxed ? .contain : .fill, .position(.center))
      let frame = ViewFrame(
        x: screen.x + fit.x, y: screen.y + fit.y, width: fit.width, height: fit.height)
      canvas.draw(seen, in: frame, clippedTo: screen, radius: radius)
    case .interface(let layers, let background):
      canvas.fill(screen, radius: radius, background)
      for layer in layers {
        let frame = layer.fit.frame(of: layer.picture.size, in: holding.size, safeArea)
        canvas.draw(
          layer.picture.raster, in: inside(screen, frame), clippedTo: screen, radius: radius)
      }
    case .empty(let word):
      canvas.hatch(screen, radius: radius, Self.edge)
      let size = screen.height / 9 / StrokeFont.capital
      let wide = StrokeFont.width(of: word) * size
      let (x, y) = (screen.x + (screen.width - wide) / 2, screen.y + screen.height * 4 / 9)
      let ground = ViewFrame(
        x: x - 8 * size, y: y - 6 * size, width: wide + 16 * size, height: 28 * size)
      canvas.fill(ground, radius: 6 * size, .black)
      canvas.write(word, x: x, y: Int(y), scale: size, Self.light)
    }
  }

  /// The frame of a part of the device on the canvas.
  private func place(_ part: PhonePart, _ origin: (x: Double, y: Double)) -> ViewFrame {
    let seen = holding.seen(part.frame)
    return ViewFrame(
      x: origin.x + seen.x * scale, y: origin.y + seen.y * scale, width: seen.width * scale,
      height: seen.height * scale)
  }

  /// The frame on the canvas of what is in the interface.
  private func inside(_ screen: ViewFrame, _ frame: ViewFrame) -> ViewFrame {
    ViewFrame(
      x: screen.x + frame.x * scale, y: screen.y + frame.y * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  /// The rotation of the device from portrait, by which a launch image is rotated too.
  private var rotation: Rotation {
    switch holding.orientation {
    case .portrait: .none
    case .portraitUpsideDown: .halfTurn
    case .landscapeRight: .counterclockwise
    case .landscapeLeft: .clockwise
    }
  }
}

extension ViewFrame {
  fileprivate func inset(by rim: Double) -> ViewFrame {
    ViewFrame(x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim)
  }
}
