public import LaunchRules

/// Which scales of each screen get a file.
public enum ScaleSelection: Hashable, Sendable {
  /// The same scales for every screen.
  case list([ScaleFactor])
  /// Those that some device has.
  case native

  public func includes(_ scale: ScaleFactor, for screen: LaunchScreenSize) -> Bool {
    switch self {
    case .list(let scales): scales.contains(scale)
    case .native: screen.nativeScales.contains(scale)
    }
  }
}
