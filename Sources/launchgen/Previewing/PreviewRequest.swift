import LaunchImages
import LaunchPreview

/// A page that a build writes beside its images.
struct PreviewRequest: Sendable {
  /// The orientations that the app is known to launch into.
  let orientations: [InterfaceOrientation]

  /// - Parameter name: the artwork's in messages.
  func addition(name: String) -> BuildAddition {
    // What is on the page beside what the images say.
    let facts = [CommandLineText.text, name] + orientations.map(\.rawValue)
    let key = facts.joined(separator: "\n")
    return BuildAddition(file: PreviewOptions.file, key: key, isOwn: Page.isOwn) { set in
      let content = try await ArtworkPreview.content(
        set, name: name, findings: set.warnings.map(\.words), listed: orientations, .command)
      return Page(content).bytes
    }
  }
}
