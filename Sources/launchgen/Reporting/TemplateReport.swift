import Files
import OrientationCode

/// The output of `template NAME`: the code, or with `--json`, also the paths of written files.
struct TemplateReport {
  private struct Document: Encodable {
    struct File: Encodable {
      var file: String
      /// The code; absent if it was written to the file.
      var text: String?
    }

    var template: String
    var files: [File]
  }

  let template: CodeTemplate
  let files: [CodeFile]
  /// The folder of the written files; `nil` if the code is printed.
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
        return Document.File(file: Path.joined(folder, file.name))
      })
  }
}
