import LaunchPreview

extension PreviewOrigin {
  /// This command.
  static var command: PreviewOrigin {
    PreviewOrigin(command: CommandLineText.text, generator: "launchgen \(version)")
  }
}
