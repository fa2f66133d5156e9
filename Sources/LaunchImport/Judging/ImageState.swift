package import Pixels

/// The content of an image's pixels, and its direction.
package enum ImageState: Hashable, Sendable {
  /// The image is landscape art that was rotated to make a portrait file.
  case turned(Rotation, Evidence)
  /// The image is landscape art that was not rotated.
  case upright
  /// The image is a portrait picture, which was never rotated.
  case portrait(Evidence)
  /// The image is a portrait file with unknown content.
  case unknown
  /// The image cannot be read.
  case unread

  /// The evidence for a state.
  package enum Evidence: Hashable, Sendable {
    /// The orientations in the Info.plist.
    case infoPlist
    /// The option for the orientation.
    case option
    /// The comparison with another image.
    case image(path: String)
  }

  /// The rotation that makes the image upright landscape art again; `nil` if it is not known to be
  /// landscape art.
  package var uprighting: Rotation? {
    switch self {
    case .turned(let rotation, _): rotation.inverse
    case .upright: Rotation.none
    case .portrait, .unknown, .unread: nil
    }
  }
}
