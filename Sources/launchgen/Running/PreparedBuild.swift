import LaunchImages

/// A build that is ready to run: its artworks, and everything that its options determine.
struct PreparedBuild: Sendable {
  var source: ArtworkSource
  var further: [ArtworkRole: ArtworkSource] = [:]
  var options: BuildOptions
  var destination: Destination
  var reuse: Reuse
  /// The preview to write next to the images; `nil` for none.
  var preview: PreviewRequest?
  /// The paths of all files that determine the outputs, for depfiles and Xcode's file lists.
  var inputs: [String]

  /// - Precondition: the threads for the options' jobs have been started.
  func run(_ onImage: @escaping @Sendable (ImageReport) -> Void) throws -> BuildReport {
    try Waiting.value { try await result(onImage) }
  }

  func result(
    _ onImage: (@Sendable (ImageReport) -> Void)? = nil
  ) async throws -> BuildReport {
    try await Generator.build(
      source, further: further, options: options, into: destination, reusing: reuse,
      adding: preview?.addition(name: source.name), onImage: onImage)
  }

  /// - Precondition: the threads for the options' jobs have been started.
  func dryRun() throws -> DryRun {
    try Waiting.value { try await plan() }
  }

  func plan() async throws -> DryRun {
    try await Generator.dryRun(source, further: further, options: options, into: destination)
  }
}
