import LaunchImages

enum AppOutcome: Sendable {
  case built(BuildReport, PreparedBuild)
  /// The build was only planned, in a dry run or for `--list-outputs`.
  case planned(DryRun, PreparedBuild)
  case failed(CommandError)
  /// The build was not started, because another build failed and `--fail-fast` is set.
  case skipped
}
