package import LaunchImages
package import Pixels

/// How an image view shows its picture.
package enum PictureFit: Hashable, Sendable {
  case fitted(Fit)
  /// In the middle, with this width and height in points on every screen.
  case unscaled(PixelSize)
}
