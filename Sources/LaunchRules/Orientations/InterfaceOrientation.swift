/// The orientations of an iPhone's interface, by Apple's names.
///
/// Left and right say where the home button is: in ``landscapeRight`` it is on the right, and the
/// phone has been turned counterclockwise. (Unity and Android name the same by the device's turn:
/// their landscape left is this one's right.)
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait = "UIInterfaceOrientationPortrait"
  case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
  case landscapeRight = "UIInterfaceOrientationLandscapeRight"

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// `landscape-left`, as options have it.
  package var optionName: String { OrientationMask(self).description }
}
