import LaunchPreview

/// An overview of launchgen in a single picture: the artwork, a phone that shows it as its launch
/// screen, and the file of a launch image.
struct Overview {
  private static let size = SIMD2<Float>(1440, 400)
  /// The height of the artwork and of the phone's screen, and the width of the launch image, in
  /// pixels.
  private static let side = 212

  private let artwork: Plate
  /// The artwork as a phone of today shows it: cropped to the proportions of its screen.
  private let screen: Plate
  /// The artwork as iPhones from the 5 to the 8 show it: cropped to 16:9.
  private let upright: Plate

  /// The artwork's title, which shows at once how a picture is turned.
  private static let title = "Evenfall"

  init(of scene: Canvas) {
    func picture(_ ratio: Float, side: Int = Self.side) -> Plate {
      let width = Int((Float(side) * ratio).rounded())
      return Self.titled(Plate(shrinking: scene, width: width, height: side))
    }
    artwork = picture(Float(scene.width) / Float(scene.height))
    screen = picture(Phone.screenRatio)
    upright = picture(16.0 / 9, side: Self.side * 7 / 10)
  }

  /// Writes the title into the sky of the artwork, in the middle.
  private static func titled(_ picture: Plate) -> Plate {
    let scale = Float(picture.height) / 101
    let top = 0.13 * Float(picture.height)
    let font = StrokeFont.bold
    var left = (Float(picture.width) - scale * Float(font.width(of: title))) / 2
    var picture = picture
    for scalar in title.unicodeScalars {
      let glyph = font.glyph(scalar)
      let origin = SIMD2(left, top)
      let shape = Shape { place in
        let point = (place - origin) / scale
        return -Float(glyph.depth(x: Double(point.x), y: Double(point.y))) * scale
      }
      picture.shadow(of: shape, height: 5, opacity: 0.35)
      picture.fill(shape, Color(hex: 0xFFF3E0))
      left += Float(glyph.advance) * scale
    }
    return picture
  }

  func draw() -> Canvas {
    let launchImage = upright.turnedClockwise
    let phone = Phone(picture: screen)
    let margin = (Self.size.y - Float(launchImage.height)) / 2
    let things = Float(artwork.width + launchImage.width) + phone.size.x
    let gap = ((Self.size.x - 2 * margin - things) / 2).rounded(.down)
    let phoneLeft = margin + Float(artwork.width) + gap
    let imageLeft = phoneLeft + phone.size.x + gap

    var plate = Plate(width: Int(Self.size.x), height: Int(Self.size.y))
    ground(on: &plate)
    sheet(artwork, left: margin, on: &plate)
    arrow(from: phoneLeft - gap, to: phoneLeft, on: &plate)
    phone.draw(on: &plate, center: SIMD2(phoneLeft + phone.size.x / 2, Self.size.y / 2))
    sheet(launchImage, left: imageLeft, on: &plate)
    return plate.canvas(within: card(corner: 28))
  }

  private func card(corner: Float) -> Shape {
    .box(center: Self.size / 2, size: Self.size, corner: corner)
  }

  /// Draws the card: dark enough for a dark page, and light enough for shadows to be visible.
  private func ground(on plate: inout Plate) {
    // The color also fills the round corners, which are cut out of the finished picture at the end.
    plate.fill(
      card(corner: 0).grown(by: 1), from: Color(hex: 0x434B7C), at: 0,
      to: Color(hex: 0x262B50), at: Self.size.y)
  }

  /// Draws a picture as a sheet that lies on the card.
  private func sheet(_ picture: Plate, left: Float, on plate: inout Plate) {
    let size = SIMD2(Float(picture.width), Float(picture.height))
    let corner = SIMD2(left, (Self.size.y - size.y) / 2)
    let outline = Shape.box(center: corner + size / 2, size: size, corner: 4)
    plate.shadow(of: outline, height: 18, opacity: 0.55)
    plate.fill(outline, with: picture, x: Int(corner.x), y: Int(corner.y))
    // Without this rim, the edge would be invisible where the picture is as dark as the card.
    plate.fill(outline.rim(1), Color(hex: 0xFFFFFF), opacity: 0.04)
  }

  private func arrow(from left: Float, to right: Float, on plate: inout Plate) {
    let inset: Float = 30
    let head: Float = 11
    let width: Float = 3
    let tail = SIMD2(left + inset, Self.size.y / 2)
    let tip = SIMD2(right - inset, Self.size.y / 2)
    let shape = Shape.stroke(from: tail, to: tip, width: width)
      .joined(with: .stroke(from: tip + SIMD2(-head, -head), to: tip, width: width))
      .joined(with: .stroke(from: tip + SIMD2(-head, head), to: tip, width: width))
    plate.fill(shape, Color(hex: 0xB9BDDE))
  }
}
