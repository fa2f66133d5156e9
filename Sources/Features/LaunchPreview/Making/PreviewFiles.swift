package import Files
internal import Pictures
internal import Platform
package import Texts

/// The reason why a preview is not written.
package enum PreviewFileError: Error, Equatable, Sendable {
  case refused(path: String, OutputRefusal)
  /// There is not enough memory for a contact sheet.
  case sheetTooLarge(path: String)
  case unwritable(path: String, FileError)
}

extension PreviewFileError: Problem {
  package var messages: [Message] {
    switch self {
    case .refused(let path, let refusal):
      [refusal.message(path, otherwise: "choose another file")]
    case .sheetTooLarge(let path): [.exhausted(path, "cannot be drawn (out of memory)")]
    case .unwritable(let path, let error):
      [error.whenWriting(path, otherwise: "choose another file")]
    }
  }
}

/// Writes a page, with an optional contact sheet: all files or none, and only files that change.
package struct PreviewFiles {
  /// The place of an output file.
  package struct Destination: Sendable {
    let path: String
    /// The folder that the path must not lead out of; `nil` if the path was typed on the command
    /// line, and may lead anywhere.
    let root: String?

    package init(path: String, below root: String?) {
      self.path = path
      self.root = root
    }

    func folder(replacesReadOnly: Bool) throws(FileError) -> OutputFolder {
      try OutputFolder(
        OutputPlace(path: folderPath, below: root), replacesReadOnly: replacesReadOnly)
    }

    var folderPath: String {
      let folder = path.pathParts.folder
      return folder.isEmpty ? "." : folder
    }

    var name: String { path.pathParts.name }
  }

  package static let standardName = "LaunchPreview.html"

  private let page: Destination
  private let sheet: Destination?
  private let replaces: Bool

  /// - Parameters:
  ///   - sheet: the place of the contact sheet; `nil` for none.
  ///   - inputs: the files that the preview shows, which are never replaced.
  ///   - replacesForeign: whether files that launchgen did not make may be replaced.
  package init(
    page: Destination, sheet: Destination?, inputs: [String], replacesForeign: Bool
  ) throws(PreviewFileError) {
    self.page = page
    self.sheet = sheet
    replaces = replacesForeign
    var gate = OutputGate(inputs: inputs, replaces: replacesForeign)
    let shapes = [
      (Optional(page), OwnFiles.Shape.page(isOwn: Page.isOwn)), (sheet, .image(size: nil)),
    ]
    for case (let file?, let shape) in shapes {
      let files = OwnFiles(in: OutputPlace(path: file.folderPath), usesRecord: false)
      try mapError(
        try gate.admit(file.path, mayBeSame: true) { files.mayReplace(file.name, shape) }
      ) { PreviewFileError.refused(path: file.path, $0) }
    }
  }

  /// - Returns: the path of each file, and whether it was written; a file that already has the same
  ///   bytes is not.
  package func write(
    _ preview: PreviewContent
  ) throws(PreviewFileError) -> [(path: String, isWritten: Bool)] {
    var files = [(path: page.path, bytes: Page(preview).bytes)]
    if let sheet {
      let drawn = ContactSheet(preview)
      guard Memory.has(drawn.byteCount) else { throw .sheetTooLarge(path: sheet.path) }
      files.append((sheet.path, drawn.png))
    }
    var current = page.path
    do throws(FileError) {
      var pageFolder = try page.folder(replacesReadOnly: replaces)
      var written = [try pageFolder.stage(page.name, files[0].bytes)]
      if let sheet {
        current = sheet.path
        var sheetFolder = try sheet.folder(replacesReadOnly: replaces)
        written.append(try sheetFolder.stage(sheet.name, files[1].bytes))
        try sheetFolder.commit()
      }
      current = page.path
      try pageFolder.commit()
      return zip(files, written).map { ($0.path, $1) }
    } catch {
      throw .unwritable(path: current, error)
    }
  }
}
