internal import Files
internal import Pixels

extension ImageState {
  /// The state and the evidence for it, in words.
  func words(option: String) -> String {
    switch self {
    case .turned(let rotation, let evidence):
      "rotated \(rotation.rawValue), \(evidence.words(option: option))"
    case .upright: "upright landscape artwork"
    case .portrait(let evidence): "a portrait image, \(evidence.words(option: option))"
    case .oneColor: "one color"
    case .unknown: "unknown"
    case .unread: "-"
    }
  }

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

  var evidence: Evidence? {
    switch self {
    case .turned(_, let evidence), .portrait(let evidence): evidence
    case .upright, .oneColor, .unknown, .unread: nil
    }
  }
}

extension ImageState.Evidence {
  func words(option: String) -> String {
    switch self {
    case .infoPlist: "by Info.plist"
    case .option: "by \(option)"
    case .image(let path): "by \(path.lastPathName)"
    }
  }
}

extension ArtworkChoice.Objection {
  var words: String {
    switch self {
    case .otherArtwork: "it shows other artwork"
    case .enlarged: "it was enlarged"
    case .portrait: "it is a portrait image"
    case .unknownTurn: "nothing shows how it is rotated"
    case .notExact: "it fits no screen"
    case .forPads: "it is for iPads, whose screens have other aspect ratios"
    }
  }
}

extension Leftover {
  /// The kind of leftover, in words.
  var words: String {
    switch kind {
    case .file: "launch image"
    case .set: "launch image set"
    case .setting: "build setting ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
    case .reference(let file): "reference to \(file)"
    case .entry(let key, let index, let name):
      "entry \(index + 1) of \(key)\(name.map { ", \($0)" } ?? ""), which the build does not replace"
    case .key(let key): "key \(key)"
    }
  }
}
