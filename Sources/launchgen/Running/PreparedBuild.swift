import LaunchImages
import LaunchInstall

/// A build that is ready to run: its artworks, and everything that its options determine.
struct PreparedBuild: Sendable {
  var source: ArtworkSource
  var further: [ArtworkRole: ArtworkSource] = [:]
  var options: BuildOptions
  var destination: Destination
  var reuse: Reuse
  /// The targets that get the files as members; `nil` for none.
  var membership: BuildMembership?
  /// The preview to write next to the images; `nil` for none.
  var preview: PreviewRequest?
  /// The app's Info.plist, if this is one of several builds and no option names it.
  var unnamedInfoPlist: UnnamedInfoPlist?
  /// The paths of all files that determine the outputs, for depfiles and Xcode's file lists.
  var inputs: [String]

  /// - Precondition: the threads for the options' jobs have been started.
  func run(_ onImage: @escaping @Sendable (ImageReport) -> Void) throws -> BuildReport {
    try Waiting.value { try await result(onImage) }
  }

  func result(
    _ onImage: (@Sendable (ImageReport) -> Void)? = nil
  ) async throws -> BuildReport {
    if let membership, !destination.isTrial {
      try membership.check(try await plan(checksFiles: false).plan.files.map(destination.path))
    }
    let report = try await Generator.build(
      source, further: further, options: options, into: destination, reusing: reuse,
      adding: preview?.addition(name: source.name), onImage: onImage)
    if !destination.isTrial {
      _ = try membership?.add(
        report.plan.files.map(destination.path),
        removing: report.removedFiles.map(destination.path))
    }
    return report
  }

  /// - Parameter checksFiles: whether to fail where a build would fail because of existing files.
  /// - Precondition: the threads for the options' jobs have been started.
  func dryRun(checksFiles: Bool) throws -> DryRun {
    try Waiting.value { try await plan(checksFiles: checksFiles) }
  }

  func plan(checksFiles: Bool) async throws -> DryRun {
    let run = try await Generator.dryRun(
      source, further: further, options: options, into: destination, checksFiles: checksFiles)
    if checksFiles { try membership?.check(run.plan.files.map(destination.path)) }
    return run
  }
}
