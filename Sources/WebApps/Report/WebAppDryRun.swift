/// What a build for a web app would do.
package struct WebAppDryRun: Hashable, Sendable {
  package let plan: WebAppPlan
  package let artworks: WebAppArtworks
  package let warnings: [WebAppWarning]
}
