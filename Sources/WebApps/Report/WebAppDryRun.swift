/// The result of a dry run: what a build for a web app would make.
package struct WebAppDryRun: Equatable, Sendable {
  package let plan: WebAppPlan
  package let artworks: WebAppArtworks
  package let warnings: [WebAppWarning]
}
