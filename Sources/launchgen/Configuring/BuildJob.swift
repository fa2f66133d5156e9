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
    /// What it was parsed from; `nil` if that is not known.
    let arguments: [String]?

    init(_ build: Build, _ arguments: [String]? = nil) {
      self.build = build
      self.arguments = arguments
    }
  }

  /// `nil` for an artwork that was named.
  let id: String?
  let own: Own
  let options: Options

  init(id: String?, own: Own, options: Options) {
    self.id = id
    self.own = own
    self.options = options
  }

  /// The paths of the artworks beside its own.
  var furtherArtworks: [String] { options.build.images.further.paths }

  /// The build of the artwork that a command names.
  init(_ build: Build) {
    let own = Own(
      artwork: build.artwork ?? "", output: build.running.output, merge: build.mergeTarget.merge,
      infoPlist: build.images.turning.infoPlist)
    self.init(id: nil, own: own, options: Options(build))
  }

  /// Whether it is known to be the same build.
  func isSame(as other: BuildJob) -> Bool {
    id == other.id && own == other.own && options.arguments != nil
      && options.arguments == other.options.arguments
  }

  /// The command that builds the app.
  var build: Build {
    var build = options.build
    build.artwork = own.artwork
    build.running.output = own.output
    build.mergeTarget.merge = own.merge
    build.images.turning.infoPlist = own.infoPlist
    if let background = own.background { build.images.placing.background = background }
    return build
  }
}
