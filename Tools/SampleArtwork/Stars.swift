/// Stars that fade in toward the top of the sky.
struct Stars {
  private static let count = 1300
  /// Below this row, the dusk outshines all stars.
  private static let lowest: Float = 600

  func draw(on plate: inout Plate) {
    var dice = Dice(seed: 5)
    for _ in 0..<Self.count {
      let x = dice.roll(0...Float(View.width))
      let y = dice.roll(0...Self.lowest)
      let fade = Math.power(1 - y / Self.lowest, 1.3)
      // Few stars are bright; a high power makes most of them faint.
      let brightness = Math.power(dice.roll(), 14) * 1.1 + 0.05
      let tint = Color(0.75, 0.85, 1.0).mixed(with: Color(1.0, 0.88, 0.72), dice.roll())
      spot(tint * (brightness * fade), radius: 0.8 + brightness * 0.6, x: x, y: y, on: &plate)
    }
  }

  private func spot(_ light: Color, radius: Float, x: Float, y: Float, on plate: inout Plate) {
    let reach = Int(radius * 4) + 1
    for row in (Int(y) - reach)...(Int(y) + reach) {
      for column in (Int(x) - reach)...(Int(x) + reach) {
        let distance = Math.length(Float(column) + 0.5 - x, Float(row) + 0.5 - y)
        plate.add(light * Math.bell(distance, width: radius), x: column, y: row)
      }
    }
  }
}
