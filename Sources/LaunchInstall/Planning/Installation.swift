internal import Files
internal import InfoPlist
internal import PropertyLists
internal import XcodeProjects

/// A launch screen that is to be put into an app, before its pictures are made.
package struct Installation: Sendable {
  package let app: ScreenApp
  /// What the app shows at launch now.
  package let shown: [ShownScreen]
  let places: ScreenPlaces
  let record: InstallRecord
  let recordFile: PlannedFile
  let project: EditedProject?

  /// Finds out where the launch screen goes. Nothing is written.
  package init(_ app: ScreenApp) throws(InstallError) {
    self.app = app
    try app.checkNames()
    shown = app.shown
    (record, recordFile) = try InstallRecord.read(app)
    project = try EditedProject(app)
    places = try ScreenPlaces(app, project?.editor, record[app])
  }

  /// Whether the catalog was there before the launch screen.
  var hasOtherCatalog: Bool {
    let contents = ProjectPath.joined(places.catalog, "Contents.json")
    return FileKind(of: contents) != nil
      && record[app]?.file(app.recorded(contents)) == nil
  }

  /// The path of the storyboard that will be written.
  package var storyboard: String { places.storyboard }
}

/// The file of a project that is to be edited.
struct EditedProject: Sendable {
  private let source: PlannedFile
  var editor: ProjectEditor

  /// - Returns: `nil` for an Info.plist alone.
  init?(_ app: ScreenApp) throws(InstallError) {
    guard let location = app.location else { return nil }
    try self.init(location, app.files)
  }

  /// - Parameter files: the files of the project's folder.
  init(_ location: ProjectLocation, _ files: AppFiles) throws(InstallError) {
    var files = files
    let path = location.file
    source = try files.file(path, limit: ProjectLimit.bytes, followsLinks: true)
    guard let bytes = source.oldBytes else { throw .unreadable(path: path, .missing) }
    do throws(ProjectEditError) {
      editor = try ProjectEditor(bytes, folder: location.absoluteFolder)
    } catch {
      throw .project(path: path, error)
    }
  }

  var path: String { source.path }

  /// Edits the project, and translates the error.
  mutating func edit<Value>(
    _ body: (inout ProjectEditor) throws(ProjectEditError) -> Value
  ) throws(InstallError) -> Value {
    do throws(ProjectEditError) {
      return try body(&editor)
    } catch {
      throw .project(path: path, error)
    }
  }

  var file: PlannedFile {
    var file = source
    file.bytes = editor.bytes
    return file
  }
}
