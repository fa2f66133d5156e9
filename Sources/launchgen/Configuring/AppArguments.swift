import Configuration
import LaunchImages

/// The options of one app, merged from launchgen.json's `build`, the app's entry and the command
/// line; later ones win.
struct AppArguments {
  /// The folders that relative paths in the files start from, and the settings of all apps.
  struct Source {
    var common: [Setting]
    /// The folder of launchgen.json.
    var folder: String
    /// The folder of the file that lists the apps.
    var appFolder: String
  }

  private static let outputName = "output"
  private static let mergeName = "merge"
  private static let infoPlistName = "info-plist"
  private static let backgroundName = "background"
  /// The names of settings that become properties of ``BuildJob/Own``.
  private static let pathNames: Set = [outputName, mergeName, infoPlistName]

  let own: BuildJob.Own
  /// The settings from the file that are not in ``own``.
  let settings: [Setting]
  let arguments: [String]
  /// The files, other than the artwork, that launchgen.json makes the build read.
  let listedFiles: [String]

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
    arguments = settings.flatMap { $0.arguments(located) }
    listedFiles =
      ListedFiles.paths(in: settings, located)
      + (typed.contains("--\(Self.infoPlistName)") ? [] : [self.own.infoPlist].compactMap(\.self))
  }

  /// The app's own background; `nil` if it has none, or an invalid one, which the command's parser
  /// refuses.
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
