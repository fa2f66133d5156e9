import ArgumentParser
import LaunchImages

/// Which part is meant, in commands that know no apps.
struct PartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only the launch images with their entries, or only the launch file. (default: the images, and "
        + "with --launch-file both)", valueName: "part"))
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
