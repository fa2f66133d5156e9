import ArgumentParser
import LaunchImages

/// Which part of the outputs is made.
struct PartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Make only the launch images with their entries, or only the launch file. (default: the images, "
        + "and with --launch-file both)",
      discussion: """
        launch-file makes no launch image and no UILaunchImages.plist: all that an app for iOS 8 and \
        later needs; it is a storyboard unless --launch-file says otherwise. images leaves out the \
        launch file.
        """,
      valueName: "part"))
  var only: BuildPart?

  var parts: Set<BuildPart> { only.map { [$0] } ?? Set(BuildPart.allCases) }
}

extension BuildPart: ExpressibleByArgument {}

extension Set<BuildPart> {
  /// The launch file to make of these parts.
  ///
  /// - Parameter chosen: that of the option `--launch-file`.
  func launchFile(_ chosen: LaunchFile?) -> LaunchFile? {
    if self == [.images] { return nil }
    return chosen ?? (self == [.launchFile] ? .storyboard : nil)
  }
}
