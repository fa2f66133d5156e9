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
