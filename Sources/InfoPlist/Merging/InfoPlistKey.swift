/// The keys of Info.plist that decide about the launch.
///
/// Source: Information Property List Key Reference.
public enum InfoPlistKey {
  public static let launchImages = "UILaunchImages"
  public static let orientations = "UISupportedInterfaceOrientations"
  /// Beside any of these iOS ignores launch images (known from decompiled code, not from Apple's
  /// documents).
  public static let launchScreens = [
    "UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen", "UILaunchScreens",
  ]
}
