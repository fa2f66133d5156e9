import Files
import ManyApps
import OrientationCode
import Platform
import Texts

enum TemplateWriter {
  /// - Parameter replacing: whether existing files that differ are replaced; otherwise they are an
  ///   error, and nothing is written.
  static func write(
    _ files: [CodeFile], into folder: String, replacing: Bool
  ) throws(CommandError) {
    let contents = files.map { (name: $0.name, bytes: ContiguousArray($0.text.utf8)) }
    var gate = OutputGate(replaces: replacing)
    for (name, bytes) in contents {
      let path = Path.joined(folder, name)
      try mapError(try gate.admit(path, writing: bytes) { false }) { (error: OutputRefusal) in
        CommandError(error.message(path, otherwise: "choose another --output"))
      }
    }
    try mapError(
      try OutputFolder.write(contents, into: folder, replacesReadOnly: replacing)
    ) { (failure: FileFailure) in CommandError(failure.error.whenWriting(failure.path)) }
  }
}
