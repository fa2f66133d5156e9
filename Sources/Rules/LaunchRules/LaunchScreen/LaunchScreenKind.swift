/// A kind of launch screen. iOS shows a launch screen in place of launch images.
public enum LaunchScreenKind: String, Hashable, Sendable, CaseIterable {
  /// A storyboard that UILaunchStoryboardName names.
  case storyboard
  /// UILaunchScreen, a dictionary that names an image and a color in an asset catalog.
  case screen = "ui-launch-screen"

  /// The key in Info.plist that specifies the launch screen.
  public var key: LaunchScreenKey { self == .storyboard ? .storyboardName : .screen }

  /// The name of a generated launch storyboard, without its extension.
  public static let storyboardName = "LaunchScreen"
  /// The name, without extension, of the asset catalog that contains the three assets named below.
  public static let catalogName = "LaunchAssets"
  public static let imageName = "LaunchArtwork"
  public static let logoName = "LaunchLogo"
  public static let colorName = "LaunchBackground"
}

extension LaunchScreenKind {
  /// The identifiers of the image views in a generated storyboard.
  package static let artworkView = "Lch-Im-001"
  package static let logoView = "Lch-Lg-001"
  /// The label of a hidden view whose right bottom corner is the focus.
  package static let focusLabel = "Focus"
}

/// A key that makes iOS ignore launch images. The cases are in order from the oldest to the newest
/// key. Versions of iOS before ``minimumOS`` ignore the key.
///
/// Sources: decompiled system code; Information Property List Key Reference, for the versions.
public enum LaunchScreenKey: String, Hashable, Sendable, CaseIterable {
  case storyboardName = "UILaunchStoryboardName"
  case storyboards = "UILaunchStoryboards"
  case screen = "UILaunchScreen"
  case screens = "UILaunchScreens"

  /// Whether the key names a storyboard or xib, and not colors and images.
  package var isStoryboard: Bool { self == .storyboardName || self == .storyboards }

  public var minimumOS: OSVersion {
    switch self {
    case .storyboardName: OSVersion(8, 0)
    case .storyboards: OSVersion(9, 0)
    case .screen, .screens: OSVersion(14, 0)
    }
  }
}
