public import Pixels
public import Platform
public import Texts

/// The reason why pictures could not be made or written.
public enum PictureError: Error, Equatable, Sendable {
  case invalidOptions(PictureOptionFault)
  case artworkUnreadable(path: String, FileError)
  case artworkUndecodable(path: String, PNGError)
  /// The artwork's colors cannot be converted to sRGB.
  case artworkColorsUnusable(path: String, ColorError)
  case artworkNotLandscape(path: String, size: PixelSize)
  /// The artwork is landscape, although the options specify that it is already rotated.
  case artworkNotTurned(path: String, size: PixelSize)
  case artworkNotPortrait(path: String, size: PixelSize)
  /// A file must not be created or replaced. Nothing was written.
  case outputRefused(path: String, OutputRefusal)
  case outputFailed(path: String, FileError)
  /// There is not enough memory to make images of the artwork with this path.
  case outOfMemory(path: String)
}

extension PictureError: Problem {
  package var messages: [Message] { [message] }

  package var message: Message {
    let place = path ?? "launchgen"
    return switch self {
    case .invalidOptions: Message(.usage, place, self, "change the options")
    case .artworkUnreadable(_, let error):
      Message(error.readStatus, place, self, Self.remedy(reading: error, place))
    case .artworkUndecodable(_, let error):
      Message(error.status, place, self, error.remedy(for: place))
    case .artworkColorsUnusable(_, .outOfMemory), .outOfMemory:
      .exhausted(place, description)
    case .artworkColorsUnusable:
      Message(
        .badData, place, self,
        "export it in sRGB or Display P3, or keep its samples with --color preserve")
    case .artworkNotLandscape(_, let size):
      Message(
        .badData, place, self,
        "use artwork that is wider than it is tall"
          + (size.width < size.height ? ", or --rotation none if it is already rotated" : ""))
    case .artworkNotPortrait:
      Message(.badData, place, self, "use artwork that is taller than it is wide")
    case .artworkNotTurned: Message(.badData, place, self, "leave out --rotation none")
    case .outputRefused(_, let refusal):
      refusal.message(place, otherwise: "choose another --output")
    case .outputFailed(_, .notDirectory) where FileKind(of: place) == .file:
      Message(.cannotCreate, place, self, "it is a file, and --output names a folder")
    case .outputFailed(_, let error): error.whenWriting(place)
    }
  }

  private static func remedy(reading error: FileError, _ artwork: String) -> String {
    switch error {
    case .exhausted: FileError.exhaustedRemedy
    case _ where artwork == ArtworkSource.standardInput.name: "check what is piped in"
    case .isDirectory: "name a PNG, or use 'launchgen init' for all artworks in it"
    case .missing: MissingPath.remedy(artwork)
    case .tooLarge: "export the artwork again, without anything but its pixels"
    case .noPermission: "change its permissions"
    default: MissingPath.general
    }
  }

  /// The path of the file or folder that the error is about; `nil` if the error is about an option.
  public var path: String? { parts.path }

  private var parts: (path: String?, words: String) {
    switch self {
    case .invalidOptions(let fault): (nil, fault.description)
    case .artworkUnreadable(let path, let error): (path, "cannot be read (\(error))")
    case .artworkUndecodable(let path, let error): (path, error.description)
    case .artworkColorsUnusable(let path, let error):
      (path, "cannot be shown in sRGB (\(error))")
    case .artworkNotLandscape(let path, let size): (path, "is not landscape (\(size))")
    case .artworkNotTurned(let path, let size):
      (path, "is landscape (\(size)), and --rotation none expects rotated artwork")
    case .artworkNotPortrait(let path, let size): (path, "is not portrait (\(size))")
    case .outputRefused(let path, let refusal): (path, refusal.description)
    case .outputFailed(let path, let error): (path, "cannot be written (\(error))")
    case .outOfMemory(let path): (path, "cannot be made into launch images (out of memory)")
    }
  }
}

extension PictureError: CustomStringConvertible {
  /// The problem and its reason, to be printed after ``path``.
  public var description: String { parts.words }
}

/// The errors of one kind of build. ``init(_:)`` converts the errors that all kinds of builds
/// share.
package protocol PictureFailure: Error {
  init(_ error: PictureError)
}
