/// The lake: the picture above it, mirrored and broken up by ripples.
struct Lake {
  private let ripples = Noise(seed: 83)
  private let wind = Noise(seed: 89)

  /// The number of mirrored places that are averaged for each pixel.
  private static let samples = 6
  /// The mirrored picture is squeezed a little, so that the peaks fit in the water.
  private static let squeeze: Float = 1.42

  func draw(on plate: inout Plate) {
    let land = plate
    for y in Int(View.waterline)..<plate.height {
      for x in 0..<plate.width {
        plate[x, y] = color(x: Float(x) + 0.5, y: Float(y) + 0.5, land: land)
      }
    }
  }

  private func color(x: Float, y: Float, land: Plate) -> Color {
    let near = y - View.horizon
    // Ripples shrink toward the horizon, so both directions are measured relative to nearness.
    let across = (x - Float(View.width) / 2) / near
    let away = Math.logarithm(near) * 11
    let gust = Math.smoothstep(-0.25, 0.45, wind.fractal(across * 0.5, away * 0.35, octaves: 3))
    let fine = ripples.fractal(across * 5, away * 3.2, octaves: 4, gain: 0.6)
    let swell = ripples.fractal(across * 1.1 + 50, away * 1.2, octaves: 2)
    let wave = swell * 0.10 + fine * (0.035 + 0.12 * gust)
    let depth = y - View.waterline
    let calm = Math.smoothstep(0, 60, depth) * 0.85 + 0.15
    let shift = wave * near * 1.6 * calm
    let blur = (1.5 + near * (0.012 + 0.05 * gust)) * calm
    var mirrored = Color.black
    for sample in 0..<Self.samples {
      let spread = (Float(sample) + 0.5) / Float(Self.samples) - 0.5
      let row = View.waterline - depth * Self.squeeze + shift + spread * blur * 2
      mirrored =
        mirrored + land.sample(x: x + fine * near * 0.03, y: min(row, View.waterline - 1))
    }
    mirrored = mirrored * (1 / Float(Self.samples))
    // Seen from above, water shows its own dark color; at a low angle, it is nearly a mirror.
    let steep = Math.smoothstep(0, 480, depth)
    let body = Color(0.010, 0.024, 0.060)
    return body.mixed(with: mirrored, 0.92 - 0.42 * steep - max(fine, 0) * 0.25 * steep)
      + glitter(x: x, depth: depth, fine: fine)
  }

  /// Sparks of sunlight on the ripples below the sun.
  private func glitter(x: Float, depth: Float, fine: Float) -> Color {
    let path = Math.bell(x - View.sun.x, width: 34 + depth * 0.30)
    let spark = Math.smoothstep(0.10, 0.42, fine)
    let fade = Math.exponential(-depth / 260)
    return Color(1.6, 0.80, 0.38) * (path * spark * fade)
  }
}
