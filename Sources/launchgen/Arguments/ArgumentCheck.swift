import ArgumentParser
import Configuration

/// Finds faults for which the argument parser has misleading messages: it reads the `h` in
/// `-photo.png` as `-h` for help, and suggests `--quiet` for `--orient`.
struct ArgumentCheck {
  /// The command that the first argument names, or the root command if it names none.
  let command: any ParsableCommand.Type
  private let options: ArraySlice<String>

  init(_ arguments: [String]) {
    command =
      arguments.first.flatMap { Invocation.configurable[$0] }
      ?? Launchgen.configuration.subcommands.first { $0._commandName == arguments.first }
      ?? Launchgen.self
    options = arguments.prefix { $0 != "--" }
  }

  /// Checks the arguments before they are parsed, but only if one may be a group of short options,
  /// such as `-qo`. Other arguments are checked only after an error, because listing the declared
  /// options takes longer than parsing.
  func checkFirst() throws(UsageError) {
    let mayBeSeveral = options.contains { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2 }
    if mayBeSeveral { try check() }
  }

  /// Checks arguments that the parser has refused.
  func check() throws(UsageError) {
    if options.contains("-h") || options.contains("--help") { return }
    let known = DeclaredOptions.of(command)
    for option in options where option.hasPrefix("-") {
      let name = option.prefix { $0 != "=" }
      if name.hasPrefix("--") {
        try checkLong(name, known)
      } else if !name.dropFirst().allSatisfy(known.contains(short:)), !isNumber(name) {
        throw unknownName(option, known)
      }
    }
  }

  private func checkLong(_ name: Substring, _ known: [DeclaredOption]) throws(UsageError) {
    if known.contains(name) { return }
    if name.count > 2, let likely = known.beginning(with: name) {
      throw UsageError("Unknown option '\(name)'. Did you mean \(likely)?", of: command)
    }
  }

  private func unknownName(_ option: String, _ known: [DeclaredOption]) -> UsageError {
    let long = "-" + option.prefix { $0 != "=" }
    let likely = known.contains(long) ? "'\(long)'" : known.beginning(with: long)
    let hint = likely.map { "Did you mean \($0)?" } ?? "If it is a path, write './\(option)'."
    return UsageError("Unknown option '\(option)'. \(hint)", of: command)
  }

  /// Whether the name begins like a negative number. Such an argument is probably an invalid value
  /// of the option before it, for which the parser has a better message.
  private func isNumber(_ name: Substring) -> Bool { name.dropFirst().first?.isNumber == true }
}
