internal import Files

/// Files whose names come from launchgen.json or a manifest, not from the command line.
package enum ListedFiles {
  /// The options whose paths are written to; the paths of other options are read.
  package static let written: Set = ["output", "merge", "png"]

  /// The paths in settings that a build reads, after `filled` has completed them.
  package static func paths(in settings: [Setting], _ filled: (String) -> String) -> [String] {
    settings.compactMap { setting in
      guard case .path(let path) = setting.value, !written.contains(setting.name) else {
        return nil
      }
      return filled(path)
    }
  }

  /// Refuses pipes, devices and sockets, which may have no end or block.
  package static func check(_ paths: [String]) throws(LoadingError) {
    for path in paths where FileKind(of: path) == .other {
      throw LoadingError(path, .notRegular)
    }
  }
}
