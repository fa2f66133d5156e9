/// An orientation of an app's interface, with Apple's name. In ``landscapeRight``, the home button
/// is on the right. (Unity and Android name orientations by the rotation of the device: landscape
/// left in Unity is landscape right here.)
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait = "UIInterfaceOrientationPortrait"
  case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
  case landscapeRight = "UIInterfaceOrientationLandscapeRight"

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The name in options of the command: `landscape-left`.
  package var optionName: String { OrientationMask(self).description }
}

/// A landscape orientation, with its name in options.
public enum LandscapeOrientation: String, Hashable, Sendable, CaseIterable {
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  /// The default orientation for launch images.
  public static let `default` = LandscapeOrientation.landscapeRight

  /// Converts an interface orientation; `nil` for the portrait orientations.
  public init?(_ orientation: InterfaceOrientation) {
    self.init(rawValue: orientation.optionName)
  }

  public var interfaceOrientation: InterfaceOrientation {
    self == .landscapeLeft ? .landscapeLeft : .landscapeRight
  }

  /// Whether upright artwork is rotated clockwise to make a launch image. If false, the artwork is
  /// rotated counterclockwise.
  ///
  /// iOS draws the file into the portrait frame, whose bottom edge is next to the home button. In
  /// landscape right, the button is at the artwork's right edge. A clockwise turn moves this edge
  /// to the bottom.
  public var isTurnedClockwise: Bool { self == .landscapeRight }
}
