/// A tall fir on the near bank, drawn branch by branch and nearly black against the sky.
struct Conifer {
  let foot: SIMD2<Float>
  let height: Float
  let seed: UInt32

  func draw(on plate: inout Plate) {
    var dice = Dice(seed: seed)
    let lean = dice.roll(-0.012...0.012) * height
    let top = foot + SIMD2(lean, -height)
    let bark = Color(0.012, 0.012, 0.016)
    Brush(
      from: foot, bend: (foot + top) / 2, to: top, startWidth: height * 0.022, endWidth: 1.2,
      startColor: bark, endColor: bark
    ).draw(on: &plate)
    let count = Int(height / 2.7)
    for index in 0..<count {
      let down = 0.012 + 0.92 * Float(index) / Float(count)
      let start = top + (foot - top) * down
      let side: Float = dice.roll() < 0.5 ? -1 : 1
      // Some branches point at the viewer and therefore look short.
      let turn = dice.roll(0.35...1.0)
      let full = height * 0.205 * Math.power(down, 0.8) * dice.roll(0.72...1.08)
      branch(from: start, reach: full * turn * side, down: down, dice: &dice, on: &plate)
    }
  }

  private func branch(
    from start: SIMD2<Float>, reach: Float, down: Float, dice: inout Dice, on plate: inout Plate
  ) {
    let length = abs(reach)
    let sag = length * (0.10 + 0.38 * down) * dice.roll(0.7...1.3)
    let tip = start + SIMD2(reach, sag)
    let bend = start + SIMD2(reach * 0.55, sag * 1.05)
    let wood = Color(0.010, 0.014, 0.018)
    Brush(
      from: start, bend: bend, to: tip, startWidth: 2.2, endWidth: 1, startColor: wood,
      endColor: wood
    ).draw(on: &plate)
    let count = Int(length / 2.4) + 3
    for index in 0...count {
      let along = Float(index) / Float(count)
      let rest = 1 - along
      let place = start * (rest * rest) + bend * (2 * rest * along) + tip * (along * along)
      twig(at: place, side: reach < 0 ? -1 : 1, along: along, dice: &dice, on: &plate)
    }
  }

  private func twig(
    at place: SIMD2<Float>, side: Float, along: Float, dice: inout Dice, on plate: inout Plate
  ) {
    let scale = height / 900
    let length = dice.roll(10...30) * scale * (1.1 - 0.55 * along)
    let out = side * dice.roll(-0.1...0.95)
    let hang = dice.roll(-0.25...1)
    let end = place + SIMD2(out, hang) * length
    // Twigs that end toward the sun catch a little of its light.
    let sunny = (View.sun.x - foot.x) * side > 0 ? along * dice.roll(0...1) : 0
    let dark = Color(0.006, 0.011, 0.015).mixed(with: Color(0.015, 0.022, 0.034), dice.roll())
    let lit = dark.mixed(with: Color(0.40, 0.17, 0.08), sunny * 0.45)
    Brush(
      from: place, bend: (place + end) / 2 + SIMD2(0, length * 0.1), to: end,
      startWidth: 2.8 * scale, endWidth: 0.8, startColor: dark, endColor: lit
    ).draw(on: &plate)
  }
}
