import LaunchPreview

extension PreviewOrigin {
  /// The origin of pages that this command writes.
  static var command: PreviewOrigin {
    PreviewOrigin(command: CommandLineText.text, generator: "launchgen \(version)")
  }
}
