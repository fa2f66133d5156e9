/// The color scheme that an image is for.
package enum Appearance: String, Hashable, Sendable {
  /// Both: there is no other image.
  case any
  case light
  case dark
}
