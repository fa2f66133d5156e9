/// Where things stand in the scene: the camera's numbers, shared by everything that is drawn.
enum View {
  static let width = 2732
  static let height = 1536

  /// Pixels per unit of width at a distance of one unit.
  static let focal: Float = 2620
  /// The row of things at the eye's own height, infinitely far away.
  static let horizon: Float = 925
  /// How high the eye is above the lake.
  static let eye: Float = 0.12
  /// The row where the far shore meets the water, about which the lake mirrors.
  static let waterline: Float = 1004

  /// The sun stands left of the middle, well inside a 3:2 crop.
  static let sun = SIMD2<Float>(1065, 772)
  static let sunRadius: Float = 44

  /// How much a place is turned towards the sun, 1 beside it and falling to 0 across the picture.
  static func sunward(_ x: Float) -> Float {
    Maths.bell(x - sun.x, width: 1000)
  }
}
