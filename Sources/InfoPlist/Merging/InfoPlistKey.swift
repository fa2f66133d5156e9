/// The keys of Info.plist that decide about the launch.
///
/// Source: Information Property List Key Reference.
public enum InfoPlistKey {
  public static let launchImages = "UILaunchImages"
  public static let orientations = "UISupportedInterfaceOrientations"
}
