internal import Files

/// Files that launchgen.json or a manifest names, and no command line.
package enum ListedFiles {
  /// Options with paths that are written.
  package static let written: Set = ["output", "merge", "png"]

  /// The paths of settings that are read.
  package static func paths(in settings: [Setting], _ filled: (String) -> String) -> [String] {
    settings.compactMap { setting in
      guard case .path(let path) = setting.value, !written.contains(setting.name) else {
        return nil
      }
      return filled(path)
    }
  }

  /// Refuses what has no end or is waited for: pipes, devices and sockets.
  package static func check(_ paths: [String]) throws(LoadingError) {
    for path in paths where FileKind(of: path) == .other {
      throw LoadingError(path, .notRegular)
    }
  }
}
