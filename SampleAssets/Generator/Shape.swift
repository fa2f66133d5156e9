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

  /// A convex polygon whose corners follow one another clockwise as seen on the screen.
  static func polygon(_ corners: [SIMD2<Float>], rounding: Float = 0) -> Shape {
    Shape { place in
      var inside = -Float.greatestFiniteMagnitude
      var nearest = Float.greatestFiniteMagnitude
      for index in corners.indices {
        let start = corners[index]
        let side = corners[(index + 1) % corners.count] - start
        let off = place - start
        let long = Maths.length(side.x, side.y)
        inside = max(inside, (off.x * side.y - off.y * side.x) / long)
        let along = Maths.clamp((off * side).sum() / (long * long))
        let rest = off - side * along
        nearest = min(nearest, Maths.length(rest.x, rest.y))
      }
      return (inside > 0 ? nearest : -nearest) - rounding
    }
  }

  /// Where both shapes are.
  func intersected(with other: Shape) -> Shape {
    Shape { place in max(self.distance(place), other.distance(place)) }
  }

  /// Where this shape is and the other is not.
  func subtracting(_ other: Shape) -> Shape {
    Shape { place in max(self.distance(place), -other.distance(place)) }
  }

  /// The same shape with its outline moved outwards.
  func grown(by amount: Float) -> Shape {
    Shape { place in self.distance(place) - amount }
  }

  /// The shape drawn around the origin, turned clockwise and moved.
  func turned(by angle: Float, movedTo center: SIMD2<Float>) -> Shape {
    let cosine = Maths.cosine(angle)
    let sine = Maths.sine(angle)
    return Shape { place in
      let off = place - center
      return self.distance(
        SIMD2(off.x * cosine + off.y * sine, off.y * cosine - off.x * sine))
    }
  }
}
