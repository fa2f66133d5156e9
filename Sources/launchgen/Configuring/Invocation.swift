import ArgumentParser
import Configuration

/// What to run: a command, with what launchgen.json adds to its arguments, or the builds of several
/// apps.
enum Invocation {
  case command(any ParsableCommand)
  case apps(AppBuilds)

  /// The commands whose options may come from launchgen.json. (Asking each command for a conformance
  /// would take longer than parsing does.)
  static let configurable: [String: any ParsableCommand.Type] = [
    "build": Build.self, "preview": Preview.self, "merge": Merge.self, "check": Check.self,
    "pwa": PWA.self,
  ]

  /// - Parameter arguments: all, with the command's name.
  init(_ arguments: [String]) throws {
    guard let name = arguments.first, let command = Self.configurable[name],
      !Self.asksForHelp(arguments)
    else {
      self = .command(try Launchgen.parseAsRoot(arguments))
      return
    }
    let mentionsFiles = Self.mentionsFiles(arguments)
    let standard = mentionsFiles ? nil : try LoadedConfiguration(named: nil)
    // Without launchgen.json, that is all it costs.
    if !mentionsFiles && standard == nil {
      self = .command(try Self.parsed(command, arguments))
      return
    }
    let typed = TypedArguments(arguments.dropFirst(), DeclaredOptions.of(name))
    let configuration = try standard ?? Self.configuration(typed)
    if command == Build.self, !typed.hasOperands,
      let builds = try AppBuilds(configuration, typed)
    {
      self = .apps(builds)
      return
    }
    let (added, confinement) = try configuration?.arguments(of: name, typed) ?? ([], .init())
    let parsed = try Launchgen.parseAsRoot([name] + added + typed.words())
    self = .command(Self.confined(parsed, confinement))
  }

  /// Tells a command that writes how far paths may lead that were not typed.
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

  /// Parses the arguments of a command by itself, which takes less time than finding it among all.
  private static func parsed(
    _ command: any ParsableCommand.Type, _ arguments: [String]
  ) throws -> any ParsableCommand {
    do {
      return try command.parse(Array(arguments.dropFirst()))
    } catch {
      // The messages name the command in full.
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
  ) throws(CommandError) -> LoadedConfiguration? {
    // What is empty is the parser's to refuse.
    let path = typed.values(of: ConfigurationOptions.configName).last.flatMap {
      $0.isEmpty ? nil : $0
    }
    if typed.contains(ConfigurationOptions.noConfigName) { return nil }
    return try LoadedConfiguration(named: path)
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains {
      $0 == "-h" || $0 == "--help" || $0 == "--version" || $0.hasPrefix("--experimental-")
        || $0.hasPrefix("--generate-")
    }
  }

  /// Whether options say which files there are.
  private static func mentionsFiles(_ arguments: [String]) -> Bool {
    let names = [
      ConfigurationOptions.configName, ConfigurationOptions.noConfigName, AppOptions.manifestName,
    ]
    return arguments.prefix { $0 != "--" }.contains { word in
      names.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }
}
