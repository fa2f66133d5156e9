/// What the camera takes of the top of a screen that is held upright, in points.
public enum CameraHousing: Hashable, Sendable {
  /// The camera is outside of the screen.
  case outside
  /// A notch at the edge.
  case notch(width: Double, height: Double)
  /// An island that `top` points of screen separate from the edge.
  case island(width: Double, height: Double, top: Double)

  /// How far it reaches into the screen.
  public var reach: Double {
    switch self {
    case .outside: 0
    case .notch(_, let height): height
    case .island(_, let height, let top): top + height
    }
  }

  /// Its extent along the edge, in the middle of it.
  public var width: Double {
    switch self {
    case .outside: 0
    case .notch(let width, _), .island(let width, _, _): width
    }
  }
}

extension CameraHousing {
  static let oledNotch = CameraHousing.notch(width: 209, height: 30)
  static let lcdNotch = CameraHousing.notch(width: 230, height: 33)
  static let smallNotch = CameraHousing.notch(width: 161, height: 33)
  static let highIsland = CameraHousing.island(width: 126, height: 37, top: 11)
  static let lowIsland = CameraHousing.island(width: 126, height: 37, top: 14)
}
