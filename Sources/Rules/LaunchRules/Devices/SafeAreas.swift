/// The inset at each edge, in points, for the status bar, the camera and the home indicator.
public struct SafeArea: Hashable, Encodable, Sendable {
  public var top: Int
  public var left: Int
  public var bottom: Int
  public var right: Int

  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The safe area without a status bar, which is up to 24 points high where it is not beside a
  /// camera. Source: libsdl-org/SDL issue 6340, for launch storyboards.
  package var withoutStatusBar: SafeArea {
    SafeArea(top: top > 24 ? top : 0, left: left, bottom: bottom, right: right)
  }

  /// For each edge, the larger inset of both safe areas.
  public func union(_ other: SafeArea) -> SafeArea {
    SafeArea(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// The safe areas of a device in portrait and in landscape, with the status bar shown.
///
/// Sources: Apple's Human Interface Guidelines for iPads and for iPhones with a home button;
/// "iPhone 17 Screen Sizes" and its predecessors (Use Your Loaf) for older iPhones; safearea.info,
/// which measures simulators of iOS 27, for iPhones since the iPhone 17. (On iOS 26, these iPhones
/// reported 20 points more at the top of a landscape screen.)
public struct SafeAreas: Hashable, Sendable {
  public var portrait: SafeArea
  /// The safe area in landscape, equal for both landscape orientations.
  public var landscape: SafeArea

  public subscript(_ orientation: InterfaceOrientation) -> SafeArea {
    orientation.isLandscape ? landscape : portrait
  }

  /// The safe areas of an iPhone with a home button, which has no status bar in landscape.
  static let homeButton = SafeAreas(portrait: SafeArea(top: 20), landscape: SafeArea())
  static let padWithHomeButton = SafeAreas(
    portrait: SafeArea(top: 20), landscape: SafeArea(top: 20))
  static let padWithoutHomeButton = SafeAreas(
    portrait: SafeArea(top: 24, bottom: 20), landscape: SafeArea(top: 24, bottom: 20))

  /// - Parameter camera: the inset at the top in portrait, and on both sides in landscape.
  static func faceID(_ camera: Int, landscapeBottom: Int = 21) -> SafeAreas {
    SafeAreas(
      portrait: SafeArea(top: camera, bottom: 34),
      landscape: SafeArea(left: camera, bottom: landscapeBottom, right: camera))
  }

  /// The camera and the status bar of the iPhone Duo's outer display are at the right edge.
  static let duoOuter = SafeAreas(
    portrait: SafeArea(bottom: 34, right: 84), landscape: SafeArea(bottom: 34, right: 84))
  static let duoInner = SafeAreas(
    portrait: SafeArea(top: 82, bottom: 34), landscape: SafeArea(bottom: 34, right: 84))
}

extension Display {
  /// For each edge, the largest inset of all devices with this display; `nil` if no source gives
  /// insets. The zoomed iPhone XR and 11 are assumed to have the same insets as other displays of
  /// 375x812 points.
  public var safeAreas: SafeAreas? {
    func largest(_ isOne: (Display) -> Bool) -> SafeAreas? {
      let areas = DeviceModel.all.filter { isOne($0.display) }.compactMap(\.safeAreas)
      if areas.isEmpty { return nil }
      return SafeAreas(
        portrait: areas.map(\.portrait).reduce(SafeArea()) { $0.union($1) },
        landscape: areas.map(\.landscape).reduce(SafeArea()) { $0.union($1) })
    }
    return largest { $0 == self } ?? largest { $0.points == points }
  }
}
