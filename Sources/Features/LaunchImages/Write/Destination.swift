package import Files
internal import InfoPlist
public import LaunchRules
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

/// An Info.plist that a build merges its entries into, and the values that it may replace.
public struct InfoPlistTarget: Hashable, Sendable {
  /// The path of the Info.plist; links are followed.
  public var path: String
  /// The orientation that the app launches into according to its build settings, which override the
  /// file; `nil` if they do not set one.
  public var builtOrientation: LandscapeOrientation?
  /// The device families of the app according to its build settings, which override UIDeviceFamily;
  /// `nil` if they do not set any.
  public var builtFamilies: Set<DeviceIdiom>?
  /// The lowest iOS that the app supports according to its build settings, which override
  /// MinimumOSVersion; `nil` if they do not set one.
  public var builtMinimumOS: OSVersion?
  /// Whether the build may change UISupportedInterfaceOrientations so that it begins with the
  /// images' orientation.
  public var setsOrientations = false
  /// Whether the build may replace existing values of UILaunchImages.
  public var replaces = false

  /// A folder that must contain the Info.plist, as an absolute path without links; `nil` unless
  /// ``path`` comes from a configuration file.
  package var root: String?

  public init(path: String) { self.path = path }

  func mergeOptions(_ options: BuildOptions) -> MergeOptions {
    var merge = MergeOptions(
      entries: options.entries(for: .phone), padEntries: options.entries(for: .pad))
    merge.orientation = options.orientation
    merge.builtOrientation = builtOrientation
    merge.builtFamilies = builtFamilies
    merge.builtMinimumOS = builtMinimumOS
    merge.setsOrientations = setsOrientations
    merge.replaces = replaces
    return merge
  }
}
