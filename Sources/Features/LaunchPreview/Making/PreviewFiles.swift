internal import Pictures
package import Platform
package import Texts

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
  package static let standardName = "LaunchPreview.html"

  private let page: String
  private let sheet: String?
  private let replaces: Bool

  /// - Parameters:
  ///   - sheet: the path of the contact sheet; `nil` for none.
  ///   - inputs: the files that the preview shows, which are never replaced.
  ///   - replacesForeign: whether files that launchgen did not make may be replaced.
  package init(
    page: String, sheet: String?, inputs: [String], replacesForeign: Bool
  ) throws(PreviewFileError) {
    self.page = page
    self.sheet = sheet
    replaces = replacesForeign
    var gate = OutputGate(inputs: inputs, replaces: replacesForeign)
    let shapes = [
      (Optional(page), OwnFiles.Shape.page(isOwn: Page.isOwn)), (sheet, .image(size: nil)),
    ]
    for case (let path?, let shape) in shapes {
      let files = OwnFiles(in: OutputPlace(path: Self.folder(of: path)), usesRecord: false)
      try mapError(
        try gate.admit(path, mayBeSame: true) { files.mayReplace(path.pathParts.name, shape) }
      ) { PreviewFileError.refused(path: path, $0) }
    }
  }

  private static func folder(of path: String) -> String {
    let folder = path.pathParts.folder
    return folder.isEmpty ? "." : folder
  }

  private func open(folderOf path: String) throws(FileError) -> OutputFolder {
    try OutputFolder(OutputPlace(path: Self.folder(of: path)), replacesReadOnly: replaces)
  }

  /// - Returns: the path of each file, and whether the file was written. A file that already has
  ///   the same bytes is not written.
  package func write(
    _ preview: PreviewContent
  ) throws(PreviewFileError) -> [(path: String, isWritten: Bool)] {
    var files = [(path: page, bytes: Page(preview).bytes)]
    if let sheet {
      let drawn = ContactSheet(preview)
      guard Memory.has(drawn.byteCount) else { throw .sheetTooLarge(path: sheet) }
      files.append((sheet, drawn.png))
    }
    var current = page
    do throws(FileError) {
      var pageFolder = try open(folderOf: page)
      var written = [try pageFolder.stage(page.pathParts.name, files[0].bytes)]
      if let sheet {
        current = sheet
        var sheetFolder = try open(folderOf: sheet)
        written.append(try sheetFolder.stage(sheet.pathParts.name, files[1].bytes))
        try sheetFolder.commit()
      }
      current = page
      try pageFolder.commit()
      return zip(files, written).map { ($0.path, $1) }
    } catch {
      throw .unwritable(path: current, error)
    }
  }
}
