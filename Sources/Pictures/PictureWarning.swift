package import ColorManagement
package import PNGCodec
package import Pixels

/// A problem of an artwork, of what images show of it, or of the output folder. It does not stop a
/// build.
package enum PictureWarning: Hashable, Sendable {
  /// Images are larger than the artwork, up to `factor` times. `wanted` is the size that the artwork
  /// should have; `nil` if no reasonable size is large enough.
  case enlarged(count: Int, factor: Double, wanted: PixelSize?)
  /// Much of the artwork's area is cropped. `area` is the largest part, from 0 to 1.
  case cropped(count: Int, area: Double)
  /// The logo is enlarged in images, up to `factor` times. `wanted` is the size that it should have.
  case logoEnlarged(count: Int, factor: Double, wanted: PixelSize)
  /// Every pixel of the logo is fully transparent.
  case logoTransparent
  /// The logo is of one color, which is the background's.
  case logoHasBackgroundColor(RGBColor)
  /// The logo is smaller in images than the options say, to fit into the safe area.
  case logoReduced(count: Int)
  /// A problem of the artwork's file.
  case png(PNGWarning)
  /// A color space is ignored because it cannot be converted.
  case colorSpace(ColorError)
  /// The artwork's gray profile is dropped, because the images are RGB.
  case grayProfile
  /// The logo's samples are not in the color space that the images are tagged with.
  case logoColors
  /// The artwork's transparent pixels are filled with the background of light mode, in dark mode too.
  case lightBackgroundInDark
  /// A problem of an artwork beside the main one.
  indirect case artwork(path: String, PictureWarning)
  /// The output folder has files of an earlier build that this build does not make.
  case staleFiles([String], folder: String)
  /// The output folder has files with names of outputs that launchgen may not have made.
  case unknownFiles([String], folder: String)
}
