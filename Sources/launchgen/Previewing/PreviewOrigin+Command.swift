import LaunchPreview

extension PreviewOrigin {
  /// The origin of previews that this process writes: its command line and version.
  static var command: PreviewOrigin {
    PreviewOrigin(command: ProcessArguments.commandLine, generator: "launchgen \(version)")
  }
}
