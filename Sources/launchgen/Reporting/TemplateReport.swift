import Files
import OrientationCode

/// What `template NAME` prints: the code, or where it was written.
struct TemplateReport {
  private struct Document: Encodable {
    struct File: Encodable {
      var file: String
      /// Absent where the file was written.
      var text: String?
    }

    var template: String
    var files: [File]
  }

  let template: CodeTemplate
  let files: [CodeFile]
  /// Where the files were written; `nil` where they are to be printed.
  let folder: String?

  func print(asJSON: Bool) throws {
    if asJSON {
      try Results.print(json: document)
    } else if folder == nil {
      try Results.print(document: files.map(\.text).joined(separator: "\n"))
    }
  }

  private var document: Document {
    Document(
      template: template.name,
      files: files.map { file in
        guard let folder else { return Document.File(file: file.name, text: file.text) }
        return Document.File(file: OutputFolder.path(of: file.name, in: folder))
      })
  }
}
