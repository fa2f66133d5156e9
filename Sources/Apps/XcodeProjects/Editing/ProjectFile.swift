/// A file that is to become a member of a target.
package struct ProjectFile: Equatable, Sendable {
  /// What Xcode does with a file.
  package enum Kind: String, Sendable {
    case storyboard = "file.storyboard"
    case xib = "file.xib"
    case assetCatalog = "folder.assetcatalog"
    case png = "image.png"
  }

  /// The path, relative to the project's folder or absolute.
  package let path: String
  package let kind: Kind
  /// The group that contains the file, inside the group that fits; `nil` for the group that fits.
  package let group: String?
  /// Whether the file is left out of builds for other platforms than iOS.
  package let isForIOSOnly: Bool

  package init(
    _ path: String, _ kind: Kind, group: String? = nil, isForIOSOnly: Bool = false
  ) {
    self.path = path
    self.kind = kind
    self.group = group
    self.isForIOSOnly = isForIOSOnly
  }

  /// The group of launch images.
  package static let launchImages = "LaunchImages"
}
