internal import Pictures

/// The purpose of an artwork other than the main one.
public enum ArtworkRole: String, Hashable, Sendable, CaseIterable {
  /// Shown by the launch screen in dark mode.
  case dark
  /// Shown by the launch screen on iPads.
  case pad = "ipad"
  /// Shown by the launch screen on iPhones in portrait.
  case portrait
  /// A logo over the launch images and the launch screen.
  case logo

  /// The roles whose images share the launch screen's image set with the main artwork.
  static let inImageSet: [ArtworkRole] = [.dark, .pad, .portrait]

  var isForLaunchScreen: Bool {
    switch self {
    case .dark, .pad, .portrait: true
    case .logo: false
    }
  }

  /// Whether an image outside an asset catalog can have this role, which a suffix of its file name
  /// such as `~ipad` then indicates.
  var canBeLoose: Bool { self == .pad }
}

extension BuildOptions {
  /// The shape that artwork in a role must have. `nil` stands for the main artwork.
  func shape(of role: ArtworkRole?) -> ArtworkShape {
    if artworkIsLogo { return .any }
    switch role {
    // A launch screen is shown upright and cropped by the device, whatever its picture's shape.
    case nil, .dark: return makesImages || isTurned ? .landscape : .any
    case .pad, .logo: return .any
    case .portrait: return .portrait
    }
  }
}
