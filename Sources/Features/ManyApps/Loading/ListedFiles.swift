internal import Files

/// Files whose names come from launchgen.json or a manifest, not from the command line.
package enum ListedFiles {
  /// The paths that a request reads, and that of the app that gets a launch screen.
  package static func paths(of request: any Request) -> [String] {
    request.readFiles + [(request as? InstallRequest)?.app].compactMap(\.self)
  }

  /// Refuses pipes, devices and sockets, which may have no end or block.
  package static func check(_ paths: [String]) throws(LoadingError) {
    for path in paths where FileKind(of: path) == .other {
      throw LoadingError(path, .notRegular)
    }
  }
}
