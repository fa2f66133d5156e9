internal import LaunchRules

/// A text file that a launch screen needs.
public enum LaunchFileDocument: Hashable, Sendable, CaseIterable {
  /// The contents of the image set.
  case imageSet
  /// The contents of the image set for a logo over the artwork.
  case logoSet
  /// The contents of the color set, which holds the background.
  case colorSet
  /// The file that marks a folder as an asset catalog.
  case catalog
  case storyboard
  /// The keys for Info.plist.
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
