package import Pictures

/// A problem that the user should know, but that does not stop a build.
package enum WebAppWarning: Hashable, Sendable {
  /// Of an artwork, or of what becomes of it.
  case artwork(PictureWarning, WebArtworkRole, name: String)
  /// Dark images show the same as the others: the artwork covers the dark background.
  case unseenDarkBackground(name: String)
  /// Of the output folder.
  case folder(PictureWarning)
}
