/// The area that the camera takes at the top of a portrait screen, in points.
public enum CameraHousing: Hashable, Sendable {
  /// The camera is outside of the screen.
  case outside
  /// A notch at the edge.
  case notch(width: Double, height: Double)
  /// An island, `top` points below the edge.
  case island(width: Double, height: Double, top: Double)

  /// The distance from the screen's edge to the housing's far side.
  public var reach: Double {
    switch self {
    case .outside: 0
    case .notch(_, let height): height
    case .island(_, let height, let top): top + height
    }
  }

  /// The housing's extent along the edge, on which it is centered.
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
