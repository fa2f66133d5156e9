import Configuration
import LaunchImages

/// The options of one app, merged from the `build` object of launchgen.json, the app's entry and
/// the command line. The command line has the highest precedence, the `build` object the lowest.
struct AppArguments {
  /// The settings for all apps, and the folders that relative paths in the files start from.
  struct Source {
    var common: [Setting]
    /// The folder of launchgen.json, where relative paths in ``common`` start.
    var folder: String
    /// The folder of the file that lists the apps, where relative paths in their entries start.
    var appFolder: String
  }

  private static let outputName = "output"
  private static let mergeName = "merge"
  private static let infoPlistName = "info-plist"
  private static let backgroundName = "background"
  /// The names of the path settings that become properties of ``BuildJob/Own``.
  private static let pathNames: Set = [outputName, mergeName, infoPlistName]

  let own: BuildJob.Own
  /// The settings from launchgen.json and the app's entry that are neither in ``own`` nor replaced
  /// on the command line.
  let settings: [Setting]
  /// Each of ``settings`` as arguments of the command line.
  let words: [[String]]
  /// The paths of the files, other than the artwork, that the build reads because a configuration
  /// file refers to them.
  let listedFiles: [String]

  /// ``settings`` as arguments of the command line.
  var arguments: [String] { words.flatMap(\.self) }

  init(_ app: AppEntry, _ source: Source, _ typed: TypedArguments) {
    let id = app.id.text
    func filled(_ text: LocatedText?) -> String? {
      text.map { PathTemplate.filled($0.text, id: id, in: source.appFolder) }
    }
    func path(_ name: String, own: String? = nil) -> String? {
      if let typed = typed.values(of: "--\(name)").last {
        return PathTemplate.filled(typed, id: id, in: "")
      }
      return own
        ?? Self.path(name, app.details.settings).map {
          PathTemplate.filled($0, id: id, in: source.appFolder)
        }
        ?? Self.path(name, source.common).map {
          PathTemplate.filled($0, id: id, in: source.folder)
        }
    }
    let background = Self.background(app.details.settings, typed)
    let infoPlist = path(Self.mergeName, own: filled(app.details.infoPlist))
    let merges = !typed.contains(AppOptions.noMergeName)
    self.own = BuildJob.Own(
      artwork: PathTemplate.filled(app.artwork.text, id: id, in: source.appFolder),
      output: path(Self.outputName, own: filled(app.details.output))
        ?? PathTemplate.filled("LaunchImages", id: nil, in: source.appFolder),
      merge: merges ? infoPlist : nil,
      infoPlist: path(Self.infoPlistName) ?? (merges ? nil : infoPlist), background: background)
    let names = background == nil ? Self.pathNames : Self.pathNames.union([Self.backgroundName])
    settings = source.common.overridden(by: app.details.settings).filter {
      !names.contains($0.name) && !typed.contains("--\($0.name)")
    }
    let folder = source.folder
    func located(_ path: String) -> String { PathTemplate.filled(path, id: id, in: folder) }
    words = settings.map { $0.arguments(located) }
    listedFiles =
      ListedFiles.paths(in: settings, located)
      + (typed.contains("--\(Self.infoPlistName)") ? [] : [self.own.infoPlist].compactMap(\.self))
  }

  /// The app's own background; `nil` if the app has none, if the command line sets one, or if it is
  /// invalid. An invalid value stays among the arguments, where parsing reports it.
  private static func background(_ settings: [Setting], _ typed: TypedArguments) -> Background? {
    let setting = settings.last { $0.name == backgroundName }
    guard case .text(let text)? = setting?.value, !typed.contains("--\(backgroundName)") else {
      return nil
    }
    return try? Background(parsing: text)
  }

  private static func path(_ name: String, _ settings: [Setting]) -> String? {
    let setting = settings.last { $0.name == name }
    guard case .path(let text)? = setting?.value else { return nil }
    return text
  }
}
