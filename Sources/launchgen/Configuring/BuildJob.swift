import LaunchImages

/// An app to build: parsed options, which apps can share, and the values that are the app's own.
///
/// Even thousands of apps have only a few different sets of options. Because parsing needs time and
/// memory, each set is parsed once.
struct BuildJob: Sendable {
  /// The values that differ from app to app. Relative paths start from the current folder.
  struct Own: Hashable, Sendable {
    var artwork: String
    var output: String
    /// The Info.plist to merge into.
    var merge: String?
    /// The Info.plist that the orientation comes from.
    var infoPlist: String?
    /// The app's background; `nil` for the background in the options.
    var background: Background?
  }

  /// A parsed set of options, which several apps can share.
  final class Options: Sendable {
    let build: Build
    /// The arguments that were parsed; `nil` if they are not known.
    let arguments: [String]?

    init(_ build: Build, _ arguments: [String]? = nil) {
      self.build = build
      self.arguments = arguments
    }
  }

  /// The app's id; `nil` for an artwork on the command line.
  let id: String?
  let own: Own
  let options: Options

  init(id: String?, own: Own, options: Options) {
    self.id = id
    self.own = own
    self.options = options
  }

  var furtherArtworks: [String] { options.build.images.further.paths }

  /// Makes a job of a build with artwork on the command line.
  init(_ build: Build) {
    let own = Own(
      artwork: build.artwork ?? "", output: build.running.output, merge: build.mergeTarget.merge,
      infoPlist: build.images.turning.infoPlist)
    self.init(id: nil, own: own, options: Options(build))
  }

  /// Whether two jobs are certainly the same build; `false` if the parsed arguments are not known.
  func isSame(as other: BuildJob) -> Bool {
    id == other.id && own == other.own && options.arguments != nil
      && options.arguments == other.options.arguments
  }

  /// The command with the options of ``options`` and the values of ``own``.
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
