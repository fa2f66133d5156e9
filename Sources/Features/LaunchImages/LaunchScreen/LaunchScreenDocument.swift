internal import LaunchRules

/// A text file that a launch screen needs.
public enum LaunchScreenDocument: Hashable, Sendable, CaseIterable {
  /// Contents.json of the image set with the artworks.
  case imageSet
  /// Contents.json of the image set for a logo over the artwork.
  case logoSet
  /// Contents.json of the color set, which is the background.
  case colorSet
  /// Contents.json of the asset catalog.
  case catalog
  case storyboard
  /// A property list with the launch screen's key for Info.plist.
  case propertyList

  /// The file's path in the output folder.
  public var file: String {
    switch self {
    case .imageSet: LaunchScreenPlan.imageSet + "/Contents.json"
    case .logoSet: LaunchScreenPlan.logoSet + "/Contents.json"
    case .colorSet: LaunchScreenPlan.colorSet + "/Contents.json"
    case .catalog: LaunchScreenPlan.catalog + "/Contents.json"
    case .storyboard: LaunchScreenKind.storyboardName + ".storyboard"
    case .propertyList: "LaunchScreen.plist"
    }
  }
}
