/// The number of pixels per point, in each direction.
public enum ScaleFactor: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case one = 1
  case two
  case three

  /// The suffix in a file's name, before the extension: `@3x`; empty at scale 1.
  public var suffix: String { self == .one ? "" : description }

  public var description: String { "@\(rawValue)x" }
}

/// The scales at which each screen gets a file.
public enum ScaleSelection: Hashable, Sendable {
  /// Each of TN2244's four screens gets a file at all listed scales. Any other screen gets files at
  /// the scales of the devices that have the screen.
  case list([ScaleFactor])
  /// Each screen gets a file at the scales of the devices that have the screen.
  case native

  /// The scales that `launchgen build` makes by default.
  public static let standard = ScaleSelection.list([.two, .three])

  public func includes(_ scale: ScaleFactor, for screen: LaunchScreenSize) -> Bool {
    switch self {
    case .list(let scales) where LaunchScreenSize.technote.contains(screen): scales.contains(scale)
    case .list, .native: screen.nativeScales.contains(scale)
    }
  }
}
