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
  let project: EditedProject?

  /// Finds out where the launch screen goes. Nothing is written.
  package init(_ app: ScreenApp) throws(InstallError) {
    self.app = app
    try app.checkNames()
    shown = ShownScreen.all(of: app)
    record = try InstallRecord(in: app)
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
  let path: String
  let snapshot: FileSnapshot
  var editor: ProjectEditor

  /// - Returns: `nil` for an Info.plist alone.
  init?(_ app: ScreenApp) throws(InstallError) {
    guard let location = app.location else { return nil }
    try self.init(location)
  }

  init(_ location: ProjectLocation) throws(InstallError) {
    path = location.file
    do throws(FileError) {
      snapshot = try FileSnapshot(path: path, limit: ProjectLimit.bytes)
    } catch {
      throw .unreadable(path: path, error)
    }
    do throws(ProjectEditError) {
      editor = try ProjectEditor(snapshot.bytes, folder: location.absoluteFolder)
    } catch {
      throw .project(path: path, error)
    }
  }

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

  var file: PlannedFile { PlannedFile(path: path, old: snapshot, bytes: editor.bytes) }
}

/// A file that is written, unless it has the same bytes already.
package struct PlannedFile: Equatable, Sendable {
  package let path: String
  /// The file as it was read; `nil` for a new file.
  let old: FileSnapshot?
  package let bytes: ContiguousArray<UInt8>

  package var oldBytes: ContiguousArray<UInt8>? { old?.bytes }
  package var changes: Bool { old?.bytes != bytes }
  package var isNew: Bool { old == nil }

  /// The change of a project, an Info.plist or a storyboard as a unified diff; empty for the files
  /// of an asset catalog and for the record of what was written.
  package var difference: String {
    let name = ProjectPath.name(of: path)
    if name.hasSuffix(".png") || name.hasSuffix(".json") { return "" }
    return LineDifference.unified(from: oldBytes, to: bytes, path: path)
  }

  init(path: String, old: FileSnapshot?, bytes: ContiguousArray<UInt8>) {
    self.path = path
    self.old = old
    self.bytes = bytes
  }

  /// Reads the file that is to be replaced, if there is one.
  init(_ path: String, _ bytes: ContiguousArray<UInt8>) throws(InstallError) {
    do throws(FileError) {
      self.init(path: path, old: try FileSnapshot(path: path), bytes: bytes)
    } catch .missing {
      self.init(path: path, old: nil, bytes: bytes)
    } catch {
      throw .unreadable(path: path, error)
    }
  }
}

extension [PlannedFile] {
  /// Writes all files or none.
  func write() throws(InstallError) {
    let batch = FileBatch()
    do throws(FileBatch.Failure) {
      for file in self { try batch.stage(file.path, file.bytes, replacing: file.old) }
      try batch.commit()
    } catch {
      throw InstallError(error)
    }
  }
}
