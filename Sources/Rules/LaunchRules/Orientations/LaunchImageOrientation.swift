/// A value of UILaunchImageOrientation.
///
/// Source: Information Property List Key Reference, "UILaunchImageOrientation".
public enum LaunchImageOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait = "Portrait"
  case portraitUpsideDown = "PortraitUpsideDown"
  case landscape = "Landscape"
  case landscapeLeft = "LandscapeLeft"
  case landscapeRight = "LandscapeRight"

  public var isLandscape: Bool {
    switch self {
    case .portrait, .portraitUpsideDown: false
    case .landscape, .landscapeLeft, .landscapeRight: true
    }
  }

  /// Whether an app that launches into `orientation` can show an image of this orientation.
  ///
  /// Both portrait values match both portrait orientations, and every landscape value matches both
  /// landscape orientations.
  ///
  /// Source: TN2244 for a Portrait image at a landscape launch; the rest is DECOMP (known from
  /// decompiled system code, not from Apple's documents).
  public func matches(_ orientation: InterfaceOrientation) -> Bool {
    isLandscape == orientation.isLandscape
  }
}
