/// The front of a device in portrait: the measurements that a drawing needs.
///
/// Sources: Apple's technical specifications for bodies in millimeters and for pixels per inch; for
/// the screens' corners, the radius that iOS reports, from ScreenCorners and, for devices since the
/// iPhone 13, from tables in apps; for notches, "iPhone X Screen Demystified" (PaintCode) and
/// GradientLoadingBar, which measures the simulators of later iPhones; for islands, Suyash Srijan's
/// DynamicIsland. That the island moved down with the safe area on the iPhone 16 Pro is an
/// assumption.
public struct DeviceFront: Hashable, Sendable {
  /// The width of the body in portrait, in millimeters.
  public var bodyWidth: Double
  /// The height of the body in portrait, in millimeters.
  public var bodyHeight: Double
  /// Points per inch of the physical screen. If iOS scales the interface to the panel, as on the
  /// Plus, the points are those of the interface.
  public var pointsPerInch: Double
  /// The radius of the screen's corners, in points.
  public var cornerRadius: Double
  public var camera: CameraHousing
  public var hasHomeButton: Bool

  /// The body's width and height in points of the screen.
  public var bodyPoints: (width: Double, height: Double) {
    (bodyWidth / 25.4 * pointsPerInch, bodyHeight / 25.4 * pointsPerInch)
  }

  static func homeButton(
    _ width: Double, _ height: Double, _ pointsPerInch: Double
  ) -> DeviceFront {
    DeviceFront(
      bodyWidth: width, bodyHeight: height, pointsPerInch: pointsPerInch, cornerRadius: 0,
      camera: .outside, hasHomeButton: true)
  }

  static func faceID(
    _ width: Double, _ height: Double, _ pointsPerInch: Double, corner: Double,
    _ camera: CameraHousing
  ) -> DeviceFront {
    DeviceFront(
      bodyWidth: width, bodyHeight: height, pointsPerInch: pointsPerInch, cornerRadius: corner,
      camera: camera, hasHomeButton: false)
  }
}
