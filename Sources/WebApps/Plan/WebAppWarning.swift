package import Pictures

/// A problem that the user should know about, but that does not stop a build.
package enum WebAppWarning: Equatable, Sendable {
  /// A problem with an artwork, or with the images made from it. `name` is the artwork's.
  case artwork(PictureWarning, WebArtworkRole, name: String)
  /// Dark images look the same as light ones, because the artwork with this name covers the dark
  /// background.
  case unseenDarkBackground(name: String)
  /// A problem with the output folder.
  case folder(PictureWarning)
}
