/// Draws the `Terrain` in true perspective, column by column from near to far.
struct Mountains {
  /// The number of samples per pixel in each direction, so that each pixel is the mean of four.
  private static let supersampling = 2
  private static let nearest: Float = 3.3
  private static let farthest: Float = 42
  private static let stride: Float = 1.0010

  private let terrain = Terrain()
  private let texture = Noise(seed: 47)

  func draw(on plate: inout Plate) {
    let rows = Int(View.waterline) + 2
    for x in 0..<plate.width {
      var light = Array(repeating: Color.black, count: rows)
      var cover = Array(repeating: Float(0), count: rows)
      for part in 0..<Self.supersampling {
        let offset = (Float(part) + 0.5) / Float(Self.supersampling)
        march(x: Float(x) + offset, light: &light, cover: &cover)
      }
      for y in 0..<rows where cover[y] > 0 {
        plate.blend(light[y] * (1 / cover[y]), cover[y], x: x, y: y)
      }
    }
  }

  /// Walks away from the eye. A point is visible if it rises above all points before it.
  private func march(x: Float, light: inout [Color], cover: inout [Float]) {
    let scale = Float(Self.supersampling)
    let share = 1 / (scale * scale)
    let slant = (x - Float(View.width) / 2) / View.focal
    var depth = Self.nearest
    var lowest = light.count * Self.supersampling
    var before = terrain.height(x: slant * depth, depth: depth)
    while depth < Self.farthest, lowest > 0 {
      let step = depth * (Self.stride - 1)
      depth += step
      let height = terrain.height(x: slant * depth, depth: depth)
      let row = View.horizon - View.focal * (height - View.eye) / depth
      let top = max(Int((row * scale).rounded(.up)), 0)
      if height > 0, top < lowest {
        let color = shade(
          x: slant * depth, depth: depth, height: height, rise: (height - before) / step, column: x)
        for y in top..<lowest {
          light[y / Self.supersampling] = light[y / Self.supersampling] + color * share
          cover[y / Self.supersampling] += share
        }
        lowest = top
      }
      before = height
    }
  }

  private func shade(x: Float, depth: Float, height: Float, rise: Float, column: Float) -> Color {
    let reach = depth * 0.0016
    let slope = (terrain.height(x: x + reach, depth: depth) - height) / reach
    let steepness = 1 / (1 + slope * slope + rise * rise).squareRoot()
    // The sun is low, on the left and a little behind the mountains, so that left faces glow.
    let facing = (slope * 0.80 + 0.30 - rise * 0.34) * steepness
    let sunlit = Math.clamp(facing)
    let skylit = 0.35 + 0.65 * steepness
    let speckle = texture.fractal(x * 9, depth * 9, octaves: 4)
    let snow =
      Math.smoothstep(0.85, 1.35, height + speckle * 0.35)
      * Math.smoothstep(0.42, 0.62, steepness + speckle * 0.12)
    let rock = Color(0.12, 0.12, 0.17) * (1 + speckle * 0.5)
    let forest = Color(0.022, 0.042, 0.052) * (1 + speckle * 0.6)
    let ground = forest.mixed(with: rock, Math.smoothstep(0.35, 0.95, height + speckle * 0.2))
    let surface = ground.mixed(with: Color(0.72, 0.74, 0.82), snow)
    let lamp = Color(2.1, 0.98, 0.55) * sunlit + Color(0.20, 0.22, 0.46) * skylit
    return hazed(surface * lamp, depth: depth, height: height, column: column)
  }

  private func hazed(_ color: Color, depth: Float, height: Float, column: Float) -> Color {
    let far = 1 - Math.exponential(-(depth - 3) * 0.050)
    // Mist lies in the valleys and separates one ridge from the next.
    let low = Math.exponential(-max(height, 0) * 3.2) * (1 - Math.exponential(-depth * 0.12))
    let amount = 1 - (1 - far) * (1 - low * 0.75)
    return color.mixed(with: Sky.haze(x: column), amount)
  }
}
