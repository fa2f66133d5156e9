internal import LaunchApps
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform
internal import Texts

enum ImageIssue: Equatable, Sendable {
  case unreadable(ImageFault)
  /// No screen has this size in pixels. `isCertain` says whether the file is certainly a launch
  /// image.
  case fitsNoScreen(PixelSize, isCertain: Bool)
  case contradicts(ImageUse, PixelSize)
  case lacksScale(PixelSize)
  /// The image is a landscape file where a portrait file is needed; tolerated if only iPhones with
  /// iOS 9 or later use it, where shipped apps rely on that.
  case upright(isTolerated: Bool, isCertain: Bool)
  case neverTurned
  case turnedOtherWay(LandscapeOrientation)
  case assumedTurn(LandscapeOrientation)
  case unknownTurn
  case enlarged
  case differs
  case unclear
  case oneColor
  case ignoredOrientation
  /// No device shows the image.
  case stale(StaleReason)

  typealias Words = (level: Level, id: String, problem: String, remedy: String)

  var level: Level { words(at: "").level }

  /// The problem with its reason, and the remedy, in words that follow the path.
  func words(at path: String) -> Words {
    switch self {
    case .unreadable(let fault):
      let (problem, remedy) = fault.words(at: path)
      // Xcode converted the image to its own form for devices, which is not standard PNG.
      let isCompressed = fault == .undecodable(.compressedByXcode)
      return (.error, isCompressed ? "compressed-by-xcode" : "unreadable", problem, remedy)
    case .fitsNoScreen(let size, let isCertain):
      return (
        isCertain ? .error : .warning, "fits-no-screen",
        "fits no screen (no display has \(size) pixels)", Self.rightSize
      )
    case .contradicts(let use, let size):
      return (
        use.isCertain ? .error : .warning, "contradicts",
        "is not what \(use.origin.words) says (that is \(use.expectation), the file has \(size) "
          + "pixels)", Self.rightSize
      )
    case .lacksScale(let size):
      return (
        .warning, "lacks-scale",
        "lacks the scale in its name (its \(size) pixels are those of a screen with more pixels a "
          + "point)", "rename it, as 'launchgen check' says"
      )
    case .upright(let isTolerated, let isCertain):
      let reason =
        isTolerated
        ? "TN2244; some apps ship such images for iOS 9 and later"
        : "iOS draws the file into the portrait frame, TN2244"
      return (
        isTolerated || !isCertain ? .warning : .error, "upright",
        "is upright landscape artwork where a portrait file belongs (\(reason))",
        "it will be replaced by a rotated image"
      )
    case .stale(let reason): return reason.words
    default: return turnWords ?? artworkWords
    }
  }

  private static let rightSize = "it will be replaced by one of the right size"

  private var turnWords: Words? {
    switch self {
    case .neverTurned:
      (
        .error, "never-turned",
        "is a portrait image, which was not rotated (the app launches only into landscape)",
        "it will be replaced by one of the landscape artwork"
      )
    case .turnedOtherWay(let orientation):
      (
        .error, "turned-other-way",
        "is rotated for \(orientation.rawValue), which is not the app's orientation (iOS shows it "
          + "upside down)", "it will be replaced by one that is rotated the other way"
      )
    case .assumedTurn(let orientation):
      (
        .warning, "assumed-turn",
        "is treated as landscape artwork rotated for \(orientation.rawValue), only because of "
          + "Info.plist (a portrait image, and artwork rotated the other way, would look the same)",
        "look at the artwork, then name the right --orientation"
      )
    case .unknownTurn:
      (
        .error, "unknown-turn",
        "cannot be made upright (nothing shows whether it is rotated, or which way)",
        "use --orientation, or --info-plist"
      )
    case .ignoredOrientation:
      (
        .warning, "ignored-orientation",
        "has an orientation in its metadata, which is ignored (eXIf; iOS is not known to rotate "
          + "launch images by it)", "if other programs show it right, export it with rotated pixels"
      )
    default: nil
    }
  }

  private var artworkWords: Words {
    switch self {
    case .enlarged:
      (
        .warning, "enlarged",
        "was enlarged from a smaller image (it has less detail than its pixels can hold)",
        "use the original artwork if there is one"
      )
    case .differs:
      (
        .warning, "differs", "shows other artwork than the rest",
        "all will be replaced by images of one artwork"
      )
    case .oneColor:
      (
        .note, "one-color",
        "is one color (it does not show whether it is rotated, or what the artwork is)",
        "nothing to do if it should be empty; otherwise build from the original artwork"
      )
    default:
      (
        .warning, "unclear",
        "cannot be compared with the rest (it has too little detail, or matches only in part)",
        "check that it shows the same artwork"
      )
    }
  }
}

/// The reason why no device shows an image.
enum StaleReason: Equatable, Sendable {
  case noSlot
  case noEntry
  case otherSet(used: String)
  case beforeEntries
  case noDevice(minimumOS: OSVersion)
  case otherFamily(DeviceIdiom)
  /// The image is for a system of devices other than iPhones and iPads.
  case otherSystem(String)

  fileprivate var words: ImageIssue.Words {
    let reason =
      switch self {
      case .noSlot: "no slot of its set names it"
      case .noEntry: "no entry of UILaunchImages names it"
      case .otherSet(let used): "the project uses the set \(used)"
      case .beforeEntries: "it is for iOS 6 and earlier"
      case .noDevice(let minimumOS): "no device with iOS \(minimumOS) or later has its screen"
      case .otherFamily(let idiom): "the app is not for \(idiom.devices)"
      case .otherSystem(let name): name
      }
    // The project's apps for other systems still need their images.
    if case .otherSystem = self {
      return (
        .note, "stale", "is for \(reason), for which launchgen makes no images", "nothing to do"
      )
    }
    return (.warning, "stale", "is shown by no device (\(reason))", "delete it")
  }
}

extension ImageUse.Origin {
  fileprivate var words: String {
    switch self {
    case .slot(let path, let line): "its slot in \(Message.Place(path, line))"
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

extension FoundImage {
  /// What is wrong with the size; `nil` if it is right for the uses, or if the image is only for
  /// devices other than iPhones and iPads.
  func sizeIssue(_ size: PixelSize) -> ImageIssue? {
    let ours = uses.filter {
      if case .other = $0.system { false } else { true }
    }
    if ours.isEmpty && !uses.isEmpty { return nil }
    if size.displays.isEmpty && !ours.contains(where: { $0.sizes.contains(size) }) {
      return .fitsNoScreen(size, isCertain: ours.allSatisfy(\.isCertain))
    }
    let isLandscape = size.width > size.height
    for use in ours where !use.sizes.isEmpty && !use.sizes.contains(size) {
      switch use.judgedSizes[size] {
      case .transposed(let isTolerated) where isLandscape:
        return .upright(isTolerated: isTolerated, isCertain: use.isCertain)
      case .lacksScale: return .lacksScale(size)
      case nil where isLandscape && use.sizes.contains(size.transposed):
        return .upright(isTolerated: false, isCertain: use.isCertain)
      default: return .contradicts(use, size)
      }
    }
    return nil
  }
}

struct StaleFinder {
  let app: AppFacts

  private var hasEntries: Bool {
    app.info.map { info in info.idioms.contains { info.launchImages[$0] != nil } } ?? false
  }

  /// The reason why no device shows the image; `nil` if a device may show it.
  func reason(_ image: FoundImage) -> StaleReason? {
    if let set = image.set {
      let name = String(set.lastPathName.dropLast(".launchimage".count))
      let used = app.catalogs.map(\.name)
      if let first = used.first, !used.contains(name) { return .otherSet(used: first) }
      if image.uses.isEmpty { return .noSlot }
    } else if hasEntries, image.uses.allSatisfy({ $0.origin == .name }), !image.uses.isEmpty {
      return .noEntry
    }
    let reasons = image.uses.map(reason)
    return reasons.contains(nil) ? nil : reasons.first ?? nil
  }

  private func reason(_ use: ImageUse) -> StaleReason? {
    switch use.system {
    case .other(let name): return .otherSystem(name)
    case .beforeEntries: return .beforeEntries
    case .from, nil: break
    }
    let isLoaded = if case .entry = use.origin { !use.judgedSizes.isEmpty } else { false }
    if !isLoaded, use.idiom != .pad, use.scale == .one, !isForPads(use) { return .beforeEntries }
    guard let info = app.info else { return nil }
    if let idiom = use.idiom, info.families?.contains(idiom) == false { return .otherFamily(idiom) }
    guard let points = use.points, let minimumOS = info.minimumOS else { return nil }
    let hasDevice = DeviceModel.all.contains { device in
      device.display.points == points && device.runs(from: minimumOS)
        && use.scale.map { $0.rawValue <= device.display.scale.rawValue } ?? true
    }
    return hasDevice ? nil : .noDevice(minimumOS: minimumOS)
  }

  private func isForPads(_ use: ImageUse) -> Bool {
    use.points.map { points in
      Display.all.contains { $0.idiom == .pad && $0.points == points }
    } ?? true
  }
}
