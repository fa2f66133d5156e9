import ArgumentParser
import ManyApps
import Texts

extension DeclaredCommand {
  static func of(_ command: any ParsableCommand.Type) -> DeclaredCommand {
    all[command._commandName] ?? DeclaredCommand(operands: 0, options: [])
  }
}

extension [DeclaredOption] {
  func contains(_ name: some StringProtocol) -> Bool { contains { "--\($0.name)" == name } }

  func contains(short: Character) -> Bool { contains { $0.short == String(short) } }

  /// A list of the options that begin with `text`, in words, such as `'--a', '--b' or '--c'`; `nil`
  /// if there are none.
  func beginning(with text: some StringProtocol) -> String? {
    let names = map { "--\($0.name)" }.filter { $0.hasPrefix(text) && $0 != text }.map { "'\($0)'" }
    return names.isEmpty ? nil : names.inWords("or")
  }
}
