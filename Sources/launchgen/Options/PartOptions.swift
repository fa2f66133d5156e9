import ArgumentParser
import LaunchImages

/// The option that limits a build to a part of its outputs.
struct PartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Make only this part.",
      discussion: """
        By default, images are made, and with --launch-file a launch screen too. images: only the \
        launch images. launch-file: only the launch screen, a storyboard unless --launch-file says \
        otherwise; enough for apps that require iOS 8.
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
  func launchScreen(_ chosen: LaunchScreenKind?) -> LaunchScreenKind? {
    if self == [.images] { return nil }
    return chosen ?? (self == [.launchScreen] ? .storyboard : nil)
  }
}
