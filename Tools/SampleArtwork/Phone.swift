/// A phone of today in landscape, with its camera on the left, seen from the front.
struct Phone {
  /// The picture on the screen; its size is the screen's.
  let picture: Plate

  /// Width divided by height, of the screen of an iPhone 16 Pro.
  static let screenRatio: Float = 2622.0 / 1206
  /// All measures of the phone are in millimeters.
  private static let screenHeight: Float = 65.5
  private static let measures = SIMD2<Float>(149.6, 71.5)
  private static let titanium = (light: Color(hex: 0xC9C6C2), dark: Color(hex: 0x6E6B69))

  /// Pixels per millimeter.
  private var scale: Float { Float(picture.height) / Self.screenHeight }

  var size: SIMD2<Float> { (Self.measures * scale).rounded(.toNearestOrEven) }

  func draw(on plate: inout Plate, center: SIMD2<Float>) {
    let center = center.rounded(.toNearestOrEven)
    let body = box(SIMD2(0, 0), size: Self.measures, corner: 13, from: center)
    plate.shadow(of: body, height: 24, opacity: 0.6)
    let metal = Self.buttons.reduce(body) { shape, button in
      shape.joined(with: box(button.spot, size: button.size, corner: 0.4, from: center))
    }
    let reach = Self.measures.y / 2 * scale
    plate.fill(
      metal, from: Self.titanium.light, at: center.y - reach, to: Self.titanium.dark,
      at: center.y + reach)
    plate.fill(body.grown(by: -1.1 * scale), Color(hex: 0x050507))
    screen(center, on: &plate)
  }

  /// The buttons for sound and volume, and the side button, on the edges of a phone in portrait.
  private static let buttons: [(spot: SIMD2<Float>, size: SIMD2<Float>)] = [
    (SIMD2(-45, 35.9), SIMD2(6, 1.3)), (SIMD2(-31, 35.9), SIMD2(10, 1.3)),
    (SIMD2(-18, 35.9), SIMD2(10, 1.3)), (SIMD2(-24, -35.9), SIMD2(16, 1.3)),
  ]

  private func screen(_ center: SIMD2<Float>, on plate: inout Plate) {
    let size = SIMD2(Float(picture.width), Float(picture.height))
    let corner = (center - size / 2).rounded(.toNearestOrEven)
    let middle = corner + size / 2
    let area = Shape.box(center: middle, size: size, corner: 10 * scale)
    plate.fill(area, with: picture, x: Int(corner.x), y: Int(corner.y))
    let left = -size.x / scale / 2
    let island = box(SIMD2(left + 5.3, 0), size: SIMD2(5.9, 20), corner: 2.95, from: middle)
    plate.fill(island, .black)
    let indicator = SIMD2(0, Self.screenHeight / 2 - 1.5)
    plate.fill(
      box(indicator, size: SIMD2(36, 0.8), corner: 0.4, from: middle), Color(hex: 0xFFFFFF),
      opacity: 0.85)
  }

  private func box(
    _ spot: SIMD2<Float>, size: SIMD2<Float>, corner: Float, from center: SIMD2<Float>
  ) -> Shape {
    .box(center: center + spot * scale, size: size * scale, corner: corner * scale)
  }
}
