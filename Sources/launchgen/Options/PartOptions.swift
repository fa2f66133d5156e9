import ArgumentParser
import LaunchImages

/// The option that limits a build to a part of its outputs.
struct PartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Make only this part.",
      discussion: """
        Without it, the images, and with --launch-file both. launch-file makes no launch image and \
        no UILaunchImages.plist: all that an app for iOS 8 and later needs; it is a storyboard \
        unless --launch-file says otherwise. images leaves out the launch file.
        """,
      valueName: "part"))
  var only: BuildPart?

  var parts: Set<BuildPart> { only.map { [$0] } ?? Set(BuildPart.allCases) }
}

extension BuildPart: ExpressibleByArgument {}

extension Set<BuildPart> {
  /// The kind of launch screen to make; `nil` for none, because the parts do not include it or
  /// because it was not requested.
  ///
  /// - Parameter chosen: the value of `--launch-file`.
  func launchFile(_ chosen: LaunchFile?) -> LaunchFile? {
    if self == [.images] { return nil }
    return chosen ?? (self == [.launchFile] ? .storyboard : nil)
  }
}
