package import ColorManagement
package import PNGCodec
package import Pixels

/// A problem of an artwork, of its images, or of the output folder, which does not stop a build.
package enum PictureWarning: Hashable, Sendable {
  /// Images are larger than the artwork, up to `factor` times. `wanted` is the size that the
  /// artwork should have; `nil` if no reasonable size is large enough.
  case enlarged(count: Int, factor: Double, wanted: PixelSize?)
  /// Much of the artwork's area is cropped. `area` is the largest cropped share, from 0 to 1.
  case cropped(count: Int, area: Double)
  /// The logo is enlarged in images, up to `factor` times. `wanted` is the size that the logo
  /// should have.
  case logoEnlarged(count: Int, factor: Double, wanted: PixelSize)
  /// Every pixel of the logo is fully transparent.
  case logoTransparent
  /// The logo has a single color, which is the background's color.
  case logoHasBackgroundColor(RGBColor)
  /// The logo is smaller in images than the options specify, so that it fits into the safe area.
  case logoReduced(count: Int)
  /// A problem of the artwork's file.
  case png(PNGWarning)
  /// A color space is ignored because it cannot be converted.
  case colorSpace(ColorError)
  /// The artwork's gray profile is dropped, because the images are RGB.
  case grayProfile
  /// The logo's samples are not in the color space that the images are tagged with.
  case logoColors
  /// The artwork's transparent pixels are filled with the background of light mode even in dark
  /// mode.
  case lightBackgroundInDark
  /// A problem of an artwork other than the main artwork.
  indirect case artwork(path: String, PictureWarning)
  /// The output folder has files of an earlier build that this build does not make.
  case staleFiles([String], folder: String)
  /// The output folder has files with names of outputs that launchgen may not have made.
  case unknownFiles([String], folder: String)
}
