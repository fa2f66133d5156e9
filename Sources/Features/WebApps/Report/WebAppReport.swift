package import Pictures

/// The result of a build for a web app: the images that it made and the files that it wrote.
package struct WebAppReport: Equatable, Sendable {
  package let plan: WebAppPlan
  package let artworks: WebAppArtworks
  /// The images, in the plan's order.
  package let images: [ImageReport]
  /// The files that were written, without files that already had the same bytes.
  package let writtenFiles: Set<String>
  /// The files of an earlier build that were removed.
  package let removedFiles: [String]
  package let warnings: [WebAppWarning]

  package var isUpToDate: Bool { writtenFiles.isEmpty && removedFiles.isEmpty }

  /// The files that the build changed, or would change if it is a trial.
  package func changes(_ destination: PictureDestination) -> FileChanges {
    FileChanges(
      changed: plan.files.filter(writtenFiles.contains).map(destination.path),
      removed: removedFiles.map(destination.path))
  }
}
