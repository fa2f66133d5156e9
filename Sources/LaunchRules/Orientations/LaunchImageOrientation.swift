/// What UILaunchImageOrientation may be.
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

  /// Whether an app that launches into `orientation` may show such an image.
  ///
  /// Orientations match in pairs: each portrait one with both, each landscape one with both.
  ///
  /// Source: TN2244 for a Portrait image and a landscape launch; the pairs are DECOMP (known from
  /// decompiled system code, not from Apple's documents).
  public func matches(_ orientation: InterfaceOrientation) -> Bool {
    isLandscape == orientation.isLandscape
  }
}
