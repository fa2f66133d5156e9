internal import AppDocuments
internal import Platform

/// The project of an app, with edits that are not written yet.
struct EditedProject: Sendable {
  private let source: PlannedFile
  var editor: ProjectEditor

  /// Returns `nil` for an Info.plist without a project.
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
