internal import Files
internal import LaunchApps
internal import LaunchRules
internal import PNGCodec
internal import Pixels

extension ImageFault {
  package func description(at path: String) -> String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error))"
    case .archive(let error): error.description
    case .undecodable(let error): error.description
    case .tooLarge(let size): "is not decoded (\(size) pixels are more than any screen has)"
    }
  }
}

extension ImageIssue {
  package var id: String {
    switch self {
    case .unreadable: "unreadable"
    case .compressedByXcode: "compressed-by-xcode"
    case .fitsNoScreen: "fits-no-screen"
    case .contradicts: "contradicts"
    case .lacksScale: "lacks-scale"
    case .upright: "upright"
    case .neverTurned: "never-turned"
    case .turnedOtherWay: "turned-other-way"
    case .assumedTurn: "assumed-turn"
    case .unknownTurn: "unknown-turn"
    case .enlarged: "enlarged"
    case .differs: "differs"
    case .unclear: "unclear"
    case .oneColor: "one-color"
    case .ignoredOrientation: "ignored-orientation"
    case .stale: "stale"
    }
  }

  package func description(at path: String) -> String {
    switch self {
    case .unreadable(let fault): fault.description(at: path)
    case .compressedByXcode: PNGError.compressedByXcode.description
    case .fitsNoScreen(let size, _):
      "fits no screen (no display has \(size) pixels)"
    case .contradicts(let use, let size):
      "is not what \(use.origin.words) says (that is \(use.expectation), the file has \(size) "
        + "pixels)"
    case .lacksScale(let size):
      "lacks the scale in its name (its \(size) pixels are those of a screen with more pixels a point)"
    case .upright(isTolerated: true, _):
      "is upright landscape artwork where a portrait file belongs (TN2244; some apps ship such images for "
        + "iOS 9 and later)"
    case .upright(isTolerated: false, _):
      "is upright landscape artwork where a portrait file belongs (iOS draws the file into the portrait "
        + "frame, TN2244)"
    case .neverTurned:
      "is a portrait image, which was not rotated (the app launches only into landscape)"
    case .turnedOtherWay(let orientation):
      "is rotated for \(orientation.rawValue), which is not the app's orientation (iOS shows it upside "
        + "down)"
    case .assumedTurn(let orientation):
      "is treated as landscape artwork rotated for \(orientation.rawValue), only because of "
        + "Info.plist (a portrait image, and artwork rotated the other way, would look the same)"
    case .unknownTurn:
      "cannot be made upright (nothing shows whether it is rotated, or which way)"
    case .enlarged:
      "was enlarged from a smaller image (it has less detail than its pixels can hold)"
    case .differs(let isOlder):
      isOlder
        ? "shows older artwork (other than the rest, and only older screens have it)"
        : "shows other artwork than the rest"
    case .unclear:
      "cannot be compared with the rest (it has too little detail, or matches only in part)"
    case .oneColor:
      "is one color (it does not show whether it is rotated, or what the artwork is)"
    case .ignoredOrientation:
      "has an orientation in its metadata, which is ignored (eXIf; iOS is not known to rotate launch "
        + "images by it)"
    case .stale(.otherSystem(let name)): "is for \(name), for which launchgen makes no images"
    case .stale(let reason): "is shown by no device (\(reason.words))"
    }
  }
}

extension StaleReason {
  fileprivate var words: String {
    switch self {
    case .noSlot: "no slot of its set names it"
    case .noEntry: "no entry of UILaunchImages names it"
    case .otherSet(let used): "the project uses the set \(used)"
    case .beforeEntries: "it is for iOS 6 and earlier"
    case .noDevice(let minimumOS): "no device with iOS \(minimumOS) or later has its screen"
    case .otherFamily(let idiom): "the app is not for \(idiom.devices)"
    case .otherSystem(let name): "it is for \(name)"
    }
  }
}

extension ImageUse.Origin {
  fileprivate var words: String {
    switch self {
    case .slot(let path, let line): "its slot in \(ImportReport.place(path, line))"
    case .entry(let key, let index): "entry \(index + 1) of \(key)"
    case .name: "its name"
    }
  }
}

extension ImageUse {
  /// The pixel sizes that the use allows, such as `640x1136`, or several sizes joined with "or".
  fileprivate var expectation: String {
    let sizes = sizes.sorted { ($0.area, $0.width) < ($1.area, $1.width) }
    return sizes.map(\.description).joined(separator: " or ")
  }
}
