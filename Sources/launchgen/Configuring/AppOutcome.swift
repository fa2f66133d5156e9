import LaunchImages

/// The outcome of an app's build.
enum AppOutcome: Sendable {
  case built(BuildReport, PreparedBuild)
  /// The plan of a dry run.
  case planned(DryRun, PreparedBuild)
  case failed(CommandError)
  /// The build was not started, because another build failed and `--fail-fast` is set.
  case skipped
}
