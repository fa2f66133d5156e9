public import Files
public import PNGCodec
public import Pixels

/// The reason why pictures could not be made or written.
public enum PictureError: Error, Equatable, Sendable {
  case invalidOptions(PictureOptionFault)
  case artworkUnreadable(path: String, FileError)
  case artworkUndecodable(path: String, PNGError)
  /// The artwork's colors cannot be converted to sRGB.
  case artworkColorsUnusable(path: String, ColorError)
  /// The artwork is portrait, and must be landscape.
  case artworkNotLandscape(path: String, size: PixelSize)
  /// The artwork is landscape, although the options say that it is already turned.
  case artworkNotTurned(path: String, size: PixelSize)
  /// The artwork is landscape or square, and must be portrait.
  case artworkNotPortrait(path: String, size: PixelSize)
  /// An output must not be written; nothing was written.
  case outputRefused(path: String, OutputRefusal)
  case outputFailed(path: String, FileError)
  /// There is not enough memory to make images of the artwork with this path.
  case outOfMemory(path: String)
}
