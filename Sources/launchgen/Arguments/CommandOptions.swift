import ArgumentParser

/// The names of a command's options, which the parser tells nobody but readers of its help.
struct CommandOptions {
  /// `--output`
  let long: [String]
  /// `o`
  let short: Set<Character>

  init(_ command: any ParsableCommand.Type) {
    let lines = Launchgen.helpMessage(for: command, columns: 200).split(separator: "\n")
    // `  -o, --output <folder>  The folder to write into`, `  --json  Print one JSON document.`
    let names = lines.compactMap { line -> [Substring]? in
      guard line.hasPrefix("  -") else { return nil }
      let words = line.split(separator: " ").prefix(2)
      return words.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }.filter { $0.hasPrefix("-") }
    }
    long = names.compactMap { $0.first { $0.hasPrefix("--") }.map(String.init) }
    short = Set(names.compactMap { $0.first { $0.count == 2 }?.last })
  }

  /// `'--a', '--b' or '--c'`: the options that begin so.
  func beginning(with text: some StringProtocol) -> String? {
    let names = long.filter { $0.hasPrefix(text) && $0 != text }.map { "'\($0)'" }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
  }
}
