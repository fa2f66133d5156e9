/// An orientation of an app's interface, with Apple's name for it.
///
/// Left and right are the side of the home button: in ``landscapeRight`` it is on the right, and
/// the phone has been turned counterclockwise. (Unity and Android name orientations by the turn of
/// the device: their landscape left is landscape right here.)
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait = "UIInterfaceOrientationPortrait"
  case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
  case landscapeRight = "UIInterfaceOrientationLandscapeRight"

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The name in options of the command: `landscape-left`.
  package var optionName: String { OrientationMask(self).description }
}

/// A landscape orientation of the interface. An app launches into the one of the two that
/// UISupportedInterfaceOrientations lists first (TN2244).
public enum LandscapeOrientation: String, Hashable, Sendable, CaseIterable {
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  /// The orientation that images are made for by default, with the home button on the right.
  public static let `default` = LandscapeOrientation.landscapeRight

  /// Converts an interface orientation; `nil` for the portrait orientations.
  public init?(_ orientation: InterfaceOrientation) {
    switch orientation {
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .portrait, .portraitUpsideDown: return nil
    }
  }

  /// The orientation as Info.plist lists it.
  public var interfaceOrientation: InterfaceOrientation {
    switch self {
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }

  /// Whether upright artwork is turned clockwise for a launch image; otherwise counterclockwise.
  ///
  /// iOS draws the file into the portrait frame, with the home button at the bottom. In landscape
  /// right the button is at the artwork's right edge, so this edge must be at the bottom of the
  /// file.
  public var isTurnedClockwise: Bool { self == .landscapeRight }
}
