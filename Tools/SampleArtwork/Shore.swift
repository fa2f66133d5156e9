/// The near bank: dark ground, boulders at the water and grass against the light.
struct Shore {
  private let ground = Noise(seed: 101)

  /// The row where the bank meets the water.
  func edge(_ x: Float) -> Float {
    let bumps = ground.fractal(x / 330, 0.5, octaves: 5) * 34
    let left = 185 * Math.bell(x + 60, width: 640)
    let right = 120 * Math.bell(x - Float(View.width) - 60, width: 520)
    return 1438 - left - right + bumps
  }

  func draw(on plate: inout Plate) {
    soil(on: &plate)
    for boulder in Self.boulders {
      boulder.draw(on: &plate)
    }
    grass(on: &plate)
  }

  private static let boulders = [
    Boulder(center: SIMD2(835, 1408), size: SIMD2(66, 34), seed: 1),
    Boulder(center: SIMD2(940, 1434), size: SIMD2(40, 20), seed: 2),
    Boulder(center: SIMD2(1720, 1452), size: SIMD2(92, 40), seed: 3),
    Boulder(center: SIMD2(1850, 1462), size: SIMD2(50, 26), seed: 4),
    Boulder(center: SIMD2(2130, 1412), size: SIMD2(110, 58), seed: 5),
    Boulder(center: SIMD2(2010, 1440), size: SIMD2(54, 28), seed: 6),
  ]

  private func soil(on plate: inout Plate) {
    for x in 0..<plate.width {
      let column = Float(x) + 0.5
      let top = edge(column)
      for y in max(Int(top) - 1, 0)..<plate.height {
        let row = Float(y) + 0.5
        let grit = ground.fractal(column / 18, row / 9, octaves: 5, gain: 0.6)
        let color = Color(0.020, 0.020, 0.026) * (1 + grit * 0.8)
        plate.blend(color, row - top, x: x, y: y)
      }
    }
  }

  private func grass(on plate: inout Plate) {
    var dice = Dice(seed: 113)
    let count = 17_000
    for index in 0..<count {
      // Blades are drawn from back to front, so that near blades cover far ones.
      let near = Float(index) / Float(count)
      let x = dice.roll(-30...Float(View.width + 30))
      let y = Math.mix(edge(x) + 6, Float(View.height) + 46, near)
      let tuft = ground.fractal(x / 120, y / 60 + 9, octaves: 3)
      let size = Math.mix(24, 84, near) * (0.75 + tuft * 0.9) * dice.roll(0.5...1.3)
      guard size > 8 else { continue }
      blade(root: SIMD2(x, y), size: size, near: near, dice: &dice, on: &plate)
    }
  }

  private func blade(
    root: SIMD2<Float>, size: Float, near: Float, dice: inout Dice, on plate: inout Plate
  ) {
    let gust = ground.fractal(root.x / 400, 4, octaves: 2) * 0.5 + 0.18
    let lean = (gust + dice.roll(-0.45...0.45)) * size
    let tip = root + SIMD2(lean, -size)
    let warm = View.sunward(root.x) * dice.roll(0...1) * (1 - near * 0.75)
    let dark = Color(0.007, 0.011, 0.014)
    let green =
      (Color(0.018, 0.044, 0.042).mixed(with: Color(0.038, 0.036, 0.085), dice.roll())
        * Math.mix(1.15, 0.32, near))
    Brush(
      from: root, bend: root + SIMD2(lean * 0.15, -size * 0.6), to: tip,
      startWidth: Math.mix(1.8, 4.6, near), endWidth: 0.6, startColor: dark,
      endColor: green.mixed(with: Color(0.62, 0.27, 0.10), warm * warm * 0.8)
    ).draw(on: &plate)
  }
}
