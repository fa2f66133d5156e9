import ArgumentParser

/// The names of a command's options, which the parser tells nobody but readers of its help.
struct CommandOptions {
  /// `--output`
  let long: [String]
  /// `o`
  let short: Set<Character>

  init(_ command: any ParsableCommand.Type) {
    let lines = Launchgen.helpMessage(for: command, columns: 200).split(separator: "\n")
    let names = lines.compactMap { Self.names(in: $0) }
    long = names.map(\.long)
    short = Set(names.compactMap(\.short))
  }

  /// The names of the option that a line begins with: `  -o, --output <folder>`.
  ///
  /// Not a regular expression: the only one in the command would make it half a megabyte larger.
  private static func names(in line: Substring) -> (short: Character?, long: String)? {
    guard line.hasPrefix("  -") else { return nil }
    let words = line.split(separator: " ", maxSplits: 2)
    guard let first = words.first else { return nil }
    let isShort = first.count == 3 && first.last == ","
    guard let long = isShort ? words.dropFirst().first : first, long.hasPrefix("--") else {
      return nil
    }
    let name = long.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    return name.count > 2 ? (isShort ? first.dropFirst().first : nil, String(name)) : nil
  }

  /// `'--a', '--b' or '--c'`: the options that begin so.
  func beginning(with text: some StringProtocol) -> String? {
    let names = long.filter { $0.hasPrefix(text) && $0 != text }.map { "'\($0)'" }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
  }
}
