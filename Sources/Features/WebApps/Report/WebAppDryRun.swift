/// The result of a dry run: what a build for a web app would make.
package struct WebAppDryRun: Equatable, Sendable {
  package let plan: WebAppPlan
  package let artworks: WebAppArtworks
  /// The paths in the output folder of an earlier build's files that would be removed.
  package let removedFiles: [String]
  package let warnings: [WebAppWarning]
}
