import LaunchImages

/// An app to build: what the command was parsed to, with the app's own paths.
///
/// Thousands of apps share few sets of options, and parsing takes time and room: each set is parsed
/// once.
struct BuildJob: Sendable {
  /// What differs from app to app and is no more than a path, as seen from the current folder.
  struct Paths: Hashable, Sendable {
    var artwork: String
    var output: String
    /// The Info.plist to merge into.
    var merge: String?
    /// Where the orientation comes from.
    var infoPlist: String?
  }

  /// A parsed set of options.
  final class Options: Sendable {
    let build: Build

    init(_ build: Build) { self.build = build }
  }

  let id: String
  let paths: Paths
  private let options: Options

  init(id: String, paths: Paths, options: Options) {
    self.id = id
    self.paths = paths
    self.options = options
  }

  /// The command that builds the app.
  var build: Build {
    var build = options.build
    build.artwork = paths.artwork
    build.running.output = paths.output
    build.mergeTarget.merge = paths.merge
    build.turning.infoPlist = paths.infoPlist
    return build
  }
}
