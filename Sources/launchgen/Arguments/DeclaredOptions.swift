import ArgumentParser
import Configuration

extension ConfigurationSchema {
  /// The options that launchgen.json may set for the commands of this version.
  static let own = ConfigurationSchema(DeclaredOptions.of)
}

/// The options that the commands declare. Each command's declarations are read once, because that
/// is slow.
enum DeclaredOptions {
  static func of(_ command: String) -> [DeclaredOption] {
    switch command {
    case "build": build
    case "merge": merge
    case "preview": preview
    case "check": check
    case "pwa": pwa
    default: []
    }
  }

  private static let build = of(Build.self)
  private static let merge = of(Merge.self)
  private static let preview = of(Preview.self)
  private static let check = of(Check.self)
  private static let pwa = of(PWA.self)

  static func of(_ command: any ParsableCommand.Type) -> [DeclaredOption] {
    DeclaredOption.all(inHelp: command._dumpHelp())
      + [DeclaredOption(name: "version", kind: .flag)]
  }
}

extension [DeclaredOption] {
  func contains(_ name: some StringProtocol) -> Bool { contains { "--\($0.name)" == name } }

  func contains(short: Character) -> Bool { contains { $0.short == short } }

  /// A list of the options that begin with `text`, in words, such as `'--a', '--b' or '--c'`; `nil`
  /// if there are none.
  func beginning(with text: some StringProtocol) -> String? {
    let names = map { "--\($0.name)" }.filter { $0.hasPrefix(text) && $0 != text }.map { "'\($0)'" }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
  }
}
