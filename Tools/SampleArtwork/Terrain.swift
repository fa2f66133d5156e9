/// The terrain beyond the lake: fractal mountains around chosen summits.
struct Terrain {
  private struct Summit {
    let x: Float
    let depth: Float
    let height: Float
    let radius: Float
  }

  /// The mountains, with the distance to the right (`x`) and away from the eye (`depth`). The
  /// valley of the sun is left open between them.
  private static let summits = [
    Summit(x: 2.25, depth: 13.0, height: 3.35, radius: 4.5),
    Summit(x: 4.6, depth: 11.0, height: 2.2, radius: 3.2),
    Summit(x: -6.2, depth: 13.5, height: 3.3, radius: 4.2),
    Summit(x: -3.3, depth: 7.6, height: 1.25, radius: 2.3),
    Summit(x: 3.9, depth: 7.0, height: 1.1, radius: 2.3),
    Summit(x: -7.6, depth: 27.0, height: 2.7, radius: 6.5),
    Summit(x: 1.6, depth: 30.0, height: 2.4, radius: 6.0),
    Summit(x: 8.0, depth: 30.0, height: 3.6, radius: 7.0),
  ]

  private let crests = Noise(seed: 23)
  private let sway = Noise(seed: 31)

  /// The land's height above the lake; negative under water.
  func height(x: Float, depth: Float) -> Float {
    let bendX = sway.fractal(x * 0.35, depth * 0.35, octaves: 3) * 0.4
    let bendZ = sway.fractal(x * 0.35 + 40, depth * 0.35, octaves: 3) * 0.4
    let base = mass(x: x + bendX * 0.6, depth: depth + bendZ * 0.6)
    let crest = crests.ridged(x * 0.42 + bendX, depth * 0.42 + bendZ, octaves: 7, gain: 0.48)
    let shore = Math.smoothstep(3.2, 5.5, depth)
    return base * (0.55 + 0.62 * crest) + shore * (0.10 + 0.16 * crest) - 0.08
  }

  /// The smooth bulk of the mountains, without crests.
  private func mass(x: Float, depth: Float) -> Float {
    var sum: Float = 0
    for summit in Self.summits {
      let distance = Math.length(x - summit.x, depth - summit.depth)
      let share = 1 - distance / summit.radius
      guard share > 0 else { continue }
      let bulk = summit.height * share * (0.55 + 0.45 * share)
      // Taking the greater of two, plus a little of the lesser, keeps saddles between neighbors.
      sum = max(sum, bulk) + 0.15 * min(sum, bulk)
    }
    return sum
  }
}
