import LaunchImages

/// An app to build: what the command was parsed to, with what is the app's own.
///
/// Thousands of apps share few sets of options, and parsing takes time and room: each set is parsed
/// once.
struct BuildJob: Sendable {
  /// What differs from app to app; paths are as seen from the current folder.
  struct Own: Hashable, Sendable {
    var artwork: String
    var output: String
    /// The Info.plist to merge into.
    var merge: String?
    /// Where the orientation comes from.
    var infoPlist: String?
    /// Brands have a color each; `nil` for that of the options.
    var background: Background?
  }

  /// A parsed set of options.
  final class Options: Sendable {
    let build: Build

    init(_ build: Build) { self.build = build }
  }

  let id: String
  let own: Own
  private let options: Options

  init(id: String, own: Own, options: Options) {
    self.id = id
    self.own = own
    self.options = options
  }

  /// The command that builds the app.
  var build: Build {
    var build = options.build
    build.artwork = own.artwork
    build.running.output = own.output
    build.mergeTarget.merge = own.merge
    build.turning.infoPlist = own.infoPlist
    if let background = own.background { build.placing.background = background }
    return build
  }
}
