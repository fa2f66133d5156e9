import ArgumentParser

/// The names of a command's options, which the parser tells nobody but readers of its help.
struct CommandOptions {
  /// `--output`
  let long: [String]
  /// `o`
  let short: Set<Character>

  init(_ command: any ParsableCommand.Type) {
    let lines = Launchgen.helpMessage(for: command, columns: 200).split(separator: "\n")
    let names = lines.compactMap { $0.prefixMatch(of: /\ \ (?:-(\w), )?(--[a-z0-9-]+)/)?.output }
    long = names.map { String($0.2) }
    short = Set(names.compactMap { $0.1?.first })
  }

  /// `'--a', '--b' or '--c'`: the options that begin so.
  func beginning(with text: some StringProtocol) -> String? {
    let names = long.filter { $0.hasPrefix(text) && $0 != text }.map { "'\($0)'" }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
  }
}
