/// Repeatable noise from an integer hash: the same seed and place always give the same value.
struct Noise {
  let seed: UInt32

  /// Hashes a place on the integer grid.
  func hash(_ x: Int, _ y: Int) -> UInt32 {
    var bits = UInt32(truncatingIfNeeded: x) &* 0x8DA6_B343
    bits ^= UInt32(truncatingIfNeeded: y) &* 0xD816_3841
    bits ^= seed &* 0xCB1A_B31F
    bits = (bits ^ (bits >> 16)) &* 0x7FEB_352D
    bits = (bits ^ (bits >> 15)) &* 0x846C_A68B
    return bits ^ (bits >> 16)
  }

  /// A uniformly distributed value from zero to one for a place on the integer grid.
  func unit(_ x: Int, _ y: Int = 0) -> Float {
    Float(hash(x, y) >> 8) / 16_777_216
  }

  /// Smooth gradient noise, about -1 to 1, with features about one unit wide.
  func gradient(_ x: Float, _ y: Float) -> Float {
    let left = x.rounded(.down)
    let top = y.rounded(.down)
    let column = Int(left)
    let row = Int(top)
    let dx = x - left
    let dy = y - top
    let blendX = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    let blendY = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    let upper = Math.mix(
      corner(column, row, dx, dy), corner(column + 1, row, dx - 1, dy), blendX)
    let lower = Math.mix(
      corner(column, row + 1, dx, dy - 1), corner(column + 1, row + 1, dx - 1, dy - 1), blendX)
    return Math.mix(upper, lower, blendY) * 1.4
  }

  /// Several octaves of gradient noise, each rotated so that no grid shows through.
  func fractal(_ x: Float, _ y: Float, octaves: Int, gain: Float = 0.5) -> Float {
    var place = SIMD2(x, y)
    var sum: Float = 0
    var strength: Float = 1
    for _ in 0..<octaves {
      sum += gradient(place.x, place.y) * strength
      strength *= gain
      place = turned(place)
    }
    return sum * (1 - gain)
  }

  /// Fractal noise folded at zero, 0 to about 1: its folds look like mountain crests.
  func ridged(_ x: Float, _ y: Float, octaves: Int, gain: Float = 0.5) -> Float {
    var place = SIMD2(x, y)
    var sum: Float = 0
    var strength: Float = 1
    var weight: Float = 1
    for _ in 0..<octaves {
      let fold = 1 - abs(gradient(place.x, place.y))
      let crest = fold * fold * weight
      sum += crest * strength
      // Detail accumulates on the crests, and the valleys stay smooth, as if worn by water.
      weight = Math.clamp(crest * 1.6)
      strength *= gain
      place = turned(place)
    }
    return sum * (1 - gain)
  }

  private func corner(_ column: Int, _ row: Int, _ dx: Float, _ dy: Float) -> Float {
    let bits = hash(column, row)
    let slopeX = Float(Int32(bits & 0xFFFF) - 32768) / 32768
    let slopeY = Float(Int32(bits >> 16) - 32768) / 32768
    return slopeX * dx + slopeY * dy
  }

  private func turned(_ place: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2(1.63 * place.x + 1.19 * place.y + 7.3, -1.19 * place.x + 1.63 * place.y + 3.1)
  }
}
