/// The part of a portrait screen's top that the camera covers. All lengths are in points.
public enum CameraHousing: Hashable, Sendable {
  /// The camera is outside of the screen.
  case outside
  /// A notch in the middle of the top edge.
  case notch(width: Double, height: Double)
  /// An island in the middle, `top` points below the top edge.
  case island(width: Double, height: Double, top: Double)

  /// The distance from the screen's top edge to the bottom of the notch or island.
  public var reach: Double {
    switch self {
    case .outside: 0
    case .notch(_, let height): height
    case .island(_, let height, let top): top + height
    }
  }

  /// The width of the notch or island, which is in the middle of the top edge.
  public var width: Double {
    switch self {
    case .outside: 0
    case .notch(let width, _), .island(let width, _, _): width
    }
  }

  static let oledNotch = CameraHousing.notch(width: 209, height: 30)
  static let lcdNotch = CameraHousing.notch(width: 230, height: 33)
  static let smallNotch = CameraHousing.notch(width: 161, height: 33)
  static let highIsland = CameraHousing.island(width: 126, height: 37, top: 11)
  static let lowIsland = CameraHousing.island(width: 126, height: 37, top: 14)
}
