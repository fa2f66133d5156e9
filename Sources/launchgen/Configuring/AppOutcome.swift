import LaunchImages

/// What came of an app's build.
enum AppOutcome {
  case built(BuildReport, Destination)
  /// In a dry run.
  case planned(DryRun, Destination)
  case failed(CommandError)
  /// Another one failed before, and `--fail-fast` was given.
  case skipped
}
