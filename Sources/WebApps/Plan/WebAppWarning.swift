package import LaunchImages

/// A problem that the user should know, but that does not stop a build.
package enum WebAppWarning: Hashable, Sendable {
  /// Of an artwork, or of what becomes of it.
  case artwork(BuildWarning, WebArtworkRole, name: String)
  /// Dark images show the same as the others: the artwork covers the dark background.
  case unseenDarkBackground(name: String)
  /// The output folder has images of an earlier build that this build does not make.
  case staleFiles([String], folder: String)
  /// The output folder has images with such names that launchgen may not have made.
  case unknownFiles([String], folder: String)
}
