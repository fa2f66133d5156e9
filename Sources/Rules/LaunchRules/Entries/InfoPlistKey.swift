/// The keys of Info.plist that affect the launch.
///
/// Source: Information Property List Key Reference.
public enum InfoPlistKey {
  public static let launchImages = "UILaunchImages"
  public static let launchImageFile = "UILaunchImageFile"
  public static let supportedOrientations = "UISupportedInterfaceOrientations"
  public static let interfaceOrientation = "UIInterfaceOrientation"
  public static let requiresFullScreen = "UIRequiresFullScreen"
  public static let fullScreenIgnoredFrom = "UIRequiresFullScreenIgnoredStartingWithVersion"
  public static let sceneManifest = "UIApplicationSceneManifest"
  public static let deviceFamily = "UIDeviceFamily"
  public static let minimumOS = "MinimumOSVersion"
  package static let capabilities = "UIRequiredDeviceCapabilities"

  /// Keys with Boolean values that are often written as strings by mistake.
  public static let booleans = [
    requiresFullScreen, "UIStatusBarHidden", "UIPrerenderedIcon", "LSRequiresIPhoneOS",
  ]

  /// The keys of an entry in ``launchImages``.
  public enum Entry {
    public static let name = "UILaunchImageName"
    public static let minimumOS = "UILaunchImageMinimumOSVersion"
    public static let orientation = "UILaunchImageOrientation"
    public static let size = "UILaunchImageSize"
  }

  /// The key itself, `KEY~iphone` and `KEY~ipad`.
  public static func variants(of key: String) -> [String] {
    [key] + DeviceIdiom.allCases.map { key + $0.suffix }
  }
}
