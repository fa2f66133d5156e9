import Archives
import ArgumentParser
import LaunchApps
import LaunchImages

/// The exit codes for failures. Those above 1 are the codes of sysexits.h.
enum ExitStatus: Int32, CaseIterable {
  /// The check found errors, or one of several apps failed.
  case found = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case fault = 70
  case exhausted = 71
  case cannotCreate = 73
  case inputOutput = 74
  case tryAgain = 75
  case noPermission = 77

  /// The explanation of the code in help and the man page. Documentation/Options.md lists the same
  /// codes.
  var meaning: String {
    switch self {
    case .found: "the check found errors (with --strict: or warnings), or an app failed"
    case .usage: "wrong usage"
    case .badData: "bad artwork, property list or launchgen.json; with --strict: a warning"
    case .noInput: "input not found or not readable"
    case .fault: "a fault of launchgen: please report it"
    case .exhausted: "out of memory, threads or file descriptors"
    case .cannotCreate: "the output cannot be created"
    case .inputOutput: "input or output error, disk full"
    case .tryAgain: "another program has changed the file meanwhile: try again"
    case .noPermission: "no permission to write"
    }
  }

  /// A list of all codes, including 0, with their meanings, one on each line.
  static var list: String {
    let failures = allCases.map { ($0.rawValue, $0.meaning) }
    return ([(0, "done")] + failures).map { code, meaning in
      "  \(code)\(code < 10 ? " " : "")  \(meaning)"
    }.joined(separator: "\n")
  }

  /// Whether the same command may succeed if it is repeated later.
  var isWorthRetrying: Bool {
    switch self {
    case .exhausted, .inputOutput, .tryAgain: true
    case .found, .usage, .badData, .noInput, .fault, .cannotCreate, .noPermission: false
    }
  }

  var code: ExitCode { ExitCode(rawValue) }

  init(_ error: LaunchImagesError) {
    self =
      switch error {
      case .artworkUnreadable(_, let error): ExitStatus(reading: error)
      case .artworkUndecodable(_, .outOfMemory), .artworkColorsUnusable(_, .outOfMemory),
        .outOfMemory:
        .exhausted
      case .artworkUndecodable(_, .unexpected): .fault
      case .artworkUndecodable, .artworkColorsUnusable, .warnings, .artworkNotLandscape,
        .artworkNotPortrait, .artworkNotTurned, .infoPlist:
        .badData
      case .invalidOptions: .usage
      case .outputRefused(_, let refusal): ExitStatus(refusal)
      case .outputFailed(_, let error): ExitStatus(writing: error)
      }
  }

  init(reading error: FileError) {
    self =
      switch error {
      case .tooLarge: .badData
      case .exhausted: .exhausted
      default: .noInput
      }
  }

  init(_ refusal: OutputRefusal) {
    self =
      switch refusal {
      case .isInput, .isOtherOutput: .usage
      case .isForeign: .cannotCreate
      case .unwritable(let error): ExitStatus(writing: error)
      }
  }

  init(writing error: FileError) {
    self =
      switch error {
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
}

extension ExitStatus {
  init(_ error: LoadError) {
    self =
      switch error {
      case .unreadable(.exhausted), .archive(.unreadable(.exhausted)): .exhausted
      default: error.isAboutInput ? .noInput : .badData
      }
  }
}
