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
}
