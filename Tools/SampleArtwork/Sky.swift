/// The dusk sky: a smooth gradient, the sun's glow and thin, lit clouds.
struct Sky {
  private let clouds = Noise(seed: 11)

  /// Heights (0 at the top of the sky, 1 at the horizon) and their colors.
  private static let stops: [(height: Float, color: Color)] = [
    (0.00, Color(hex: 0x0A1036)),
    (0.20, Color(hex: 0x1B2460)),
    (0.40, Color(hex: 0x483C86)),
    (0.58, Color(hex: 0x8F5391)),
    (0.73, Color(hex: 0xD8708A)),
    (0.86, Color(hex: 0xF79A72)),
    (0.96, Color(hex: 0xFFC77E)),
    (1.08, Color(hex: 0xFFE0A0)),
  ]

  func color(x: Float, y: Float) -> Color {
    let sunward = View.sunward(x)
    // Away from the sun, the night extends lower.
    let height = y / View.horizon - 0.13 * (1 - sunward)
    var color = Self.gradient(height)
    color = clouded(color, x: x, y: y, sunward: sunward)
    return color + glow(x: x, y: y)
  }

  /// The light of the air at the horizon, into which distant things fade: warm only near the sun.
  static func haze(x: Float) -> Color {
    let warm = Math.bell(x - View.sun.x, width: 520)
    return Color(0.150, 0.105, 0.300).mixed(with: Color(0.80, 0.33, 0.22), warm * 0.85)
  }

  /// A weighted mean of all stops, without kinks that the eye would see as bands.
  private static func gradient(_ height: Float) -> Color {
    var sum = Color.black
    var total: Float = 0
    for stop in stops {
      let weight = Math.bell(height - stop.height, width: 0.135)
      sum = sum + stop.color * weight
      total += weight
    }
    return sum * (1 / max(total, 1e-9))
  }

  private func clouded(_ sky: Color, x: Float, y: Float, sunward: Float) -> Color {
    let across = x / 900
    let down = y / 150
    let sway = clouds.fractal(across * 0.7, down * 0.25, octaves: 3)
    let wisps = clouds.fractal(
      across + sway * 0.8, down + sway * 1.6 + across * 0.5, octaves: 7, gain: 0.55)
    let band = Math.bell(y - 420, width: 260) + 0.5 * Math.bell(y - 700, width: 120)
    let amount = Math.smoothstep(0.02, 0.55, wisps) * min(band, 1)
    let low = y / View.horizon
    let lit = Color(hex: 0xFF9C86).mixed(
      with: Color(hex: 0xFFD08A), Math.smoothstep(0.45, 0.9, low))
    let shade = Color(hex: 0x54407F)
    let color = shade.mixed(with: lit, 0.35 + 0.65 * sunward)
    return sky.mixed(with: color, amount * 0.75)
  }

  private func glow(x: Float, y: Float) -> Color {
    let dx = x - View.sun.x
    let dy = y - View.sun.y
    let distance = Math.length(dx, dy)
    // The wide glow extends along the horizon, where dust near the ground spreads it.
    let flat = Math.length(dx * 0.55, dy)
    let disc = 1 - Math.smoothstep(View.sunRadius - 3, View.sunRadius + 3, distance)
    let near = Math.exponential(-distance / 75)
    let wide = Math.exponential(-flat / 260)
    return Color(1.0, 0.66, 0.30) * (disc * 1.5)
      + Color(1.0, 0.62, 0.28) * (near * 0.9)
      + Color(1.0, 0.42, 0.20) * (wide * 0.42)
  }
}
