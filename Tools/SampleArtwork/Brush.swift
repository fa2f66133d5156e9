/// One tapered, curved stroke: a blade of grass, a twig or a trunk.
struct Brush {
  var from: SIMD2<Float>
  /// The point that the stroke bends toward.
  var bend: SIMD2<Float>
  var to: SIMD2<Float>
  var startWidth: Float
  var endWidth: Float
  var startColor: Color
  var endColor: Color

  func draw(on plate: inout Plate) {
    let path = to - from
    let count = max(2, Int(Math.length(path.x, path.y) / 7))
    var last = from
    for step in 1...count {
      let position = Float(step) / Float(count)
      let next = point(position)
      let middle = position - 0.5 / Float(count)
      segment(
        from: last, to: next, radius: Math.mix(startWidth, endWidth, middle) / 2,
        color: startColor.mixed(with: endColor, middle), on: &plate)
      last = next
    }
  }

  private func point(_ position: Float) -> SIMD2<Float> {
    let rest = 1 - position
    return from * (rest * rest) + bend * (2 * rest * position) + to * (position * position)
  }

  private func segment(
    from: SIMD2<Float>, to: SIMD2<Float>, radius: Float, color: Color, on plate: inout Plate
  ) {
    let reach = radius + 1
    let left = Int(min(from.x, to.x) - reach)
    let right = Int(max(from.x, to.x) + reach)
    let top = Int(min(from.y, to.y) - reach)
    let bottom = Int(max(from.y, to.y) + reach)
    let path = to - from
    let squared = max((path * path).sum(), 1e-6)
    for y in top...bottom {
      for x in left...right {
        let place = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - from
        let along = Math.clamp((place * path).sum() / squared)
        let off = place - path * along
        let distance = Math.length(off.x, off.y)
        // A stroke thinner than a pixel is drawn one pixel wide and fainter.
        let cover = Math.clamp(max(radius, 0.5) + 0.5 - distance) * min(1, radius * 2)
        plate.blend(color, cover, x: x, y: y)
      }
    }
  }
}
