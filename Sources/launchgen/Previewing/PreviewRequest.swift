import LaunchImages
import LaunchPreview
import Texts

/// The preview that a build writes next to its images.
struct PreviewRequest: Sendable {
  /// The orientations that the app is known to launch into.
  let orientations: [InterfaceOrientation]
  /// What to do after the build.
  let next: [PreviewContent.Step]

  /// The preview as an additional file of a build.
  ///
  /// - Parameter name: the artwork's name in messages.
  func addition(name: String) -> BuildAddition {
    // The facts on the page that do not come from the images.
    let steps = next.flatMap { [$0.text, $0.command ?? ""] }
    let facts = [ProcessArguments.commandLine, name] + orientations.map(\.rawValue) + steps
    let key = facts.joined(separator: "\n")
    return BuildAddition(file: PreviewOptions.file, key: key, isOwn: Page.isOwn) { set in
      var content = try await ArtworkPreview.content(
        set, name: name, findings: set.warnings.map { $0.message(at: "").text },
        listed: orientations, .command)
      content.next = next
      return Page(content).bytes
    }
  }
}
