import ArgumentParser

/// What the argument parser gets wrong about arguments: it takes the h in `-photo.png` for help, and
/// suggests `--quiet` for `--orient`.
struct ArgumentCheck {
  /// The command that the arguments are for, or the root.
  let command: any ParsableCommand.Type
  private let options: ArraySlice<String>

  init(_ arguments: [String]) {
    command =
      arguments.first.flatMap { Invocation.configurable[$0] }
      ?? Launchgen.configuration.subcommands.first { $0._commandName == arguments.first }
      ?? Launchgen.self
    options = arguments.prefix { $0 != "--" }
  }

  /// Before the parser sees the arguments. The names of options are looked up only if the parser may
  /// take one argument for several options, because that takes longer than parsing.
  func checkFirst() throws(UsageError) {
    let mayBeSeveral = options.contains { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2 }
    if mayBeSeveral { try check() }
    try checkLaunchFileWord()
  }

  /// After the parser has refused the arguments.
  func check() throws(UsageError) {
    if options.contains("-h") || options.contains("--help") { return }
    let known = CommandOptions(command)
    for option in options where option.hasPrefix("-") {
      let name = option.prefix { $0 != "=" }
      if name.hasPrefix("--") {
        try checkLong(name, known)
      } else if !name.dropFirst().allSatisfy(known.short.contains), !isNumber(name) {
        throw unknownName(option, known)
      }
    }
    try checkLaunchFileWord()
  }

  private func checkLaunchFileWord() throws(UsageError) {
    guard isForLaunchFiles, let word = LaunchFileWord(options), !word.mayBeFile else { return }
    throw UsageError(word.message, of: command)
  }

  /// What is better to say than what the parser said.
  func correction(of message: String) -> UsageError? {
    guard message.hasPrefix("Unexpected argument"), isForLaunchFiles,
      let word = LaunchFileWord(options), !word.hasExtension
    else { return nil }
    return UsageError(word.message, of: command)
  }

  private var isForLaunchFiles: Bool {
    ["build", "merge", "preview"].contains(command._commandName)
  }

  private func checkLong(_ name: Substring, _ known: CommandOptions) throws(UsageError) {
    if known.long.contains(String(name)) { return }
    if name.count > 2, let likely = known.beginning(with: name) {
      throw UsageError("Unknown option '\(name)'. Did you mean \(likely)?", of: command)
    }
  }

  private func unknownName(_ option: String, _ known: CommandOptions) -> UsageError {
    let long = "-" + option.prefix { $0 != "=" }
    let likely = known.long.contains(long) ? "'\(long)'" : known.beginning(with: long)
    let hint = likely.map { "Did you mean \($0)?" } ?? "If it is a path, write './\(option)'."
    return UsageError("Unknown option '\(option)'. \(hint)", of: command)
  }

  /// A negative number is a wrong value of the option before it, which the parser says.
  private func isNumber(_ name: Substring) -> Bool { name.dropFirst().first?.isNumber == true }
}
