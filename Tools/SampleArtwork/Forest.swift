/// The line of small firs along the far shore, which makes the mountains look large.
struct Forest {
  private let stand = Noise(seed: 61)

  func draw(on plate: inout Plate) {
    // Farther rows are higher in the picture, with more air in front of them.
    row(count: 1000, base: View.waterline - 20, size: 20, air: 0.62, seed: 71, on: &plate)
    row(count: 1000, base: View.waterline - 9, size: 27, air: 0.42, seed: 72, on: &plate)
    row(count: 800, base: View.waterline + 1, size: 34, air: 0.22, seed: 73, on: &plate)
  }

  private func row(
    count: Int, base: Float, size: Float, air: Float, seed: UInt32, on plate: inout Plate
  ) {
    var dice = Dice(seed: seed)
    for _ in 0..<count {
      let x = dice.roll(-20...Float(View.width + 20))
      let thickness = stand.fractal(x / 260, Float(seed), octaves: 3)
      let edge = abs(x - View.sun.x - 150) / Float(View.width)
      let height = size * (0.35 + edge * 1.5 + thickness * 1.9) * dice.roll(0.45...1.25)
      let drop = dice.roll(0...4)
      guard height > 5 else { continue }
      let color = Color(0.016, 0.022, 0.040).mixed(with: Sky.haze(x: x), air * 0.75)
      fir(x: x, base: base + drop, height: height, color: color, on: &plate)
    }
  }

  private func fir(x: Float, base: Float, height: Float, color: Color, on plate: inout Plate) {
    let foot = min(base, View.waterline + 1)
    for y in Int(foot - height)...Int(foot) {
      let down = (Float(y) + 0.5 - (foot - height)) / height
      // Each tier of branches is a little wider at its bottom than the next one is at its top.
      let tier = down * 5
      let tooth = 0.72 + 0.42 * (tier - tier.rounded(.down))
      let half = height * 0.20 * Math.clamp(down) * tooth + 0.3
      for column in Int(x - half - 1)...Int(x + half + 1) {
        let cover = half + 0.5 - abs(Float(column) + 0.5 - x)
        plate.blend(color, Math.clamp(cover), x: column, y: y)
      }
    }
  }
}
