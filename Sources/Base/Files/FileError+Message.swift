package import Texts

extension FileError {
  /// The exit code if the file is an input.
  package var readStatus: ExitStatus {
    switch self {
    case .tooLarge: .badData
    case .exhausted: .exhausted
    default: .noInput
    }
  }

  /// The exit code if the file is an output.
  package var writeStatus: ExitStatus {
    switch self {
    case .missing, .isDirectory, .notDirectory, .linkedFolder, .link, .outside, .insidePackage,
      .nameTooLong, .notRegularFile, .readOnly:
      .cannotCreate
    case .noPermission: .noPermission
    case .changed: .tryAgain
    case .tooLarge: .badData
    case .exhausted: .exhausted
    case .full, .cutShort, .failed: .inputOutput
    }
  }

  package static let exhaustedRemedy =
    "raise the limits that 'ulimit -a' shows, or use smaller input and fewer --jobs"

  /// - Parameters:
  ///   - other: the remedy for errors without a more helpful one.
  ///   - replaces: whether the command has the option `--replace`, which also replaces read-only
  ///     files.
  package func remedy(otherwise other: String, replaces: Bool = true) -> String {
    switch self {
    case .readOnly: "check it out or run 'chmod u+w'" + (replaces ? ", or use --replace" : "")
    case .exhausted: Self.exhaustedRemedy
    case .full: "free some space"
    case .outside: "use --allow-outside to allow it"
    case .linkedFolder: "replace the link with a folder, or \(other)"
    case .link: "replace the link with a file, or \(other)"
    case .noPermission: "\(other), or change its permissions"
    default: other
    }
  }

  package func whenReading(_ path: String, otherwise other: String = "check the path") -> Message {
    Message(readStatus, path, "cannot be read (\(self))", remedy(otherwise: other))
  }

  package func whenWriting(
    _ path: String, otherwise other: String = "choose another --output", replaces: Bool = true
  ) -> Message {
    Message(
      writeStatus, path, "cannot be written (\(self))", remedy(otherwise: other, replaces: replaces)
    )
  }
}

extension OutputRefusal {
  package var status: ExitStatus {
    switch self {
    case .isInput, .isOtherOutput: .usage
    case .isForeign: .cannotCreate
    case .unwritable(let error): error.writeStatus
    }
  }

  /// - Parameters:
  ///   - other: the remedy for a path that cannot be an output, "choose another file".
  ///   - replaces: whether the command has the option `--replace`.
  package func message(_ path: String, otherwise other: String, replaces: Bool = true) -> Message {
    let remedy =
      switch self {
      case .isInput, .isOtherOutput: other
      case .isForeign:
        replaces ? "use --replace, or " + other.replacing("choose ", with: "") : other
      case .unwritable(let error): error.remedy(otherwise: other, replaces: replaces)
      }
    return Message(status, path, description, remedy)
  }
}

extension Message {
  /// The message for a system that refuses more memory, threads or open files.
  package static func exhausted(_ path: String, _ problem: String) -> Message {
    Message(.exhausted, path, problem, FileError.exhaustedRemedy)
  }
}
