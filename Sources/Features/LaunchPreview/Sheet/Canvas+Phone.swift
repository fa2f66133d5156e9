import LaunchImages
import Pixels

extension Canvas {
  private static let metal = RGBColor(red: 142, green: 142, blue: 147)
  private static let glass = RGBColor(red: 11, green: 11, blue: 13)
  private static let edge = RGBColor(red: 72, green: 72, blue: 74)
  private static let light = RGBColor(red: 174, green: 174, blue: 178)
  private static let bar = RGBColor(red: 235, green: 235, blue: 240)

  /// Draws a device.
  ///
  /// - Parameters:
  ///   - left: the left edge of the body, in pixels.
  ///   - top: the top edge of the body, in pixels.
  ///   - scale: pixels per point.
  mutating func draw(_ phone: Phone, x left: Int, y top: Int, scale: Double) {
    func place(_ frame: ViewFrame) -> ViewFrame {
      ViewFrame(
        x: Double(left) + frame.x * scale, y: Double(top) + frame.y * scale,
        width: frame.width * scale, height: frame.height * scale)
    }
    let (screen, corner) = (place(phone.screen.frame), phone.screen.radius * scale)
    for shape in phone.body + phone.shown + phone.overlays {
      let frame = place(shape.frame)
      switch shape.form {
      case .part(let part, let radius): fill(part, frame, radius: radius * scale)
      case .background(let color): fill(frame, radius: corner, color)
      case .picture(let picture, let rotation):
        let raster = picture.raster.upright(from: StoredOrientation(uprightBy: rotation))
        draw(raster, in: frame, clippedTo: screen, radius: corner)
      case .hatch(let word):
        hatch(frame, radius: corner, Self.edge)
        write(word, inMiddleOf: frame)
      }
    }
  }

  private mutating func fill(_ part: PhoneShape.Part, _ frame: ViewFrame, radius: Double) {
    switch part {
    case .body: fill(frame, radius: radius, Self.metal)
    case .glass: fill(frame, radius: radius, Self.glass)
    case .slot: fill(frame, radius: radius, Self.edge)
    case .home:
      fill(frame, radius: radius, Self.edge)
      fill(frame.inset(by: 2), radius: radius - 2, Self.glass)
    case .screen, .camera: fill(frame, radius: radius, .black)
    case .indicator: fill(frame, radius: radius, Self.bar)
    // At the scale of a sheet, the line would be thinner than a pixel.
    case .edge: break
    }
  }

  /// Writes a word on a black ground.
  private mutating func write(_ word: String, inMiddleOf frame: ViewFrame) {
    let scale = frame.height / 9 / StrokeFont.capital
    let width = StrokeFont.width(of: word) * scale
    let (x, y) = (frame.x + (frame.width - width) / 2, frame.y + frame.height * 4 / 9)
    fill(
      ViewFrame(
        x: x - 8 * scale, y: y - 6 * scale, width: width + 16 * scale, height: 28 * scale),
      radius: 6 * scale, .black)
    write(word, x: x, y: y, scale: scale, Self.light)
  }
}
