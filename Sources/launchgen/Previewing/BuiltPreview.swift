import LaunchImages
import LaunchPreview

/// The preview of what a build makes.
struct BuiltPreview {
  let content: PreviewContent
  /// What a build does not know of, to be printed after the artwork's name.
  let notes: [String]

  /// - Parameters:
  ///   - name: the artwork's in messages.
  ///   - listed: the orientations that the app is known to launch into.
  init(_ set: LaunchImageSet, name: String, listed: [InterfaceOrientation]) async throws {
    let crops = CropSurvey(set)
    notes = (crops?.notices ?? []).map { "\($0); \($0.remedy)" }
    content = try await ArtworkPreview.content(
      set, crops, name: name, findings: set.warnings.map(\.words) + notes,
      listed: listed, .command)
  }
}

extension PreviewOrigin {
  /// This command.
  static var command: PreviewOrigin {
    PreviewOrigin(command: CommandLineText.text, generator: "launchgen \(version)")
  }
}
