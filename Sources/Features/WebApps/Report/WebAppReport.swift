package import Pictures

/// The result of a build for a web app: the images that it made and the files that it wrote.
package struct WebAppReport: Equatable, Sendable {
  package let plan: WebAppPlan
  package let artworks: WebAppArtworks
  /// The images, in the plan's order.
  package let images: [ImageReport]
  /// The files that were written, without files that already had the same bytes.
  package let writtenFiles: Set<String>
  package let removedFiles: [String]
  package let warnings: [WebAppWarning]

  package var isUpToDate: Bool { writtenFiles.isEmpty && removedFiles.isEmpty }

  /// The result in one line, with the number of changed files and the names of removed files, such
  /// as `art.png: 44 startup images, apple-splash.webmanifest and apple-splash.html in WebApp
  /// (31.2 MB)`.
  package func summary(_ destination: PictureDestination) -> String {
    let names = artworks.all.map(\.source.name).joined(separator: ", ")
    let written = WrittenFiles(
      folder: destination.folder, bytes: images.reduce(0) { $0 + $1.bytes },
      written: writtenFiles.count, of: plan.files.count, removed: removedFiles)
    return """
      \(names): \(plan.images.count) startup images, \(plan.manifestFile) and \(plan.tagsFile) \
      \(written)
      """
  }

  /// The files that the build changed, or would change if it is a trial.
  package func changes(_ destination: PictureDestination) -> FileChanges {
    FileChanges(
      changed: plan.files.filter(writtenFiles.contains).map(destination.path),
      removed: removedFiles.map(destination.path))
  }
}
