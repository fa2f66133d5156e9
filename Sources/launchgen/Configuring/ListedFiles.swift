import Configuration
import Files

/// Files that launchgen.json or a manifest names, and no command line.
enum ListedFiles {
  /// Options with paths that are written.
  static let written: Set = ["output", "merge", "png"]

  /// The paths of settings that are read.
  static func paths(in settings: [Setting], _ filled: (String) -> String) -> [String] {
    settings.compactMap { setting in
      guard case .path(let path) = setting.value, !written.contains(setting.name) else {
        return nil
      }
      return filled(path)
    }
  }

  /// Refuses what has no end or is waited for: pipes, devices and sockets.
  static func check(_ paths: [String]) throws(CommandError) {
    for path in paths where FileKind(of: path) == .other {
      throw CommandError(
        .noInput, path, "cannot be read (\(FileError.notRegularFile))",
        "name a regular file, or give this one on the command line")
    }
  }
}
