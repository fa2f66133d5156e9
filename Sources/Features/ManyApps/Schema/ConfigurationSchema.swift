/// The options that launchgen.json may set for each thing that is made.
package struct ConfigurationSchema: Sendable {
  package typealias Options = [String: DeclaredOption]

  /// Options that are allowed only on the command line: they choose the purpose of a run, decide how
  /// far a file is trusted, or concern the whole run.
  private static let commandLineOnly: Set = [
    "help", "version", "allow-outside", "dry-run", "check", "json", "list-outputs", "watch",
    "cache", "cache-size", "depfile", "depfile-target", "no-record", "staging-folder", "jobs",
    "quiet", "remove", "reset",
  ]

  private let declared: @Sendable (String) -> [DeclaredOption]

  /// The options that launchgen.json may set for the commands of this version.
  package static let own = ConfigurationSchema { DeclaredCommand.all[$0]?.options ?? [] }

  /// - Parameter declared: the options of a command.
  package init(_ declared: @escaping @Sendable (_ command: String) -> [DeclaredOption]) {
    self.declared = declared
  }

  /// The options that a file may set, by name. The app of a launch screen, which a command line
  /// names without an option, is one of them.
  package func options(of part: AppPart) -> Options {
    let options = declared(part.rawValue).filter { !Self.commandLineOnly.contains($0.name) }
    let app = part == .screen ? [DeclaredOption(name: "app", kind: .path)] : []
    return Dictionary(uniqueKeysWithValues: (options + app).map { ($0.name, $0) })
  }
}
