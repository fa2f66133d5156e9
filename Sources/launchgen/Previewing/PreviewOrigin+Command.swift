import LaunchPreview

extension PreviewOrigin {
  /// The origin of previews that this process writes: its command line and version.
  static var command: PreviewOrigin {
    PreviewOrigin(command: CommandLineText.text, generator: "launchgen \(version)")
  }
}
