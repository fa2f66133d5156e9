import Files
import LaunchImages
import LaunchPreview
import Platform

/// Writes a page, and a contact sheet beside it: both or none, and only what changes.
struct PreviewWriter {
  private let options: PreviewOptions
  private let confinement: ConfigurationOptions.Confinement

  /// - Parameters:
  ///   - inputs: what the preview is of, which is never replaced.
  ///   - confinement: how far paths may lead that were not typed.
  init(
    _ options: PreviewOptions, inputs: [String], _ confinement: ConfigurationOptions.Confinement
  ) throws(CommandError) {
    self.options = options
    self.confinement = confinement
    let known = Set(inputs.compactMap { FileIdentity(of: $0) })
    for path in [options.output, options.png].compactMap(\.self) {
      guard let output = FileIdentity(of: path), known.contains(output) else { continue }
      throw CommandError(
        .usage, path, "is what the preview is of, and would be replaced", "choose another file")
    }
    if options.replace { return }
    let page = OwnFiles.Shape.page(isOwn: Page.isOwn)
    for (path, shape) in [(options.output, page), (options.png, .image(size: nil))] {
      guard let path else { continue }
      let files = OwnFiles(in: OutputPlace(path: Self.folder(of: path)), usesRecord: false)
      if !files.mayReplace(path.pathParts.name, shape) { throw .foreign(path) }
    }
  }

  /// - Returns: The paths, and whether each was written.
  func write(
    _ preview: LaunchPreview.Preview
  ) throws(CommandError) -> [(path: String, isWritten: Bool)] {
    var files = [(path: options.output, bytes: Page(preview).bytes)]
    if let png = options.png {
      let sheet = ContactSheet(preview)
      guard Memory.has(sheet.byteCount) else {
        throw .exhausted(png, "cannot be drawn (out of memory)")
      }
      files.append((png, sheet.png))
    }
    var current = options.output
    do throws(FileError) {
      var page = try folder(of: options.output, "output")
      var written = [try page.stage(options.output.pathParts.name, files[0].bytes)]
      if let png = options.png {
        current = png
        var sheet = try folder(of: png, "png")
        written.append(try sheet.stage(png.pathParts.name, files[1].bytes))
        try sheet.commit()
      }
      current = options.output
      try page.commit()
      return zip(files, written).map { ($0.path, $1) }
    } catch {
      throw CommandError(
        ExitStatus(writing: error), current, "cannot be written (\(error))",
        error.remedy(writing: "choose another file"))
    }
  }

  private func folder(of path: String, _ option: String) throws(FileError) -> OutputFolder {
    try OutputFolder(
      OutputPlace(path: Self.folder(of: path), below: confinement.root(of: option)))
  }

  private static func folder(of path: String) -> String {
    let folder = path.pathParts.folder
    return folder.isEmpty ? "." : folder
  }
}
