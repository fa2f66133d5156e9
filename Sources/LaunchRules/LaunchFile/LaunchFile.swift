/// A launch screen: a storyboard, or a key of Info.plist, that iOS shows in place of launch images.
public enum LaunchFile: String, Hashable, Sendable, CaseIterable {
  /// A storyboard.
  case storyboard
  /// A dictionary in Info.plist that names an image and a color in an asset catalog.
  case screen = "ui-launch-screen"

  /// The key in Info.plist. Versions of iOS that do not know the key show launch images.
  public var key: LaunchScreenKey {
    switch self {
    case .storyboard: .storyboardName
    case .screen: .screen
    }
  }

  /// The storyboard's name, without its extension.
  public static let storyboardName = "LaunchScreen"
  /// The asset catalog's name, without its extension.
  public static let catalogName = "LaunchAssets"
  /// The artwork's name in the asset catalog.
  public static let imageName = "LaunchArtwork"
  /// The name in the asset catalog of a logo with its own view.
  public static let logoName = "LaunchLogo"
  /// The background's name in the asset catalog.
  public static let colorName = "LaunchBackground"
}
