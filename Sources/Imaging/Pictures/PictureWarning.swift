public import PNGCodec
public import Pixels

/// A problem with an artwork, its images or the output folder. It stops a build only if warnings
/// are treated as errors.
public enum PictureWarning: Codable, Equatable, Sendable {
  /// `count` images enlarge the artwork, at most by `factor`. `wanted` is the size that the artwork
  /// should have; `nil` if no reasonable size is large enough.
  case enlarged(count: Int, factor: Double, wanted: PixelSize?)
  /// `count` images crop much of the artwork's area. `area` is the largest share that an image
  /// crops, from 0 to 1.
  case cropped(count: Int, area: Double)
  /// `count` images enlarge the logo, at most by `factor`. `wanted` is the size that the logo
  /// should have.
  case logoEnlarged(count: Int, factor: Double, wanted: PixelSize)
  /// Every pixel of the logo is fully transparent.
  case logoTransparent
  /// The logo has a single color, which is the background's color.
  case logoHasBackgroundColor(RGBColor)
  /// In `count` images, the logo is smaller than the options specify, because it would not fit into
  /// the safe area.
  case logoReduced(count: Int)
  /// A problem in the artwork's PNG file.
  case png(PNGWarning)
  /// A color space of the artwork's file is ignored, because it cannot be converted to sRGB.
  case colorSpace(ColorError)
  /// The artwork's gray profile is dropped, because the images are RGB.
  case grayProfile
  /// The logo's samples are not in the color space that the images are tagged with.
  case logoColors
  /// The artwork's transparent pixels are filled with the background of light mode even in dark
  /// mode.
  case lightBackgroundInDark
  /// A problem with an artwork other than the main artwork.
  indirect case artwork(path: String, PictureWarning)
  /// The output folder has files of an earlier build that this build does not make.
  case staleFiles([String], folder: String)
  /// The output folder has files that are named like outputs of an earlier build, but may not have
  /// been made by launchgen.
  case unknownFiles([String], folder: String)
}
