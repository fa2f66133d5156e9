import Files
import InfoPlist
import LaunchRules

/// An Info.plist on its way from being read to being written: first judged, then staged, then
/// put in its place.
final class InfoPlistUpdate {
  let merge: InfoPlistMerge
  let path: String
  private var file: FileReplacement

  /// Reads the file and says what would change; nothing is written.
  init(path: String, _ options: MergeOptions) throws(CommandError) {
    self.path = path
    do throws(FileError) {
      file = try FileReplacement(path: path, atMost: PropertyListDocument.byteLimit + 1)
    } catch {
      throw CommandError(reading: path, error)
    }
    do throws(InfoPlistError) {
      merge = try InfoPlistMerge(into: PropertyListDocument(file.bytes), options)
    } catch {
      throw CommandError(path, error)
    }
  }

  /// Everything that can go wrong with the disk goes wrong here.
  func stage() throws(CommandError) {
    if merge.changes.isEmpty { return }
    do throws(FileError) {
      try file.stage(merge.bytes)
    } catch {
      throw CommandError(writing: path, error)
    }
  }

  func commit() throws(CommandError) {
    do throws(FileError) {
      try file.commit()
    } catch {
      throw CommandError(writing: path, error)
    }
  }

  func warn(_ console: Console) throws {
    for warning in merge.warnings {
      try console.warn(CommandError.place(path, warning.line), warning.description)
    }
  }

  var difference: String { merge.difference(path: Printable.text(path)) }
}
