import XcodeProjects

extension PhaseScript {
  /// A phase that runs `launchgen build`.
  ///
  /// - Parameter arguments: the arguments of `launchgen build`.
  init(arguments: [String], inputs: [String], outputs: [String], listFolder: String) {
    let stages = arguments.contains {
      $0 == "--staging-folder" || $0.hasPrefix("--staging-folder=")
    }
    let words = ["launchgen", "build"] + arguments.map(Self.quoted)
    let command = words + (stages ? [] : ["--staging-folder \"$TARGET_TEMP_DIR\""])
    self.init(
      command: command.joined(separator: " "), inputs: inputs, outputs: outputs,
      listFolder: listFolder)
  }
}
