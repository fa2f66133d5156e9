internal import Pictures

/// What an artwork beside the main one is for.
public enum ArtworkRole: String, Hashable, Sendable, CaseIterable {
  /// The launch file in dark mode.
  case dark
  /// The launch file on iPads.
  case pad = "ipad"
  /// The launch file on iPhones that are held upright.
  case portrait
  /// A logo over the launch images, and over the launch file.
  case logo

  /// Those that the launch file's image set has.
  static let inImageSet: [ArtworkRole] = [.dark, .pad, .portrait]
}

extension ArtworkRole {
  /// Whether only launch files show it.
  var isForLaunchFile: Bool {
    switch self {
    case .dark, .pad, .portrait: true
    case .logo: false
    }
  }

  /// Whether a file's name can say what it is for.
  var canBeLoose: Bool { self == .pad }
}

extension ArtworkRole? {
  /// What proportions an artwork may have. `nil` stands for the main artwork.
  var shape: ArtworkShape {
    switch self {
    case nil, .dark: .landscape
    case .pad, .logo: .any
    case .portrait: .portrait
    }
  }
}
