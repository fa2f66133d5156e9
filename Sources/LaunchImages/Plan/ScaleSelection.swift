public import LaunchRules

/// The scales of each screen that get a file.
public enum ScaleSelection: Hashable, Sendable {
  /// The same scales for every screen.
  case list([ScaleFactor])
  /// The scales that devices with the screen have.
  case native

  /// Whether a screen gets a file at a scale.
  public func includes(_ scale: ScaleFactor, for screen: LaunchScreenSize) -> Bool {
    switch self {
    case .list(let scales): scales.contains(scale)
    case .native: screen.nativeScales.contains(scale)
    }
  }
}
