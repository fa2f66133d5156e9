import Configuration

/// What of an app's options comes from where: launchgen.json's `build`, the app, or the command line,
/// of which the last one wins.
struct AppArguments {
  /// Where the file's own paths begin.
  struct Source {
    var common: [Setting]
    /// Of launchgen.json.
    var folder: String
    /// Of the file that lists the apps.
    var appFolder: String
  }

  private static let outputName = "output"
  private static let mergeName = "merge"
  private static let infoPlistName = "info-plist"
  /// What ``BuildJob/Paths`` has.
  private static let pathNames: Set = [outputName, mergeName, infoPlistName]

  let paths: BuildJob.Paths
  /// What the file says beside the paths.
  let settings: [Setting]
  let arguments: [String]

  init(_ app: AppEntry, _ source: Source, _ typed: TypedArguments) {
    let id = app.id.text
    func own(_ text: LocatedText?) -> String? {
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
    paths = BuildJob.Paths(
      artwork: PathTemplate.filled(app.artwork.text, id: id, in: source.appFolder),
      output: path(Self.outputName, own: own(app.details.output))
        ?? PathTemplate.filled("LaunchImages", id: nil, in: source.appFolder),
      merge: path(Self.mergeName, own: own(app.details.infoPlist)),
      infoPlist: path(Self.infoPlistName))
    settings = source.common.overridden(by: app.details.settings).filter {
      !Self.pathNames.contains($0.name) && !typed.contains("--\($0.name)")
    }
    let folder = source.folder
    arguments = settings.flatMap {
      $0.arguments { PathTemplate.filled($0, id: id, in: folder) }
    }
  }

  private static func path(_ name: String, _ settings: [Setting]) -> String? {
    let setting = settings.last { $0.name == name }
    guard case .path(let text)? = setting?.value else { return nil }
    return text
  }
}
