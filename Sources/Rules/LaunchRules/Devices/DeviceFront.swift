/// The front of a device in portrait: the measurements that a drawing needs.
///
/// Sources for bodies and pixels per inch: Apple's technical specifications. For corners:
/// ScreenCorners, and tables in apps. For notches: "iPhone X Screen Demystified" (PaintCode), and
/// GradientLoadingBar. For islands: Suyash Srijan's DynamicIsland; on the iPhone 16 Pro, the island
/// is assumed to have moved down with the safe area.
public struct DeviceFront: Hashable, Sendable {
  /// The width of the body in portrait, in millimeters.
  public var bodyWidth: Double
  /// The height of the body in portrait, in millimeters.
  public var bodyHeight: Double
  /// Points of the interface per inch of the physical screen.
  public var pointsPerInch: Double
  /// The radius of the screen's corners, in points; 0 on devices with a home button.
  public var cornerRadius = 0.0
  public var camera = CameraHousing.outside

  public var hasHomeButton: Bool { cornerRadius == 0 }

  /// The body's width and height in points of the screen.
  public var bodyPoints: (width: Double, height: Double) {
    (bodyWidth / 25.4 * pointsPerInch, bodyHeight / 25.4 * pointsPerInch)
  }

  static func homeButton(_ width: Double, _ height: Double, _ pointsPerInch: Double) -> Self {
    Self(bodyWidth: width, bodyHeight: height, pointsPerInch: pointsPerInch)
  }

  static func faceID(
    _ width: Double, _ height: Double, _ pointsPerInch: Double, corner: Double,
    _ camera: CameraHousing
  ) -> Self {
    Self(
      bodyWidth: width, bodyHeight: height, pointsPerInch: pointsPerInch, cornerRadius: corner,
      camera: camera)
  }
}

/// The part of the screen that the camera covers, at the top in portrait. All lengths are in
/// points.
public enum CameraHousing: Hashable, Sendable {
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

  /// The width of the notch or island.
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

/// The bar at the bottom edge on devices without a home button. Lengths are in points.
///
/// Source: the iPhone X, where the bar takes 134 of 375 points in portrait, and 209 of 812 points
/// in landscape. Other screens are assumed to have the same shares.
public enum HomeIndicator {
  public static let height = 5.0
  /// The distance from the bar to the bottom edge of the interface.
  public static let bottom = 8.0

  /// The bar's share of the interface's width, from 0 to 1.
  public static func widthShare(_ orientation: InterfaceOrientation) -> Double {
    orientation.isLandscape ? 0.257 : 0.357
  }
}
