internal import Files
internal import Pictures

/// Where a build writes.
public struct Destination: Hashable, Sendable {
  /// The folder for the files. It is created if it is missing.
  public var folder: String
  /// The Info.plist to merge the entries into; none by default.
  public var infoPlist: InfoPlistTarget?
  /// An existing folder for the files until all of them are finished; `nil` for the folders where they
  /// belong. With it, only the files themselves are written in `folder`, as a sandbox may demand. It
  /// concerns the files of the plan, not `infoPlist`.
  public var stagingFolder: String?
  /// Whether to remove files of an earlier build that this build does not make.
  public var prunes = false

  /// Whether to replace, and with ``prunes`` to remove, files that somebody else may have made or
  /// edited. Otherwise such a file is an error, and nothing is written.
  public var replaces = false

  /// Whether to write nothing, and only to find out what would change.
  public var isTrial = false

  /// The folder that `folder` must not lead out of, if a file named it: absolute, without links.
  package var root: String?

  public init(folder: String = "LaunchImages", infoPlist: InfoPlistTarget? = nil) {
    self.folder = folder
    self.infoPlist = infoPlist
  }

  var pictures: PictureDestination {
    var pictures = PictureDestination(folder: folder)
    pictures.stagingFolder = stagingFolder
    pictures.prunes = prunes
    pictures.replaces = replaces
    pictures.isTrial = isTrial
    pictures.root = root
    return pictures
  }

  /// The path of a plan's file, including the folder.
  public func path(of file: String) -> String { OutputFolder.path(of: file, in: folder) }
}
