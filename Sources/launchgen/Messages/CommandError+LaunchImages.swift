import ArgumentParser
import Files
import LaunchImages

extension CommandError {
  /// Describes an error in one message, or in one message for each warning if warnings are treated
  /// as errors.
  init(_ error: LaunchImagesError) {
    switch error {
    case .infoPlist(let path, let error): self.init(path, error)
    case .warnings(let path, let warnings):
      let lines = warnings.map { warning in
        "\(warning.place(artwork: path)): error: \(warning); \(warning.remedy)"
      }
      self.init(status: .badData, messages: lines)
    default:
      self.init(ExitStatus(error), error.path ?? "launchgen", error, Self.remedy(for: error))
    }
  }

  private static func remedy(for error: LaunchImagesError) -> String {
    switch error {
    case .artworkUnreadable(_, .exhausted), .outOfMemory: FileError.exhaustedRemedy
    case .artworkUnreadable(let path, let error):
      path == ArtworkSource.standardInput.name ? "check what is piped in" : remedy(path, error)
    case .artworkUndecodable(let path, let error): error.remedy(for: path)
    case .artworkColorsUnusable(_, .outOfMemory): FileError.exhaustedRemedy
    case .artworkColorsUnusable:
      "export it in sRGB or Display P3, or keep its samples with --color preserve"
    case .artworkNotLandscape(_, let size):
      "use artwork that is wider than it is tall"
        + (size.width < size.height ? ", or --rotation none if it has been turned already" : "")
    case .artworkNotPortrait: "use artwork that is taller than it is wide"
    case .artworkNotTurned: "leave out --rotation none"
    case .outputRefused(_, let refusal): refusal.remedy("choose another --output")
    case .outputFailed(let path, .notDirectory) where FileKind(of: path) == .file:
      "it is a file, and --output names a folder"
    case .outputFailed(_, let error): error.remedy(writing: "choose another --output")
    case .invalidOptions, .warnings, .infoPlist: "change the options"
    }
  }
}

extension CommandError {
  private static func remedy(_ artwork: String, _ error: FileError) -> String {
    switch error {
    case .isDirectory: "name a PNG, or use 'launchgen init' for all artworks in it"
    case .missing: PathRemedy.of(missing: artwork)
    case .noPermission: "change its permissions"
    default: "check the path"
    }
  }

  /// The error for a file that a command must not write.
  ///
  /// - Parameters:
  ///   - other: the remedy for a path that cannot be an output, "choose another file".
  ///   - replaces: whether the command has the option `--replace`.
  init(_ path: String, _ refusal: OutputRefusal, _ other: String, replaces: Bool = true) {
    self.init(ExitStatus(refusal), path, refusal, refusal.remedy(other, replaces: replaces))
  }
}

extension OutputRefusal {
  func remedy(_ other: String, replaces: Bool = true) -> String {
    switch self {
    case .isInput, .isOtherOutput: other
    case .isForeign: replaces ? "use --replace, or " + other.replacing("choose ", with: "") : other
    case .unwritable(let error): error.remedy(writing: other, replaces: replaces)
    }
  }
}

extension FileError {
  static let exhaustedRemedy =
    "raise the limits that 'ulimit -a' shows, or use smaller input and fewer --jobs"

  /// The remedy for a file that cannot be read or written.
  ///
  /// - Parameters:
  ///   - other: the remedy for errors without a more helpful one.
  ///   - replaces: whether the command has the option `--replace`, which also replaces read-only
  ///     files.
  func remedy(writing other: String, replaces: Bool = true) -> String {
    switch self {
    case .readOnly:
      "check it out or run 'chmod u+w'" + (replaces ? ", or use --replace" : "")
    case .exhausted: Self.exhaustedRemedy
    case .full: "free some space"
    case .outside: "use --allow-outside to permit it"
    case .linkedFolder: "replace the link with a folder, or \(other)"
    case .link: "replace the link with a file, or \(other)"
    case .noPermission: "\(other), or change its permissions"
    default: other
    }
  }
}
