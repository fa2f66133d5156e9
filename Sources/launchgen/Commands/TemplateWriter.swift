import Files
import OrientationCode
import Platform
import Texts

/// Writes the files of a code template, all or none.
enum TemplateWriter {
  /// - Parameter replacing: whether existing files that differ are replaced; otherwise they are an
  ///   error, and nothing is written.
  static func write(
    _ files: [CodeFile], into folder: String, replacing: Bool
  ) throws(CommandError) {
    let contents = files.map { file in
      (path: OutputFolder.path(of: file.name, in: folder), file.name, bytes(of: file))
    }
    var gate = OutputGate(replaces: replacing)
    for (path, _, bytes) in contents {
      try mapError(try gate.admit(path, writing: bytes) { false }) { (error: OutputRefusal) in
        CommandError(error.message(path, otherwise: "choose another --output"))
      }
    }
    var current = folder
    do throws(FileError) {
      var output = try OutputFolder(path: folder, replacesReadOnly: replacing)
      for (path, name, bytes) in contents {
        current = path
        try output.stage(name, bytes)
      }
      try output.commit()
    } catch {
      throw CommandError(error.whenWriting(current))
    }
  }

  private static func bytes(of file: CodeFile) -> ContiguousArray<UInt8> {
    ContiguousArray(file.text.utf8)
  }
}
