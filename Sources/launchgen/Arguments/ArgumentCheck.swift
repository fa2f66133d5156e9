import ArgumentParser
import ManyApps
import Texts

/// Finds faults for which the argument parser has misleading messages. For example, the parser
/// reads the `h` in `-photo.png` as `-h` for help, and suggests `--quiet` for `--orient`.
struct ArgumentCheck {
  /// The command that the first argument names, or the root command if that argument names none.
  let command: any ParsableCommand.Type
  private let options: ArraySlice<String>
  private let arguments: [String]

  init(_ arguments: [String]) {
    command =
      Launchgen.configuration.subcommands.first { Self.names($0).contains(arguments.first) }
      ?? Launchgen.self
    options = arguments.prefix { $0 != "--" }
    self.arguments = arguments
  }

  private static func names(_ command: any ParsableCommand.Type) -> [String?] {
    [command._commandName] + command.configuration.aliases
  }

  /// Makes the checks that must precede parsing. For `help NAME`, checks NAME, because the parser
  /// reports no error for an unknown name. If an argument may be a group of short options, makes
  /// all checks, because the parser would take `-photo.png` for a request for help.
  func checkFirst() throws(UsageError) {
    if arguments.first == "help", let name = arguments.dropFirst().first, !name.hasPrefix("-") {
      try checkCommand(name, [])
    }
    let mayBeSeveral = options.contains { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2 }
    if mayBeSeveral { try check() }
  }

  /// - Parameter message: the parser's message; empty before the arguments are parsed.
  func check(_ message: String = "") throws(UsageError) {
    if options.contains("-h") || options.contains("--help") { return }
    if let first = options.first, !first.hasPrefix("-") {
      try checkCommand(first, Array(options.dropFirst()))
    }
    let declared = DeclaredCommand.of(command)
    let known = declared.options
    for option in options where option.hasPrefix("-") {
      let name = option.prefix { $0 != "=" }
      if name.hasPrefix("--") {
        try checkLong(name, known)
      } else if !name.dropFirst().allSatisfy(known.contains(short:)), !isNumber(name) {
        throw unknownName(option, known)
      }
    }
    let advice = ArgumentAdvice(
      arguments: TypedArguments(arguments.dropFirst(), known), known: declared, command: command)
    guard !message.isEmpty, let sentence = advice.sentence else { return }
    throw UsageError("\(message)\n\(sentence)", of: command)
  }

  private func checkCommand(_ name: String, _ rest: [String]) throws(UsageError) {
    let known = Launchgen.configuration.subcommands.flatMap(Self.names).compactMap(\.self)
    if known.contains(name) || name == "help" { return }
    throw UsageError(UnknownWord.message(command: name, rest, known: known), of: Launchgen.self)
  }

  private func checkLong(_ name: Substring, _ known: [DeclaredOption]) throws(UsageError) {
    // The parser's own options are not among the declared ones.
    if known.contains(name) || name.count <= 2 || name == "--help-hidden"
      || name.hasPrefix("--experimental-") || name.hasPrefix("--generate-")
    {
      return
    }
    throw UsageError(UnknownWord.message(option: name, known, of: command), of: command)
  }

  private func unknownName(_ option: String, _ known: [DeclaredOption]) -> UsageError {
    let long = "-" + option.prefix { $0 != "=" }
    let likely = known.contains(long) ? "'\(long)'" : known.beginning(with: long)
    let hint = likely.map { "Did you mean \($0)?" } ?? "If it is a path, write './\(option)'."
    return UsageError("Unknown option '\(option)'. \(hint)", of: command)
  }

  /// Whether the name begins like a negative number. Such an argument is probably an invalid value
  /// of the option before it. For an invalid value, the parser has a better message.
  private func isNumber(_ name: Substring) -> Bool { name.dropFirst().first?.isNumber == true }
}

/// A fault in the arguments. The message is printed together with the usage of the command.
struct UsageError: Error, CustomStringConvertible {
  let message: String
  let command: any ParsableCommand.Type

  init(_ message: String, of command: any ParsableCommand.Type) {
    (self.message, self.command) = (message, command)
  }

  var description: String {
    let usage = Launchgen.usageString(for: command)
    let name = command == Launchgen.self ? "" : " \(command._commandName)"
    return """
      Error: \(message)
      Usage: \(usage)
        See 'launchgen\(name) --help' for more information.
      """
  }
}

extension ExitStatus {
  var code: ExitCode { ExitCode(rawValue) }
}
