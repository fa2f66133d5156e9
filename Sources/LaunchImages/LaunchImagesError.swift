public import ColorManagement
public import Files
public import PNGCodec
public import Pixels

/// Why launch images could not be built.
public enum LaunchImagesError: Error, Hashable, Sendable {
  case artworkUnreadable(path: String, FileError)
  case artworkUndecodable(path: String, PNGError)
  /// No conversion to sRGB makes sense.
  case artworkColorsUnusable(path: String, ColorError)
  /// Portrait or square artwork, with nothing said about its being turned already.
  case artworkNotLandscape(path: String, size: PixelSize)
  /// Landscape artwork that is said to be turned already.
  case artworkNotTurned(path: String, size: PixelSize)
  /// There are warnings, and they are to be errors.
  case warnings(path: String, [BuildWarning])
  /// An output would replace the artwork.
  case outputIsArtwork(path: String)
  case outputFailed(path: String, FileError)
}

extension LaunchImagesError: CustomStringConvertible {
  /// `PATH: error: what (why); what to do`, in one line; a line for each of
  /// several warnings.
  public var description: String {
    switch self {
    case .artworkUnreadable(let path, let error):
      "\(path): error: cannot be read (\(error)); "
        + (path == ArtworkSource.standardInput.name ? "check what is piped in" : "check the path")
    case .artworkUndecodable(let path, let error): "\(path): error: \(error)"
    case .artworkColorsUnusable(let path, let error):
      "\(path): error: cannot be shown in sRGB (\(error)); export it in sRGB or Display P3, or keep "
        + "its samples with --color preserve"
    case .warnings(let path, let warnings):
      warnings.map { "\(path): error: \($0)" }.joined(separator: "\n")
    case .artworkNotLandscape(let path, let size):
      "\(path): error: is not landscape (\(size)); use artwork that is wider than high, or "
        + "--rotation none if it has been turned already"
    case .artworkNotTurned(let path, let size):
      "\(path): error: is landscape (\(size)), but --rotation none says that it has been turned "
        + "already; leave that option out"
    case .outputIsArtwork(let path):
      "\(path): error: is the artwork, and would be replaced by a launch image; choose another "
        + "--output"
    case .outputFailed(let path, let error):
      "\(path): error: cannot be written (\(error)); \(Self.remedy(for: error))"
    }
  }

  private static func remedy(for error: FileError) -> String {
    switch error {
    case .full: "free some space"
    case .noPermission: "choose another --output, or change its permissions"
    default: "choose another --output"
    }
  }
}
