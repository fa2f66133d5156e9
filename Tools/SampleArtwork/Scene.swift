/// A landscape title scene: dusk over a mountain lake.
enum Scene {
  /// The conifers frame the view, far enough from its sides to survive a crop to 3:2.
  private static let conifers = [
    Conifer(foot: SIMD2(545, 1345), height: 420, seed: 7),
    Conifer(foot: SIMD2(110, 1320), height: 790, seed: 2),
    Conifer(foot: SIMD2(420, 1330), height: 640, seed: 3),
    Conifer(foot: SIMD2(285, 1350), height: 960, seed: 4),
    Conifer(foot: SIMD2(2360, 1400), height: 330, seed: 8),
    Conifer(foot: SIMD2(2590, 1390), height: 560, seed: 5),
    Conifer(foot: SIMD2(2475, 1400), height: 440, seed: 6),
  ]

  static func draw() -> Canvas {
    var plate = Plate(width: View.width, height: View.height)
    let sky = Sky()
    for y in 0..<Int(View.waterline) + 2 {
      for x in 0..<plate.width {
        plate[x, y] = sky.color(x: Float(x) + 0.5, y: Float(y) + 0.5)
      }
    }
    Stars().draw(on: &plate)
    Mountains().draw(on: &plate)
    Forest().draw(on: &plate)
    Mist().draw(on: &plate)
    Lake().draw(on: &plate)
    for conifer in conifers {
      conifer.draw(on: &plate)
    }
    Shore().draw(on: &plate)
    return plate.developed(grain: Noise(seed: 97))
  }
}
