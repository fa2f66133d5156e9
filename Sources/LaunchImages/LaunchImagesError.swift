public import ColorManagement
public import Files
public import InfoPlist
public import PNGCodec
package import Pictures
public import Pixels

/// The reason why launch images could not be made or written.
public enum LaunchImagesError: Error, Equatable, Sendable {
  case invalidOptions(OptionFault)
  case artworkUnreadable(path: String, FileError)
  case artworkUndecodable(path: String, PNGError)
  /// The artwork's colors cannot be converted to sRGB.
  case artworkColorsUnusable(path: String, ColorError)
  /// The artwork is portrait, and ``BuildOptions/isTurned`` is not set.
  case artworkNotLandscape(path: String, size: PixelSize)
  /// The artwork is landscape, but ``BuildOptions/isTurned`` says that it is already rotated to
  /// portrait.
  case artworkNotTurned(path: String, size: PixelSize)
  /// An artwork with the role ``ArtworkRole/portrait`` is landscape or square.
  case artworkNotPortrait(path: String, size: PixelSize)
  /// There are warnings, and the options treat them as errors.
  case warnings(path: String, [BuildWarning])
  /// An output must not be written, such as one that would replace the artwork; nothing was
  /// written.
  case outputRefused(path: String, OutputRefusal)
  /// The Info.plist that is merged into cannot be read, used or written.
  case infoPlist(path: String, InfoPlistError)
  case outputFailed(path: String, FileError)
  /// There is not enough memory to make images of the artwork.
  case outOfMemory(path: String)
}

extension LaunchImagesError {
  /// The path of the file or folder that the error is about; `nil` if the error is about an option.
  public var path: String? {
    switch self {
    case .invalidOptions: nil
    case .artworkUnreadable(let path, _), .artworkUndecodable(let path, _),
      .artworkColorsUnusable(let path, _), .artworkNotLandscape(let path, _),
      .artworkNotTurned(let path, _), .artworkNotPortrait(let path, _), .warnings(let path, _),
      .outputRefused(let path, _), .infoPlist(let path, _), .outputFailed(let path, _),
      .outOfMemory(let path):
      path
    }
  }
}

extension LaunchImagesError: CustomStringConvertible {
  /// The problem and its reason, to be printed after ``path``.
  public var description: String {
    switch self {
    case .invalidOptions(let fault): fault.description
    case .artworkUnreadable(_, let error): "cannot be read (\(error))"
    case .artworkUndecodable(_, let error): error.description
    case .artworkColorsUnusable(_, let error): "cannot be shown in sRGB (\(error))"
    case .artworkNotLandscape(_, let size): "is not landscape (\(size))"
    case .artworkNotTurned(_, let size): "is not turned already: it is landscape (\(size))"
    case .artworkNotPortrait(_, let size): "is not portrait (\(size))"
    case .warnings(_, let warnings): warnings.map(\.description).joined(separator: "; ")
    case .outputRefused(_, let refusal): refusal.description
    case .infoPlist(_, let error): error.description
    case .outputFailed(_, let error): "cannot be written (\(error))"
    case .outOfMemory: "cannot be made into launch images (out of memory)"
    }
  }
}

extension LaunchImagesError: PictureFailure {
  package init(_ error: PictureError) {
    self =
      switch error {
      case .invalidOptions(let fault): .invalidOptions(OptionFault(fault))
      case .artworkUnreadable(let path, let error): .artworkUnreadable(path: path, error)
      case .artworkUndecodable(let path, let error): .artworkUndecodable(path: path, error)
      case .artworkColorsUnusable(let path, let error): .artworkColorsUnusable(path: path, error)
      case .artworkNotLandscape(let path, let size): .artworkNotLandscape(path: path, size: size)
      case .artworkNotTurned(let path, let size): .artworkNotTurned(path: path, size: size)
      case .artworkNotPortrait(let path, let size): .artworkNotPortrait(path: path, size: size)
      case .outputRefused(let path, let refusal): .outputRefused(path: path, refusal)
      case .outputFailed(let path, let error): .outputFailed(path: path, error)
      case .outOfMemory(let path): .outOfMemory(path: path)
      }
  }
}
