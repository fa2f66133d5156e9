/// The camera's parameters and the positions of things in the scene, shared by everything that is
/// drawn.
enum View {
  static let width = 2732
  static let height = 1536

  /// Pixels per unit of width at a distance of one unit.
  static let focal: Float = 2620
  /// The row of infinitely distant things at eye level.
  static let horizon: Float = 925
  /// The eye's height above the lake.
  static let eye: Float = 0.12
  /// The row where the far shore meets the water, the axis of the lake's mirror image.
  static let waterline: Float = 1004

  /// The sun is left of the middle, well inside a 3:2 crop.
  static let sun = SIMD2<Float>(1065, 772)
  static let sunRadius: Float = 44

  /// How close a place is to the sun: 1 next to it, falling to 0 across the picture.
  static func sunward(_ x: Float) -> Float {
    Math.bell(x - sun.x, width: 1000)
  }
}
