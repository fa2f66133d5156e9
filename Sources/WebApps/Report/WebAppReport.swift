package import Pictures

/// What a build for a web app made and wrote.
package struct WebAppReport: Hashable, Sendable {
  package let plan: WebAppPlan
  package let artworks: WebAppArtworks
  /// In the plan's order.
  package let images: [ImageReport]
  /// The files that were written. Files that already had the same bytes were not.
  package let writtenFiles: Set<String>
  /// The files of an earlier build that were removed.
  package let removedFiles: [String]
  package let warnings: [WebAppWarning]

  package var isUpToDate: Bool { writtenFiles.isEmpty && removedFiles.isEmpty }

  /// What the build would change, if it was a trial.
  package func changes(_ destination: PictureDestination) -> FileChanges {
    FileChanges(
      changed: plan.files.filter(writtenFiles.contains).map(destination.path),
      removed: removedFiles.map(destination.path))
  }
}
