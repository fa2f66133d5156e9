/// The content of the screen during a launch.
public enum LaunchOutcome: Hashable, Sendable {
  /// A launch storyboard or UILaunchScreen. The value is the key that iOS reads.
  case launchScreen(LaunchScreenKey)
  case image(ChosenImage)
  /// An image for the screen of another iPhone or iPad. The app runs in the frame of an older device,
  /// with black bars or scaled up.
  /// Source: shipped apps; documented nowhere.
  case letterboxed(ChosenImage)
  /// A file that iOS finds by its name alone. iOS tries the names in order.
  case namedFile(files: [String])
  case blank(BlankReason)

  /// The entry that iOS picks, and the file names that iOS tries for the entry, in order.
  public struct ChosenImage: Hashable, Sendable {
    /// The entry's index, from 0, in the UILaunchImages that the device reads.
    public var index: Int
    public var entry: LaunchImageEntry
    public var files: [String]
    public var fit: Fit
  }

  /// How well an entry fits a launch.
  public enum Fit: Hashable, Sendable {
    case exact
    /// The entry has the size of another screen.
    case nearest
    /// The entry is for portrait and the launch is in landscape, or the reverse. iOS 9 and later
    /// show the image nevertheless.
    /// Source: shipped apps (cocos2d-x issue 15370, Kodi). TN2244, written for iOS 8, says that the
    /// screen stays blank.
    case otherOrientation
  }

  /// Why the screen stays blank.
  public enum BlankReason: Hashable, Sendable {
    /// UILaunchImages is empty, or iOS skips every entry.
    case noUsableEntry
    /// Every entry requires a newer iOS, at least `lowest`.
    case systemTooOld(lowest: OSVersion)
    /// On iOS 7 and 8, no entry is for the launch orientation.
    case orientation(InterfaceOrientation)
    /// None of the files that iOS tries for the entry exists.
    case noFile(ChosenImage)
  }

  /// The entry that iOS picks, even if no file for the entry exists; `nil` if iOS picks no entry.
  public var chosen: ChosenImage? {
    switch self {
    case .image(let image), .letterboxed(let image), .blank(.noFile(let image)): image
    case .launchScreen, .namedFile, .blank: nil
    }
  }

  /// Picks the launch image as <doc:HowIOSPicksALaunchImage> describes.
  ///
  /// Sizes are compared before minimum OS versions. TN2244 implies this: on an iPhone 5 with iOS 8,
  /// entries of the iPhone 5's size for 7.0 must win over entries of other sizes for 8.0. An
  /// entry without a file for the screen's scale loses to an entry with such a file. Asset catalogs
  /// imply this: for the XR and the XS Max, Xcode writes two entries of the same size. The files of
  /// these entries have different scales.
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
      self = .namedFile(files: info.filesWithoutEntries(on: device.display, orientation))
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
    if situation.system >= OSVersion(9, 0), best?.lacksFile != false,
      let other = EntryCandidate.best(of: known), best == nil || !other.lacksFile
    {
      self = other.outcome(isForOrientation: false)
    } else {
      self = best?.outcome(isForOrientation: true) ?? .blank(.orientation(orientation))
    }
  }
}
