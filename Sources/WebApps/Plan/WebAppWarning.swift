package import Pictures

/// A problem that the user should know about, but that does not stop a build.
package enum WebAppWarning: Hashable, Sendable {
  /// A problem of an artwork, or of the images made from it.
  case artwork(PictureWarning, WebArtworkRole, name: String)
  /// Dark images look the same as the others, because the artwork covers the dark background.
  case unseenDarkBackground(name: String)
  /// A problem of the output folder.
  case folder(PictureWarning)
}
