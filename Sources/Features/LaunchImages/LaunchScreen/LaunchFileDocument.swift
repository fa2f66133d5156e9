internal import LaunchRules

/// A text file that a launch screen needs.
public enum LaunchFileDocument: Hashable, Sendable, CaseIterable {
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
    case .imageSet: LaunchFilePlan.imageSet + "/Contents.json"
    case .logoSet: LaunchFilePlan.logoSet + "/Contents.json"
    case .colorSet: LaunchFilePlan.colorSet + "/Contents.json"
    case .catalog: LaunchFilePlan.catalog + "/Contents.json"
    case .storyboard: LaunchFile.storyboardName + ".storyboard"
    case .propertyList: "LaunchFile.plist"
    }
  }
}
