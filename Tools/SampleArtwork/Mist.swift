/// Thin mist along the far shore, which separates the land from its mirror image.
struct Mist {
  private let drift = Noise(seed: 127)

  func draw(on plate: inout Plate) {
    for y in (Int(View.waterline) - 90)...Int(View.waterline) {
      for x in 0..<plate.width {
        let off = Float(y) + 0.5 - View.waterline
        let thick = drift.fractal(Float(x) / 420, Float(y) / 26, octaves: 4)
        let amount = Math.bell(off, width: 38) * Math.clamp(0.36 + thick * 0.55)
        let glow = Math.bell(Float(x) - View.sun.x, width: 480)
        let color = Color(0.27, 0.20, 0.42).mixed(with: Color(1.0, 0.56, 0.36), glow)
        plate.blend(color, amount, x: x, y: y)
      }
    }
  }
}
