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

  private let typed: TypedArguments
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
    self.typed = typed
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
    let own = arguments.own
    var words = arguments.arguments + ["--output=\(own.output)"]
    words += own.merge.map { ["--merge=\($0)"] } ?? []
    // The settings of launchgen.json are among these arguments already.
    words.append(ConfigurationOptions.noConfigName)
    words += own.infoPlist.map { ["--info-plist=\($0)"] } ?? []
    do {
      var build = try Build.parse(words + self.words + ["--", own.artwork])
      build.configuration.confinement = confinement
      return build
    } catch {
      throw fault(Build.message(for: error), app, arguments.settings)
    }
  }

  /// The error for a message of the parser, at the position of the setting that the message is
  /// about, or of the app's entry if it is about no setting.
  private func fault(_ message: String, _ app: AppEntry, _ settings: [Setting]) -> any Error {
    func names(_ option: String) -> Bool {
      message.contains("'\(option)") || message.contains("\(option) ")
    }
    let setting = settings.first { names("--\($0.name)") }
    if setting == nil, typed.options.contains(where: names) {
      return UsageError(message, of: Build.self)
    }
    let position = setting?.position ?? app.details.position
    return CommandError(
      Message(
        .badData, Message.Place(file, position.line, position.column),
        "\(message) (in app '\(app.id.text)')"))
  }
}
