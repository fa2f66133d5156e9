import ArgumentParser
import Configuration
import LaunchImages
import Texts

/// Parses the options of apps. Each different set of options is parsed once.
struct JobParser {
  /// The part of an app's options that determines the result of parsing.
  private struct Key: Hashable {
    var arguments: [String]
    /// Whether the app merges into a project, not an Info.plist; `nil` if it does not merge. The
    /// command's validation depends on it.
    var merges: Bool?
    /// Whether the app's orientation comes from a project, not an Info.plist; `nil` if it comes
    /// from neither. The command's validation depends on it.
    var readsInfoPlist: Bool?
  }

  private let words: [String]
  private let file: String
  private let confinement: ConfigurationOptions.Confinement
  private var known: [Key: BuildJob.Options] = [:]

  private static let pathOptions: Set = [
    "--output", "--merge", "--info-plist", AppOptions.appName, AppOptions.manifestName,
    AppOptions.noMergeName,
    ShardOptions.name, ConfigurationOptions.configName, ConfigurationOptions.noConfigName,
  ]

  /// - Parameters:
  ///   - file: the file that lists the apps, for messages.
  ///   - confinement: the limit for paths from that file.
  init(
    _ typed: TypedArguments, file: String, _ confinement: ConfigurationOptions.Confinement
  ) {
    self.confinement = confinement
    words = typed.words(without: Self.pathOptions)
    self.file = file
  }

  mutating func job(_ app: AppEntry, _ arguments: AppArguments) throws -> BuildJob {
    let own = arguments.own
    let key = Key(
      arguments: arguments.arguments, merges: own.merge.map(NamedTarget.isProject),
      readsInfoPlist: own.infoPlist.map(NamedTarget.isProject))
    let options = try known[key] ?? BuildJob.Options(parse(app, arguments), key.arguments)
    known[key] = options
    return BuildJob(id: app.id.text, own: own, options: options)
  }

  private func parse(_ app: AppEntry, _ arguments: AppArguments) throws -> Build {
    do {
      var build = try Build.parse(words(arguments.own, arguments.arguments))
      build.configuration.confinement = confinement
      return build
    } catch {
      throw fault(Build.message(for: error), app, arguments)
    }
  }

  private func words(_ own: BuildJob.Own, _ settings: [String]) -> [String] {
    settings + ["--output=\(own.output)"] + (own.merge.map { ["--merge=\($0)"] } ?? [])
      // The settings of launchgen.json are among these arguments already.
      + [ConfigurationOptions.noConfigName]
      + (own.infoPlist.map { ["--info-plist=\($0)"] } ?? []) + words + ["--", own.artwork]
  }

  /// The error for a message of the parser: a wrong usage if the command line alone causes it, or an
  /// error at the position of the first setting without which it disappears, or at the app's entry.
  private func fault(
    _ message: String, _ app: AppEntry, _ arguments: AppArguments
  ) -> any Error {
    func isFault(of settings: [String]) -> Bool {
      do {
        _ = try Build.parse(words(arguments.own, settings))
        return false
      } catch {
        return Build.message(for: error) == message
      }
    }
    if isFault(of: []) { return UsageError(message, of: Build.self) }
    let setting = arguments.settings.indices.first { index in
      var others = arguments.words
      others.remove(at: index)
      return !isFault(of: others.flatMap(\.self))
    }
    let position = setting.map { arguments.settings[$0].position } ?? app.details.position
    return CommandError(
      Message(
        .badData, Message.Place(file, position.line, position.column),
        "\(message) (in app '\(app.id.text)')"))
  }
}
