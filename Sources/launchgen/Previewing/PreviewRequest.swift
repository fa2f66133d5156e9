import LaunchImages
import LaunchPreview

/// A page that a build writes beside its images.
struct PreviewRequest: Sendable {
  /// The orientations that the app is known to launch into.
  let orientations: [InterfaceOrientation]
  /// For warnings of the preview alone.
  let console: Console

  func page(_ set: LaunchImageSet, name: String) async throws -> ContiguousArray<UInt8> {
    let made = try await ArtworkPreview(set, name: name, listed: orientations)
    try made.warn(console)
    return Page(made.preview).bytes
  }
}
