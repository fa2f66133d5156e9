internal import Pixels

/// The content of an image, and whether it is rotated, as far as this is known.
enum ImageState: Equatable, Sendable {
  /// The image is landscape art to which this rotation was applied to make a portrait file.
  /// `evidence` says how this is known, such as `by Info.plist`.
  case turned(Rotation, evidence: String)
  /// The image is landscape art that was not rotated.
  case upright
  /// The image is a portrait picture, which was never rotated.
  case portrait(evidence: String)
  /// The image is one color, which looks the same however it is turned.
  case oneColor
  /// The image is a portrait file with unknown content.
  case unknown
  case unread

  /// The rotation that makes the image upright landscape art again; `nil` if it is not known to be
  /// landscape art.
  var uprighting: Rotation? {
    switch self {
    case .turned(let rotation, _): rotation.inverse
    case .upright: Rotation.none
    case .portrait, .oneColor, .unknown, .unread: nil
    }
  }

  /// The state in JSON and for people.
  var words: (id: String, text: String, evidence: String?) {
    switch self {
    case .turned(let rotation, let evidence):
      ("turned", "rotated \(rotation.rawValue), \(evidence)", evidence)
    case .upright: ("upright", "upright landscape artwork", nil)
    case .portrait(let evidence): ("portrait", "a portrait image, \(evidence)", evidence)
    case .oneColor: ("one-color", "one color", nil)
    case .unknown: ("unknown", "unknown", nil)
    case .unread: ("unread", "-", nil)
    }
  }
}
