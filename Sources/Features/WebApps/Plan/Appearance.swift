/// The color scheme that an image is for.
package enum Appearance: String, Equatable, Sendable {
  /// Both schemes, because there are no separate dark images.
  case any
  case light
  case dark
}
