internal import LaunchRules

/// A text file that a launch file needs.
public enum LaunchFileDocument: Hashable, Sendable, CaseIterable {
  /// What the image set holds.
  case imageSet
  /// The background, as an asset.
  case colorSet
  /// What marks the asset catalog as one.
  case catalog
  case storyboard
  /// The keys of Info.plist.
  case propertyList

  /// Its path in the output folder.
  public var file: String {
    switch self {
    case .imageSet: LaunchFilePlan.imageSet + "/Contents.json"
    case .colorSet: LaunchFilePlan.colorSet + "/Contents.json"
    case .catalog: LaunchFilePlan.catalog + "/Contents.json"
    case .storyboard: LaunchFile.storyboardName + ".storyboard"
    case .propertyList: "LaunchFile.plist"
    }
  }
}
