import LaunchImages

/// What came of an app's build.
enum AppOutcome: Sendable {
  case built(BuildReport, PreparedBuild)
  /// In a dry run.
  case planned(DryRun, PreparedBuild)
  case failed(CommandError)
  /// Another one failed before, and `--fail-fast` was given.
  case skipped
}
