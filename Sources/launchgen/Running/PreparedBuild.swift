import LaunchImages
import LaunchInstall
import LaunchRules

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
    if !destination.isTrial { try await checkMembership() }
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

  /// What a build would do; throws what a build would throw.
  func dryRun() async throws -> DryRun {
    try await checkMembership()
    return try await plan(reusing: reuse)
  }

  /// The paths of the files that a build makes, whatever is there.
  ///
  /// - Precondition: the threads for the options' jobs have been started.
  func plannedFiles() throws -> [String] {
    try Waiting.value { try await plan() }.plan.files.map(destination.path)
  }

  /// The change of the project's file as a unified diff; empty without a project.
  func projectDifference(_ run: DryRun) throws -> String {
    try membership?.difference(
      adding: run.plan.files.map(destination.path),
      removing: run.removedFiles.map(destination.path)) ?? ""
  }

  /// Checks that the app will show what the build makes.
  private func checkMembership() async throws {
    guard let target = destination.infoPlist else { return }
    let infoPlist = target.path
    if options.launchScreen == .storyboard, options.parts.contains(.launchScreen),
      options.darkBackground != nil, let lowest = target.builtMinimumOS,
      lowest < .firstWithNamedColors
    {
      throw InstallError.namedColor(path: infoPlist, lowest: lowest)
    }
    // A plan reads the artwork, which standard input has only once.
    if let membership {
      try membership.check(try await plan().plan.files.map(destination.path))
    } else if options.launchScreen == .storyboard, options.parts.contains(.launchScreen) {
      try SecondStoryboard.check(
        destination.path(of: "LaunchScreen.storyboard"), infoPlist: infoPlist)
    }
  }

  func plan(reusing reuse: Reuse? = nil) async throws -> DryRun {
    try await Generator.dryRun(
      source, further: further, options: options, into: destination, reusing: reuse)
  }
}
