package import LaunchImages

/// How an image view shows its picture.
package enum PictureFit: Hashable, Sendable {
  case fitted(Fit, Anchor = .position(.center))
  /// Shown with the same width and height on every screen.
  case unscaled(UnscaledLogo)
}
