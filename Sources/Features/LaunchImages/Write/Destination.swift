package import Files
internal import Pictures

/// The place where a build writes.
public struct Destination: Hashable, Sendable {
  /// The output folder, which is created if missing.
  public var folder: String
  /// The Info.plist to merge the entries into; none by default.
  public var infoPlist: InfoPlistTarget?
  /// An existing folder that contains the plan's files until all of them are finished; `nil` to
  /// stage each file next to its final path. With a staging folder, nothing but finished files is
  /// written to `folder`, as a sandbox may require. The Info.plist is not staged there.
  public var stagingFolder: String?
  /// Whether to remove files of an earlier build that this build does not make.
  public var prunes = false

  /// Whether to replace files that launchgen may not have made or that were edited, and with
  /// ``prunes`` also to remove them. If `false`, such a file is an error, and nothing is written.
  public var replaces = false

  /// Whether to determine what would change without writing anything.
  public var isTrial = false

  /// A folder that must contain `folder`, as an absolute path without links; `nil` unless `folder`
  /// comes from a configuration file.
  package var root: String?

  /// The other inputs and outputs of the run.
  package var gate = OutputGate()

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
    pictures.gate = gate
    return pictures
  }

  /// The path of a plan's file, including the output folder.
  public func path(of file: String) -> String { Path.joined(folder, file) }
}
