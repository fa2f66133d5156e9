import ArgumentParser
import Configuration
import Texts

/// The work that the arguments request: a command, with options from launchgen.json, or the builds
/// of the apps that a file lists.
enum Invocation {
  case command(any ParsableCommand)
  case apps(AppBuilds)

  /// The commands whose options may come from launchgen.json. (Looking up a protocol conformance
  /// instead would take longer than parsing.)
  static let configurable: [String: any ParsableCommand.Type] = [
    "build": Build.self, "preview": Preview.self, "merge": Merge.self, "check": Check.self,
    "pwa": PWA.self,
  ]

  /// - Parameter arguments: all arguments, including the command's name.
  init(_ arguments: [String]) throws {
    do {
      self = try Self.read(arguments)
    } catch let error as LoadingError {
      throw CommandError(error.messages)
    }
  }

  private static func read(_ arguments: [String]) throws -> Invocation {
    guard let name = arguments.first, let command = configurable[name],
      !asksForHelp(arguments)
    else {
      return .command(try Launchgen.parseAsRoot(arguments))
    }
    let mentionsFiles = mentionsFiles(arguments)
    let standard = mentionsFiles ? nil : try LoadedConfiguration(named: nil, .own)
    // A run without launchgen.json ends its search here, so it costs no more than one look for the
    // file.
    if !mentionsFiles && standard == nil {
      return .command(try parsed(command, arguments))
    }
    let typed = TypedArguments(arguments.dropFirst(), DeclaredCommand.of(command).options)
    let configuration = try standard ?? configuration(typed)
    if command == Build.self, !typed.hasOperands,
      let builds = try AppBuilds(configuration, typed)
    {
      return .apps(builds)
    }
    let (added, confinement) = try configuration?.arguments(of: name, typed) ?? ([], .init())
    let parsed = try Launchgen.parseAsRoot([name] + added + typed.words())
    return .command(confined(parsed, confinement))
  }

  /// Passes the limit for paths from launchgen.json to the commands that write files.
  private static func confined(
    _ command: any ParsableCommand, _ confinement: ConfigurationOptions.Confinement
  ) -> any ParsableCommand {
    switch command {
    case var build as Build:
      build.configuration.confinement = confinement
      return build
    case var preview as Preview:
      preview.configuration.confinement = confinement
      return preview
    case var pwa as PWA:
      pwa.configuration.confinement = confinement
      return pwa
    default: return command
    }
  }

  /// Parses the arguments with the command itself, which is faster than letting the root command
  /// find it.
  private static func parsed(
    _ command: any ParsableCommand.Type, _ arguments: [String]
  ) throws -> any ParsableCommand {
    do {
      return try command.parse(Array(arguments.dropFirst()))
    } catch {
      // Messages of the root command have the full name of the subcommand.
      return try Launchgen.parseAsRoot(arguments)
    }
  }

  func run() throws {
    switch self {
    case .command(var command):
      do {
        try command.run()
      } catch let error as ValidationError {
        throw UsageError(error.message, of: type(of: command))
      }
    case .apps(let builds): try builds.run()
    }
  }

  private static func configuration(
    _ typed: TypedArguments
  ) throws(LoadingError) -> LoadedConfiguration? {
    // An empty value is refused by the parser.
    let path = typed.values(of: ConfigurationOptions.configName).last.flatMap {
      $0.isEmpty ? nil : $0
    }
    if typed.contains(ConfigurationOptions.noConfigName) { return nil }
    return try LoadedConfiguration(named: path, .own)
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains {
      $0 == "-h" || $0 == "--help" || $0 == "--version" || $0.hasPrefix("--experimental-")
        || $0.hasPrefix("--generate-")
    }
  }

  /// Whether the arguments have an option that determines which configuration file or manifest to
  /// read.
  private static func mentionsFiles(_ arguments: [String]) -> Bool {
    let names = [
      ConfigurationOptions.configName, ConfigurationOptions.noConfigName, AppOptions.manifestName,
    ]
    return arguments.prefix { $0 != "--" }.contains { word in
      names.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }
}
