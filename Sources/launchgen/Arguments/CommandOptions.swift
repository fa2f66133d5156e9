import ArgumentParser

/// The names of a command's options, which the parser tells nobody but readers of its help.
struct CommandOptions {
  /// `--output`
  let long: [String]
  /// `o`
  let short: Set<Character>
  /// `--output` of `o`
  let longOfShort: [Character: String]
  /// Those with a value that cannot be left out.
  let takingValue: Set<String>

  init(_ command: any ParsableCommand.Type) {
    let lines = Launchgen.helpMessage(for: command, columns: 200).split(separator: "\n")
    let options = lines.compactMap(HelpLine.init)
    long = options.map(\.long)
    let shorts = options.compactMap { option in option.short.map { ($0, option.long) } }
    longOfShort = Dictionary(shorts) { first, _ in first }
    short = Set(longOfShort.keys)
    takingValue = Set(options.filter(\.takesValue).map(\.long))
  }

  /// `'--a', '--b' or '--c'`: the options that begin so.
  func beginning(with text: some StringProtocol) -> String? {
    let names = long.filter { $0.hasPrefix(text) && $0 != text }.map { "'\($0)'" }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
  }
}

/// `  -o, --output <folder>   The folder to write into.`
///
/// Read without a regular expression: building one takes longer than parsing the command.
private struct HelpLine {
  let long: String
  let short: Character?
  let takesValue: Bool

  /// `nil` if the line does not begin with an option.
  init?(_ line: Substring) {
    guard line.hasPrefix("  -") else { return nil }
    var words = line.split(separator: " ", maxSplits: 3)[...]
    if let first = words.first, first.utf8.count == 3, first.hasSuffix(",") {
      short = first.dropFirst().first
      words.removeFirst()
    } else {
      short = nil
    }
    guard let name = words.popFirst(), name.hasPrefix("--") else { return nil }
    long = String(name)
    takesValue = words.first?.hasPrefix("<") == true
  }
}
