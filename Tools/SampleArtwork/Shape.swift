/// A flat shape as a signed distance from its nearest edge in pixels, negative inside.
struct Shape {
  let distance: (SIMD2<Float>) -> Float

  static func circle(center: SIMD2<Float>, radius: Float) -> Shape {
    Shape { place in
      let off = place - center
      return Math.length(off.x, off.y) - radius
    }
  }

  static func box(center: SIMD2<Float>, size: SIMD2<Float>, corner: Float) -> Shape {
    Shape { place in
      let off = place - center
      let beyondX = abs(off.x) - size.x / 2 + corner
      let beyondY = abs(off.y) - size.y / 2 + corner
      return Math.length(max(beyondX, 0), max(beyondY, 0)) + min(max(beyondX, beyondY), 0)
        - corner
    }
  }

  /// A straight stroke with round ends.
  static func stroke(from: SIMD2<Float>, to: SIMD2<Float>, width: Float) -> Shape {
    let path = to - from
    let squared = (path * path).sum()
    return Shape { place in
      let off = place - from
      let rest = off - path * Math.clamp((off * path).sum() / squared)
      return Math.length(rest.x, rest.y) - width / 2
    }
  }

  /// The union of both shapes.
  func joined(with other: Shape) -> Shape {
    Shape { place in min(self.distance(place), other.distance(place)) }
  }

  /// The same shape with its outline moved outward.
  func grown(by amount: Float) -> Shape {
    Shape { place in self.distance(place) - amount }
  }

  /// The band inside the shape along its outline.
  func rim(_ width: Float) -> Shape {
    Shape { place in
      let distance = self.distance(place)
      return max(distance, -distance - width)
    }
  }

  func moved(by offset: SIMD2<Float>) -> Shape {
    Shape { place in self.distance(place - offset) }
  }
}
