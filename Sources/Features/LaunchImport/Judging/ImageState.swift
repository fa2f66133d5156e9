package import Pixels

/// The content of an image, and whether it is rotated, as far as this is known.
package enum ImageState: Equatable, Sendable {
  /// The image is landscape art to which this rotation was applied to make a portrait file.
  case turned(Rotation, Evidence)
  /// The image is landscape art that was not rotated.
  case upright
  /// The image is a portrait picture, which was never rotated.
  case portrait(Evidence)
  /// The image is one color, which looks the same however it is turned.
  case oneColor
  /// The image is a portrait file with unknown content.
  case unknown
  case unread

  /// The reason for assuming a state.
  package enum Evidence: Equatable, Sendable {
    case infoPlist
    /// The user specified the orientation by an option.
    case option
    case image(path: String)
  }

  /// The rotation that makes the image upright landscape art again; `nil` if it is not known to be
  /// landscape art.
  package var uprighting: Rotation? {
    switch self {
    case .turned(let rotation, _): rotation.inverse
    case .upright: Rotation.none
    case .portrait, .oneColor, .unknown, .unread: nil
    }
  }
}
