internal import Files
internal import InfoPlist
internal import Platform
internal import PropertyLists
internal import XcodeProjects

/// A launch screen that is to be put into an app, before its pictures are made.
struct Installation: Sendable {
  let app: ScreenApp
  /// What the app shows at launch now.
  let shown: [ShownScreen]
  let places: ScreenPlaces
  let record: InstallRecord
  let recordFile: PlannedFile
  let edits: InstallEdits

  /// Finds out where the launch screen goes, and what it changes. Nothing is written.
  init(_ app: ScreenApp) throws(InstallError) {
    try app.checkNames()
    shown = app.shown
    let (record, recordFile) = try InstallRecord.read(app)
    let project = try EditedProject(app)
    let storyboard = ScreenPlaces.shownStoryboard(app.builds)
    var app = app.joined(app.showing(storyboard))
    while true {
      let own = record.separated(app)
      let places = try ScreenPlaces(app, project?.editor, own)
      let edits = try InstallEdits(app, places, project)
      // A key that several apps share names the storyboard for all of them.
      let sharing = edits.sharing(in: app)
      if sharing.isEmpty {
        (self.app, self.places, self.edits) = (app, places, edits)
        (self.record, self.recordFile) = (own, recordFile)
        return
      }
      let different = sharing.filter { other in
        other.builds.contains { $0.storyboards.contains { $0 != storyboard } }
      }
      if !different.isEmpty {
        throw .sharedKeys(
          path: app.infoPlists.first ?? app.name, targets: different.map(\.name))
      }
      app = app.joined(sharing)
    }
  }

  /// What earlier runs have put into the app.
  var screen: InstallRecord.Screen { record[app] ?? InstallRecord.Screen(of: app) }
}

extension ScreenApp {
  /// The other apps that show a storyboard too, if all of them share their keys with this one.
  fileprivate func showing(_ storyboard: String?) -> [OtherApp] {
    guard let storyboard else { return [] }
    let showing = others.filter { $0.shows(storyboard) }
    let configurations = builds.compactMap(\.configuration)
    return showing.allSatisfy { $0.uses(infoPlists, configurations) } ? showing : []
  }
}

struct EditedProject: Sendable {
  private let source: PlannedFile
  var editor: ProjectEditor

  /// - Returns: `nil` for an Info.plist alone.
  init?(_ app: ScreenApp) throws(InstallError) {
    guard let location = app.location else { return nil }
    try self.init(location, app.files)
  }

  init(_ location: ProjectLocation, _ files: AppFiles) throws(InstallError) {
    var files = files
    let path = location.file
    source = try files.file(path, limit: ProjectLimit.bytes, followsLinks: true)
    guard let bytes = source.oldBytes else { throw .unreadable(path: path, .missing) }
    editor = try mapError(try ProjectEditor(bytes, folder: location.absoluteFolder)) {
      InstallError.project(path: path, $0)
    }
  }

  /// Edits the project, and translates the error.
  mutating func edit(
    _ body: (inout ProjectEditor) throws(ProjectEditError) -> Void
  ) throws(InstallError) {
    try mapError(try body(&editor)) { InstallError.project(path: source.path, $0) }
  }

  var file: PlannedFile {
    var file = source
    file.bytes = editor.bytes
    return file
  }
}
