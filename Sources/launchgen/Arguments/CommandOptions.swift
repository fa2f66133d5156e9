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
    let names = lines.compactMap {
      $0.prefixMatch(of: /\ \ (?:-(\w), )?(--[a-z0-9-]+)(\ <)?/)?.output
    }
    long = names.map { String($0.2) }
    let shorts = names.compactMap { name in
      name.1?.first.map { ($0, String(name.2)) }
    }
    longOfShort = Dictionary(shorts) { first, _ in first }
    short = Set(longOfShort.keys)
    takingValue = Set(names.compactMap { $0.3 == nil ? nil : String($0.2) })
  }

  /// `'--a', '--b' or '--c'`: the options that begin so.
  func beginning(with text: some StringProtocol) -> String? {
    let names = long.filter { $0.hasPrefix(text) && $0 != text }.map { "'\($0)'" }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
  }
}
