/// A phone in landscape with its home button on the right, seen from the front.
struct Phone {
  /// The picture on the screen; its size is the screen's.
  let picture: Plate

  private static let measures = SIMD2<Float>(115.2, 58.6)
  private static let steel = (light: Color(hex: 0xE6E8EF), dark: Color(hex: 0x7E8494))
  private static let glass = (light: Color(hex: 0x22242C), dark: Color(hex: 0x0C0D12))

  /// Pixels per millimeter. All measures of the phone are in millimeters; its screen is 50 mm high.
  private var scale: Float { Float(picture.height) / 50 }

  var size: SIMD2<Float> { (Self.measures * scale).rounded(.toNearestOrEven) }

  func draw(on plate: inout Plate, center: SIMD2<Float>) {
    let center = center.rounded(.toNearestOrEven)
    let body = box(SIMD2(0, 0), size: Self.measures, corner: 9, from: center)
    plate.shadow(of: body, height: 24, opacity: 0.6)
    let metal = Self.buttons.reduce(body) { shape, button in
      shape.joined(with: box(button.spot, size: button.size, corner: 0.5, from: center))
    }
    fill(metal, Self.steel, reach: 30, from: center, on: &plate)
    fill(body.grown(by: -0.9 * scale), Self.glass, reach: 29, from: center, on: &plate)
    screen(center, on: &plate)
    earpiece(center + SIMD2(-48.5, 0) * scale, on: &plate)
    homeButton(center + SIMD2(47.5, 0) * scale, on: &plate)
  }

  /// The mute, volume and lock buttons, which are on the left and at the top of a phone in
  /// portrait.
  private static let buttons: [(spot: SIMD2<Float>, size: SIMD2<Float>)] = [
    (SIMD2(-46, 29.3), SIMD2(3.6, 1.5)),
    (SIMD2(-35, 29.3), SIMD2(5.6, 1.5)),
    (SIMD2(-25, 29.3), SIMD2(5.6, 1.5)),
    (SIMD2(-57.6, -15), SIMD2(1.5, 9)),
  ]

  private func screen(_ center: SIMD2<Float>, on plate: inout Plate) {
    let size = SIMD2(Float(picture.width), Float(picture.height))
    let corner = center - size / 2
    let area = Shape.box(center: center, size: size, corner: 0)
    plate.fill(area.grown(by: 2), .black)
    plate.fill(area, with: picture, x: Int(corner.x), y: Int(corner.y))
  }

  /// The slot of the speaker, and the camera next to it.
  private func earpiece(_ center: SIMD2<Float>, on plate: inout Plate) {
    let slot = box(SIMD2(0, 0), size: SIMD2(1.7, 11), corner: 0.85, from: center)
    plate.fill(slot.grown(by: 1), Color(hex: 0x3A3D48))
    plate.fill(slot, Color(hex: 0x050608))
    let camera = center + SIMD2(0, 10) * scale
    plate.fill(.circle(center: camera, radius: 1.3 * scale), Color(hex: 0x2A2D3A))
    plate.fill(.circle(center: camera, radius: 0.7 * scale), Color(hex: 0x10152E))
  }

  private func homeButton(_ center: SIMD2<Float>, on plate: inout Plate) {
    let button = Shape.circle(center: center, radius: 5.4 * scale)
    let hollow = (Color(hex: 0x08090C), Color(hex: 0x262932))
    let ring = (Color(hex: 0x8D92A2), Color(hex: 0xC4C8D4))
    fill(button, hollow, reach: 5.4, from: center, on: &plate)
    fill(button.rim(0.55 * scale), ring, reach: 5.4, from: center, on: &plate)
  }

  /// Fills a shape that extends `reach` millimeters above and below a center with a vertical
  /// gradient.
  private func fill(
    _ shape: Shape, _ colors: (Color, Color), reach: Float, from center: SIMD2<Float>,
    on plate: inout Plate
  ) {
    plate.fill(
      shape, from: colors.0, at: center.y - reach * scale, to: colors.1,
      at: center.y + reach * scale)
  }

  private func box(
    _ spot: SIMD2<Float>, size: SIMD2<Float>, corner: Float, from center: SIMD2<Float>
  ) -> Shape {
    .box(center: center + spot * scale, size: size * scale, corner: corner * scale)
  }
}
