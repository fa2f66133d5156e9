internal import Files
internal import LaunchRules
internal import Pixels

/// A launch image, with what it shows and what is wrong with it.
package struct JudgedImage: Sendable {
  let found: FoundImage
  let content: Result<ImageContent, ImageFault>
  var state = ImageState.unread
  /// Whether the image is taken to be rotated only because of Info.plist: no option specifies the
  /// direction, and no upright image shows the same artwork.
  var isAssumed = false
  package internal(set) var issues: [ImageIssue] = []
  /// The number of the artwork that the image shows, from 0 for the most common artwork; `nil` if
  /// the image was not compared.
  var artwork: Int?

  var path: String { found.location.path }
  var readable: ImageContent? { try? content.get() }
  var size: PixelSize? { readable?.size }

  var isWide: Bool { size.map { $0.width > $0.height } ?? false }

  /// The orientation that the image is rotated for; `nil` if it is not known to be rotated.
  var orientation: LandscapeOrientation? {
    guard case .turned(let rotation, _) = state else { return nil }
    return LandscapeOrientation.allCases.first { $0.turn == rotation }
  }

  /// Whether the image has exactly the pixel size of a screen.
  var isExact: Bool { size.map { !ScreenPixels.displays($0).isEmpty } ?? false }

  var isForPhones: Bool {
    found.uses.contains { $0.idiom == .phone }
      || size.map { ScreenPixels.displays($0).contains { $0.idiom == .phone } } ?? false
  }
}

/// The content of an image, and whether it is rotated, as far as this is known.
enum ImageState: Equatable, Sendable {
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

  enum Evidence: Equatable, Sendable, CustomStringConvertible {
    /// The orientations in the Info.plist.
    case infoPlist
    /// The orientation that the user specified.
    case option
    /// A comparison with the image at this path.
    case image(path: String)

    var description: String {
      switch self {
      case .infoPlist: "by Info.plist"
      case .option: "by --orientation"
      case .image(let path): "by \(path.lastPathName)"
      }
    }
  }

  /// The rotation that makes the image upright landscape art again; `nil` if it is not known to be
  /// landscape art.
  var uprighting: Rotation? {
    switch self {
    case .turned(let rotation, _): rotation.inverse
    case .upright: Rotation.none
    case .portrait, .oneColor, .unknown, .unread: nil
    }
  }

  var evidence: Evidence? {
    switch self {
    case .turned(_, let evidence), .portrait(let evidence): evidence
    case .upright, .oneColor, .unknown, .unread: nil
    }
  }

  /// The name in JSON.
  var id: String {
    switch self {
    case .turned: "turned"
    case .upright: "upright"
    case .portrait: "portrait"
    case .oneColor: "one-color"
    case .unknown: "unknown"
    case .unread: "unread"
    }
  }

  /// The state and the evidence for it, in words.
  var words: String {
    switch self {
    case .turned(let rotation, let evidence): "rotated \(rotation.rawValue), \(evidence)"
    case .upright: "upright landscape artwork"
    case .portrait(let evidence): "a portrait image, \(evidence)"
    case .oneColor: "one color"
    case .unknown: "unknown"
    case .unread: "-"
    }
  }
}

extension Rotation {
  var inverse: Rotation {
    switch self {
    case .clockwise: .counterclockwise
    case .counterclockwise: .clockwise
    case .none, .halfTurn: self
    }
  }

  func then(_ other: Rotation) -> Rotation {
    let clockwise: [Rotation] = [.none, .clockwise, .halfTurn, .counterclockwise]
    let quarters = [self, other].compactMap { clockwise.firstIndex(of: $0) }.reduce(0, +)
    return clockwise[quarters % clockwise.count]
  }
}
