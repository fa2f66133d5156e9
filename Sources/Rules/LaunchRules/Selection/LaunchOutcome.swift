/// The content of the screen during a launch.
public enum LaunchOutcome: Hashable, Sendable {
  /// A launch storyboard or a launch screen in Info.plist, by the key that iOS reads. Launch images
  /// are ignored.
  case launchScreen(LaunchScreenKey)
  case image(ChosenImage)
  /// An image for another screen of an iPhone. The app runs in the frame of an older iPhone, with
  /// black bars or scaled up.
  ///
  /// Source: shipped apps, on iOS 8 and earlier and, without a launch storyboard, on every iPhone
  /// with a new screen since; documented nowhere.
  case letterboxed(ChosenImage)
  /// A file that iOS finds by its name alone, because UILaunchImages is missing. `files` lists the
  /// names that iOS tries, in order.
  case namedFile(files: [String])
  case blank(BlankReason)

  /// The entry that iOS picks, and the names that its file can have.
  public struct ChosenImage: Hashable, Sendable {
    /// The entry's index, from 0, in the UILaunchImages that the device reads.
    public var index: Int
    public var entry: LaunchImageEntry
    /// The file names that iOS tries, in order.
    public var files: [String]
    public var fit: Fit
  }

  /// How well an entry fits a launch.
  public enum Fit: Hashable, Sendable {
    /// The entry has the screen's size, and is for the launch orientation.
    case exact
    /// The entry has the size of another screen.
    case nearest
    /// The entry is for the other pair of orientations: portrait instead of landscape, or the
    /// reverse. iOS 9 and later have been observed to show it; whether it appears turned depends on
    /// its pixels.
    ///
    /// Source: shipped apps (cocos2d-x issue 15370, Kodi); TN2244, from the time of iOS 8, says
    /// that the screen stays blank.
    case otherOrientation
  }

  /// Why the screen stays blank.
  public enum BlankReason: Hashable, Sendable {
    /// UILaunchImages is empty, or iOS skips every entry.
    case noUsableEntry
    /// Every entry requires a newer iOS; `lowest` is the lowest version that an entry requires.
    case systemTooOld(lowest: OSVersion)
    /// No entry is for the launch orientation, on iOS 7 and 8.
    case orientation(InterfaceOrientation)
    /// None of the files that iOS tries for the entry exists.
    case noFile(ChosenImage)
  }

  /// The entry that iOS picks, whether or not it finds a file for it; `nil` for other outcomes.
  public var chosen: ChosenImage? {
    switch self {
    case .image(let image), .letterboxed(let image), .blank(.noFile(let image)): image
    case .launchScreen, .namedFile, .blank: nil
    }
  }

  /// Picks the launch image as iOS does.
  ///
  /// 1. If Info.plist has a launch storyboard or screen that this iOS knows, launch images are
  ///    ignored.
  /// 2. Entries that cannot be read, or whose minimum OS is above this iOS, are skipped.
  /// 3. Entries for the other pair of orientations (portrait at a landscape launch, or the reverse)
  ///    are skipped. Since iOS 9, they have been observed to appear if no entry for the launch
  ///    orientation has a file.
  /// 4. The entry whose size is nearest to the screen wins. Ties go to the highest minimum OS, then
  ///    to the entry with a file for the screen's scale, then to the first entry. If no entry has
  ///    exactly the screen's size, an iPhone app is letterboxed.
  ///
  /// Source: decompiled system code. TN2244 implies that sizes are compared before minimum OS
  /// versions: on an iPhone 5 with iOS 8, its entries for 7.0 must not lose to entries for 8.0.
  /// Asset catalogs imply that entries without a file for the scale do not compete: they give XR
  /// and XS Max one entry each of the same size.
  init(
    _ info: LaunchInfo, _ situation: LaunchSituation, orientation: InterfaceOrientation,
    _ candidates: [EntryCandidate]?
  ) {
    let device = situation.device
    if let key = info.launchScreenKey(for: device.idiom, situation.system) {
      self = .launchScreen(key)
      return
    }
    guard situation.system >= .firstWithEntries, let readable = candidates else {
      self = .namedFile(files: Self.files(info, device, orientation))
      return
    }
    guard let lowest = readable.map(\.entry.minimumOS).min() else {
      self = .blank(.noUsableEntry)
      return
    }
    let known = readable.filter { $0.entry.minimumOS <= situation.system }
    if known.isEmpty {
      self = .blank(.systemTooOld(lowest: lowest))
      return
    }
    let matching = known.filter { $0.entry.orientation.matches(orientation) }
    let best = EntryCandidate.best(of: matching)
    if let best, !best.lacksFile || situation.system < Self.firstWithOtherOrientations {
      self = best.outcome(isForOrientation: true)
    } else if situation.system >= Self.firstWithOtherOrientations,
      let other = EntryCandidate.best(of: known), best == nil || !other.lacksFile
    {
      self = other.outcome(isForOrientation: false)
    } else {
      self = best?.outcome(isForOrientation: true) ?? .blank(.orientation(orientation))
    }
  }

  private static let firstWithOtherOrientations = OSVersion(9, 0)

  private static func files(
    _ info: LaunchInfo, _ device: DeviceModel, _ orientation: InterfaceOrientation
  ) -> [String] {
    info.namesWithoutEntries(on: device.display, orientation).flatMap {
      LaunchImageEntry.fileNames(of: $0, scale: device.display.scale, idiom: device.idiom)
    }
  }
}
