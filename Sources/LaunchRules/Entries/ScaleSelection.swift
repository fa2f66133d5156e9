/// The scales of each screen that get a file.
public enum ScaleSelection: Hashable, Sendable {
  /// The listed scales for each of TN2244's screens. Other screens get the scales that devices
  /// have.
  case list([ScaleFactor])
  /// The scales that devices with the screen have.
  case native

  /// The scales that a build makes by default.
  public static let standard = ScaleSelection.list([.two, .three])

  /// Whether a screen gets a file at a scale.
  public func includes(_ scale: ScaleFactor, for screen: LaunchScreenSize) -> Bool {
    switch self {
    case .list(let scales) where LaunchScreenSize.technote.contains(screen): scales.contains(scale)
    case .list, .native: screen.nativeScales.contains(scale)
    }
  }
}
