/// A kind of launch screen. iOS shows it in place of launch images.
public enum LaunchScreenKind: String, Hashable, Sendable, CaseIterable {
  /// A storyboard that UILaunchStoryboardName names.
  case storyboard
  /// UILaunchScreen, a dictionary in Info.plist that names an image and a color in an asset
  /// catalog.
  case screen = "ui-launch-screen"

  /// The key in Info.plist that announces the launch screen. Versions of iOS that do not know the
  /// key show launch images.
  public var key: LaunchScreenKey {
    switch self {
    case .storyboard: .storyboardName
    case .screen: .screen
    }
  }

  /// The name of a generated launch storyboard, without its extension.
  public static let storyboardName = "LaunchScreen"
  /// The name of the asset catalog for a launch screen's image and color, without its extension.
  public static let catalogName = "LaunchAssets"
  /// The name of the artwork in that catalog.
  public static let imageName = "LaunchArtwork"
  /// The name in that catalog of a logo that the storyboard shows in a separate view.
  public static let logoName = "LaunchLogo"
  /// The name of the background color in that catalog.
  public static let colorName = "LaunchBackground"
}

/// A key that makes iOS ignore launch images. The key that iOS introduced first is the first case.
///
/// Sources: decompiled system code, for what these keys replace; Information Property List Key
/// Reference, for the versions. A version of iOS that does not know a key ignores it.
public enum LaunchScreenKey: String, Hashable, Sendable, CaseIterable {
  case storyboardName = "UILaunchStoryboardName"
  case storyboards = "UILaunchStoryboards"
  case screen = "UILaunchScreen"
  case screens = "UILaunchScreens"

  public var minimumOS: OSVersion {
    switch self {
    case .storyboardName: OSVersion(8, 0)
    case .storyboards: OSVersion(9, 0)
    case .screen, .screens: OSVersion(14, 0)
    }
  }
}
