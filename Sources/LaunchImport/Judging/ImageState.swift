package import Pixels

/// What an image's pixels hold.
package enum ImageState: Hashable, Sendable {
  /// Landscape art, turned for a portrait file.
  case turned(Rotation, Evidence)
  /// Landscape art, not turned.
  case upright
  /// A portrait picture, which was never turned.
  case portrait(Evidence)
  /// A portrait file of which nobody knows what it holds.
  case unknown
  /// It cannot be read.
  case unread

  /// Why it is taken for that.
  package enum Evidence: Hashable, Sendable {
    /// The Info.plist.
    case infoPlist
    /// The option.
    case option
    /// It lies so on another image.
    case image(path: String)
  }

  /// The rotation that makes it upright landscape art again; `nil` if it is not, or not known to be.
  package var uprighting: Rotation? {
    switch self {
    case .turned(let rotation, _): rotation.inverse
    case .upright: Rotation.none
    case .portrait, .unknown, .unread: nil
    }
  }
}
