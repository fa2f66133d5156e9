/// The exit codes for failures. Codes above 1 have the meanings that sysexits.h gives them.
package enum ExitStatus: Int32, Sendable, CaseIterable {
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
  package var meaning: String {
    switch self {
    case .found: "errors found (with --strict, also warnings), or 'make' failed for an app"
    case .usage: "wrong usage"
    case .badData: "invalid artwork, property list or launchgen.json; with --strict, a warning"
    case .noInput: "input not found or not readable"
    case .fault: "a bug in launchgen; please report it"
    case .exhausted: "out of memory, threads or file descriptors"
    case .cannotCreate: "the output cannot be written, or the old file is not launchgen's"
    case .inputOutput: "input or output error, disk full"
    case .tryAgain: "another program changed the file during the run; try again"
    case .noPermission: "no permission to write"
    }
  }

  /// A list of all codes, including 0, with their meanings, one on each line.
  package static var list: String {
    let failures = allCases.map { ($0.rawValue, $0.meaning) }
    return ([(0, "done")] + failures).map { code, meaning in
      "  \(code)\(code < 10 ? " " : "")  \(meaning)"
    }.joined(separator: "\n")
  }

  /// Whether the same command may succeed if it is repeated later.
  package var isWorthRetrying: Bool { [.exhausted, .inputOutput, .tryAgain].contains(self) }
}
