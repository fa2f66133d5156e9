internal import Files

/// Where a build writes.
public struct Destination: Hashable, Sendable {
  /// The folder that receives the files; it is made if missing.
  public var folder: String
  /// The Info.plist that receives the entries; none by default.
  public var infoPlist: InfoPlistTarget?
  /// Whether files of an earlier build that this one does not make are removed.
  public var prunes = false

  public init(folder: String = "LaunchImages", infoPlist: InfoPlistTarget? = nil) {
    self.folder = folder
    self.infoPlist = infoPlist
  }

  /// The path of one of a plan's files, with the folder.
  public func path(of file: String) -> String { OutputFolder.path(of: file, in: folder) }
}
