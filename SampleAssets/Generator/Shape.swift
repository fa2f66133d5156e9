/// A flat shape as a signed distance: below zero inside, in pixels from the nearest edge.
struct Shape {
  let distance: (SIMD2<Float>) -> Float

  static func circle(center: SIMD2<Float>, radius: Float) -> Shape {
    Shape { place in
      let off = place - center
      return Maths.length(off.x, off.y) - radius
    }
  }

  static func box(center: SIMD2<Float>, size: SIMD2<Float>, corner: Float) -> Shape {
    Shape { place in
      let off = place - center
      let beyondX = abs(off.x) - size.x / 2 + corner
      let beyondY = abs(off.y) - size.y / 2 + corner
      return Maths.length(max(beyondX, 0), max(beyondY, 0)) + min(max(beyondX, beyondY), 0)
        - corner
    }
  }

  /// The same shape with its outline moved outwards.
  func grown(by amount: Float) -> Shape {
    Shape { place in self.distance(place) - amount }
  }
}
