/// A rough stone, lit from the side by the sun and from above by the sky.
struct Boulder {
  let center: SIMD2<Float>
  let size: SIMD2<Float>
  let seed: UInt32

  func draw(on plate: inout Plate) {
    let reach = size * 1.5
    for y in Int(center.y - reach.y)...Int(center.y + reach.y) {
      for x in Int(center.x - reach.x)...Int(center.x + reach.x) {
        let place = (SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center) / size
        let rim = 1 - bulge(place)
        // The soft edge of the outline is about one pixel wide in every direction.
        let cover = Math.clamp(rim * size.y * 0.7 + 0.5)
        guard cover > 0 else { continue }
        plate.blend(color(place), cover, x: x, y: y)
      }
    }
  }

  /// The bulge: 1 on the stone's outline, less inside.
  private func bulge(_ place: SIMD2<Float>) -> Float {
    let noise = Noise(seed: 200 + seed)
    let dent = noise.fractal(place.x * 1.1, place.y * 1.1, octaves: 5) * 0.55
    // A stone has a broad, flat base; a high power squares it off.
    let round = Math.power(
      Math.power(abs(place.x), 2.6) + Math.power(abs(place.y), 2.6), 1 / 2.6)
    return round + dent
  }

  private func color(_ place: SIMD2<Float>) -> Color {
    let step: Float = 0.02
    let here = relief(place)
    let slopeX = (relief(place + SIMD2(step, 0)) - here) / step
    let slopeY = (relief(place + SIMD2(0, step)) - here) / step
    let length = (1 + slopeX * slopeX + slopeY * slopeY).squareRoot()
    let toSun: Float = center.x > View.sun.x ? -1 : 1
    let sun = Math.clamp((-slopeX * toSun * 0.75 + slopeY * 0.45 - 0.35) / length)
    let sky = Math.clamp(0.25 + 0.75 * slopeY / length)
    let grit = Noise(seed: 300 + seed).fractal(place.x * 9, place.y * 6, octaves: 4, gain: 0.6)
    let stone = Color(0.10, 0.095, 0.105) * (1 + grit * 0.5)
    return stone * (Color(2.0, 0.95, 0.62) * sun + Color(0.26, 0.27, 0.55) * sky)
  }

  private func relief(_ place: SIMD2<Float>) -> Float {
    let noise = Noise(seed: 200 + seed)
    let rough = noise.ridged(place.x * 1.7, place.y * 1.7, octaves: 4, gain: 0.4) * 0.42
    return max(1 - bulge(place), 0).squareRoot() + rough
  }
}
