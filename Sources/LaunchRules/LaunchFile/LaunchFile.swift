/// What iOS shows at launch instead of launch images, and Info.plist names.
public enum LaunchFile: String, Hashable, Sendable, CaseIterable {
  /// A storyboard.
  case storyboard
  /// A picture and a color of an asset catalog, named by a dictionary.
  case screen = "ui-launch-screen"

  /// What names it in Info.plist. Before the first iOS that knows it, launch images count.
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
  /// The background's name in the asset catalog.
  public static let colorName = "LaunchBackground"
}
