package import Pictures

/// The result of a build in one line, with the number of changed files and the names of removed
/// files, such as `art.png: 44 startup images, apple-splash.webmanifest and apple-splash.html in
/// WebApp (31.2 MB)`.
package struct WebAppSummary: CustomStringConvertible {
  package let description: String

  package init(_ report: WebAppReport, _ destination: PictureDestination) {
    let plan = report.plan
    let bytes = report.images.reduce(0) { $0 + $1.bytes }
    let names = report.artworks.all.map(\.source.name).joined(separator: ", ")
    let written = WrittenFiles(
      folder: destination.folder, bytes: bytes, written: report.writtenFiles.count,
      of: plan.files.count, removed: report.removedFiles)
    description = """
      \(names): \(plan.images.count) startup images, \(plan.manifestFile) and \(plan.tagsFile) \
      \(written)
      """
  }
}
