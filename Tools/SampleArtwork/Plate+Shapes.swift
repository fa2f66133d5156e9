extension Plate {
  /// Draws a shape in one color.
  mutating func fill(_ shape: Shape, _ color: Color, opacity: Float = 1) {
    fill(shape, opacity: opacity) { _ in color }
  }

  /// Draws a shape whose color changes evenly between the rows `top` and `bottom` of the plate.
  mutating func fill(
    _ shape: Shape, from first: Color, at top: Float, to last: Color, at bottom: Float
  ) {
    fill(shape) { place in
      first.mixed(with: last, Math.clamp((place.y - top) / (bottom - top)))
    }
  }

  /// Draws another plate, whose upper left corner is at whole pixels, clipped to a shape.
  mutating func fill(_ shape: Shape, with picture: Plate, x left: Int, y top: Int) {
    fill(shape) { place in
      let column = min(max(Int(place.x) - left, 0), picture.width - 1)
      let row = min(max(Int(place.y) - top, 0), picture.height - 1)
      return picture[column, row]
    }
  }

  /// Draws the shadow of a shape that hovers at a height, lit from above.
  mutating func shadow(of shape: Shape, height: Float, opacity: Float) {
    let low = shape.moved(by: SIMD2(0, height / 2)).grown(by: -height / 3)
    for y in 0..<self.height {
      for x in 0..<width {
        let distance = low.distance(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
        let shade = 1 - Math.smoothstep(-height, height * 1.6, distance)
        blend(.black, shade * opacity, x: x, y: y)
      }
    }
  }

  private mutating func fill(
    _ shape: Shape, opacity: Float = 1, color: (SIMD2<Float>) -> Color
  ) {
    for y in 0..<height {
      for x in 0..<width {
        let place = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
        let cover = Math.clamp(0.5 - shape.distance(place))
        guard cover > 0 else { continue }
        blend(color(place), cover * opacity, x: x, y: y)
      }
    }
  }
}
