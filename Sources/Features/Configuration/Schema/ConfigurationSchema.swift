/// The options that launchgen.json may set, by command.
package struct ConfigurationSchema: Sendable {
  package typealias Options = [String: DeclaredOption]

  /// The commands whose options the file may set.
  package static let commands = ["build", "merge", "preview", "check", "pwa"]
  /// Options that are allowed only on the command line: they locate the configuration, decide how
  /// far it is trusted, choose the purpose of a run, or write files other than the outputs.
  private static let commandLineOnly: Set = [
    "help", "version", "config", "no-config", "no-merge", "manifest", "app", "shard",
    "allow-outside", "dry-run", "check", "list-outputs", "watch", "fix", "rules",
    "explain", "write-baseline", "cache", "depfile", "depfile-target", "report", "open",
    "staging-folder",
  ]
  /// Options of `build` that all apps of a run share.
  private static let shared: Set = [
    "quiet", "json", "jobs", "fail-fast", "memory", "cache-size", "no-record",
  ]
  /// Options that an app sets by keys of its own, `output` and `info-plist`, not in its `build`
  /// object.
  private static let ofApp: Set = ["output", "merge"]

  private let declared: @Sendable (String) -> [DeclaredOption]

  /// The options that launchgen.json may set for the commands of this version.
  package static let own = ConfigurationSchema { DeclaredCommand.all[$0]?.options ?? [] }

  /// - Parameter declared: the options of a command.
  package init(_ declared: @escaping @Sendable (_ command: String) -> [DeclaredOption]) {
    self.declared = declared
  }

  /// The options of a command that a file may set, by name; `nil` if the command is not in
  /// ``commands``.
  package func options(of command: String) -> Options? {
    guard Self.commands.contains(command) else { return nil }
    let options = declared(command).filter { !Self.commandLineOnly.contains($0.name) }
    return Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0) })
  }

  /// The options of `build` that a file may set.
  var build: Options { options(of: "build") ?? [:] }

  /// The options of `build` that can differ from app to app.
  static func appOptions(of build: Options) -> Options {
    build.filter { !shared.contains($0.key) && !ofApp.contains($0.key) }
  }

  package var appOptions: Options { Self.appOptions(of: build) }
}
