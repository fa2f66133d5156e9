internal import LaunchApps
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform
internal import Texts

/// A problem with an image, or a fact worth knowing about the image.
struct ImageIssue: Equatable, Sendable {
  let level: Level
  let id: String
  /// The problem and the reason, in words that come after the path in a message.
  let problem: String
  let remedy: String

  var text: String { "\(problem); \(remedy)" }

  init(_ level: Level, _ id: String, _ problem: String, _ remedy: String) {
    (self.level, self.id) = (level, id)
    (self.problem, self.remedy) = (problem, remedy)
  }
}

extension ImageIssue {
  static func unreadable(_ fault: ImageFault, at path: String) -> ImageIssue {
    let (problem, remedy) = fault.words(at: path)
    // Xcode converted the image to its own form for devices, which is not standard PNG.
    let isCompressed = fault == .undecodable(.compressedByXcode)
    return ImageIssue(
      .error, isCompressed ? "compressed-by-xcode" : "unreadable", problem, remedy)
  }

  static func fitsNoScreen(_ size: PixelSize) -> ImageIssue {
    ImageIssue(
      .error, "fits-no-screen", "fits no screen (no display has \(size) pixels)",
      "it will be replaced by one of the right size")
  }

  static let neverTurned = ImageIssue(
    .error, "never-turned",
    "is a portrait image, which was not rotated (the app launches only into landscape)",
    "it will be replaced by one of the landscape artwork")

  static func turnedOtherWay(_ orientation: LandscapeOrientation) -> ImageIssue {
    ImageIssue(
      .error, "turned-other-way",
      "is rotated for \(orientation.rawValue), which is not the app's orientation (iOS shows it "
        + "upside down)", "it will be replaced by one that is rotated the other way")
  }

  static func assumedTurn(_ orientation: LandscapeOrientation) -> ImageIssue {
    ImageIssue(
      .warning, "assumed-turn",
      "is treated as landscape artwork rotated for \(orientation.rawValue), only because of "
        + "Info.plist (a portrait image, and artwork rotated the other way, would look the same)",
      "look at the artwork, then name the right --orientation")
  }

  static let unknownTurn = ImageIssue(
    .error, "unknown-turn",
    "cannot be made upright (nothing shows whether it is rotated, or which way)",
    "use --orientation, or name the app's Info.plist or project with --info-plist")

  static let differs = ImageIssue(
    .warning, "differs",
    "does not show what the rest show (other artwork, or too little detail to compare)",
    "all will be replaced by images of one artwork")

  static let oneColor = ImageIssue(
    .note, "one-color",
    "is one color (it does not show whether it is rotated, or what the artwork is)",
    "nothing to do if it should be empty; otherwise build from the original artwork")

  /// No device shows the image.
  static func stale(_ reason: String) -> ImageIssue {
    ImageIssue(.warning, "stale", "is shown by no device (\(reason))", "delete it")
  }

  static let beforeEntries = stale("it is for iOS 6 and earlier")

  /// An image for another system. The project's apps for that system still need the image.
  static func otherSystem(_ name: String) -> ImageIssue {
    ImageIssue(
      .note, "stale", "is for \(name), for which launchgen makes no images", "nothing to do")
  }
}

extension FoundImage {
  /// An issue if no screen has the image's size; otherwise `nil`. Always `nil` for images that are
  /// only for devices other than iPhones and iPads. Only the command `check` compares the size with
  /// the image's name, entry or slot.
  func sizeIssue(_ size: PixelSize) -> ImageIssue? {
    let isOfOtherSystems = !uses.isEmpty && uses.allSatisfy(\.isOfOtherSystem)
    return size.isOfScreen || isOfOtherSystems ? nil : .fitsNoScreen(size)
  }
}

extension PixelSize {
  /// Whether this is the size of a screen at any scale, or of an iPad's screen below the status
  /// bar.
  fileprivate var isOfScreen: Bool {
    Display.all.contains { display in
      ScaleFactor.allCases.contains { scale in
        let sides = (display.points.width * scale.rawValue, display.points.height * scale.rawValue)
        let bars = display.idiom == .pad ? [0, 20 * scale.rawValue] : [0]
        return [sides, (sides.1, sides.0)].contains { sides in
          width == sides.0 && bars.contains(sides.1 - height)
        }
      }
    }
  }
}

// Images that no device shows.
extension AppFacts {
  private var hasEntries: Bool {
    info.map { info in info.idioms.contains { info.launchImages[$0] != nil } } ?? false
  }

  /// The reason why no device shows the image; `nil` if a device may show it.
  func staleIssue(of image: FoundImage) -> ImageIssue? {
    if let set = image.set {
      let name = String(set.lastPathName.dropLast(".launchimage".count))
      let used = catalogs.map(\.name)
      if let first = used.first, !used.contains(name) {
        return .stale("the project uses the set \(first)")
      }
      if image.uses.isEmpty { return .stale("no slot of its set names it") }
    } else if hasEntries, image.uses.allSatisfy({ $0.origin == .name }), !image.uses.isEmpty {
      return .stale("no entry of UILaunchImages names it")
    }
    let issues = image.uses.map { staleIssue(of: $0) }
    return issues.contains(nil) ? nil : issues.first ?? nil
  }

  private func staleIssue(of use: ImagePurpose) -> ImageIssue? {
    switch use.system {
    case .other(let name): return .otherSystem(name)
    case .beforeEntries: return .beforeEntries
    case .from, nil: break
    }
    if use.origin != .loadedEntry, use.idiom != .pad, use.scale == .one, !isForPads(use) {
      return .beforeEntries
    }
    guard let info else { return nil }
    if let idiom = use.idiom, info.families?.contains(idiom) == false {
      return .stale("the app is not for \(idiom.devices)")
    }
    guard let points = use.points, let minimumOS = info.minimumOS else { return nil }
    let hasDevice = DeviceModel.all.contains { device in
      device.display.points == points && device.runs(from: minimumOS)
        && use.scale.map { $0.rawValue <= device.display.scale.rawValue } ?? true
    }
    return hasDevice
      ? nil : .stale("no device with iOS \(minimumOS) or later has its screen")
  }

  private func isForPads(_ use: ImagePurpose) -> Bool {
    use.points.map { points in
      Display.all.contains { $0.idiom == .pad && $0.points == points }
    } ?? true
  }
}
