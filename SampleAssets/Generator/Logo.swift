/// The mark: a phone lying on its side with a sunrise on its screen, and a rocket flying a turn
/// around it.
enum Logo {
  private static let width = 2048
  private static let height = 1152
  private static let center = SIMD2<Float>(1024, 576)

  private static let indigo: UInt32 = 0x5A60DB
  private static let dusk: UInt32 = 0x343890
  private static let coral: UInt32 = 0xFF6B5E
  private static let amber: UInt32 = 0xFFB84D
  private static let cream: UInt32 = 0xFFF3DC

  /// The turn the rocket flies: its radius, and where it starts and ends, clockwise from the right.
  private static let orbit: Float = 466
  private static let start: Float = 0.2
  private static let end: Float = 4.14
  /// How far behind the rocket its trail ends, as an angle.
  private static let behind: Float = 0.32

  static func draw() -> Canvas {
    var decal = Decal(width: width, height: height)
    trail(on: &decal)
    phone(on: &decal)
    rocket(on: &decal)
    return decal.canvas
  }

  private static func phone(on decal: inout Decal) {
    let body = Shape.box(center: center, size: SIMD2(690, 362), corner: 74)
    let screen = Shape.box(center: center, size: SIMD2(626, 298), corner: 44)
    let ground = center.y + 149
    let peak = mountain(
      top: SIMD2(center.x + 128, center.y - 80), left: 300, right: 270, foot: ground)
    let hill = mountain(
      top: SIMD2(center.x - 150, center.y + 30), left: 210, right: 230, foot: ground)
    let sun = Shape.circle(center: SIMD2(center.x - 66, center.y - 4), radius: 84)
    decal.fill(body, hex: dusk)
    decal.fill(screen, hex: coral)
    decal.fill(sun.intersected(with: screen), hex: amber)
    decal.fill(peak.intersected(with: screen), hex: indigo)
    decal.fill(snow(on: peak, top: center.y - 80, x: center.x + 128), hex: cream)
    // The hill runs into the frame of its own colour, so that no seam shows between them.
    decal.fill(hill.intersected(with: screen.grown(by: 6)), hex: dusk)
  }

  private static func mountain(
    top: SIMD2<Float>, left: Float, right: Float, foot: Float
  ) -> Shape {
    let drop = foot - top.y + 20
    return .polygon(
      [top, SIMD2(top.x + right, top.y + drop), SIMD2(top.x - left, top.y + drop)], rounding: 8)
  }

  /// The peak's cap, with a zigzag lower edge.
  private static func snow(on peak: Shape, top: Float, x: Float) -> Shape {
    let edge = Shape { place in
      let wave = (place.x - x + 18) / 62
      let tooth = abs(wave - wave.rounded()) * 2
      // The slanting teeth are measured upright, so their distance is scaled back.
      return (place.y - top - 46 - tooth * 34) * 0.67
    }
    return peak.intersected(with: edge)
  }

  /// A ring that grows from a point at the start to the rocket's width at the end.
  private static func trail(on decal: inout Decal) {
    let ring = { (inner: Float) in
      Shape { place in
        let off = place - center
        var angle = Maths.arcTangent(off.y, off.x)
        if angle < start - 1.2 { angle += 2 * Float.pi }
        let along = Maths.clamp((angle - start) / (end - start - behind))
        let half = (4 + 34 * along) * inner
        let nearest = Maths.mix(start, end - behind, along)
        let spine = SIMD2(Maths.cosine(nearest), Maths.sine(nearest)) * orbit
        return Maths.length(off.x - spine.x, off.y - spine.y) - half
      }
    }
    decal.fill(ring(1), hex: amber)
    decal.fill(ring(0.5), hex: coral)
  }

  private static func rocket(on decal: inout Decal) {
    let spot = center + SIMD2(Maths.cosine(end), Maths.sine(end)) * orbit
    // Drawn pointing up, it is turned to fly along the ring.
    let place = { (shape: Shape) in shape.turned(by: end + Float.pi, movedTo: spot) }
    // Two circles that overlap make the pointed body.
    let lens = Shape.circle(center: SIMD2(-150, -10), radius: 224)
      .intersected(with: .circle(center: SIMD2(150, -10), radius: 224))
    let hull = lens.subtracting(.box(center: SIMD2(0, 190), size: SIMD2(400, 200), corner: 0))
    let fins = Shape.polygon([SIMD2(0, -30), SIMD2(100, 112), SIMD2(-100, 112)], rounding: 8)
      .subtracting(.circle(center: SIMD2(0, 168), radius: 84))
    decal.fill(place(fins), hex: coral)
    decal.fill(place(hull), hex: indigo)
    decal.fill(place(.circle(center: SIMD2(0, -38), radius: 32)), hex: cream)
  }
}
