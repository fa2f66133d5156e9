/// What the screen shows during a launch.
public enum LaunchOutcome: Hashable, Sendable {
  /// A launch storyboard or screen; launch images are ignored.
  case launchScreen(LaunchScreenKey)
  case image(ChosenImage)
  /// An image for another screen. iOS 8 and earlier run the app in the size of that screen, with
  /// black bars.
  case letterboxed(ChosenImage)
  /// A file that iOS finds by its name alone, because UILaunchImages is missing.
  case namedFile(files: [String])
  case blank(BlankReason)

  /// The entry that iOS picks, and its possible files.
  public struct ChosenImage: Hashable, Sendable {
    /// The position in the array that the device uses, from 0.
    public var index: Int
    public var entry: LaunchImageEntry
    /// The file names that iOS tries, in order.
    public var files: [String]
  }

  /// Why the screen stays blank.
  public enum BlankReason: Hashable, Sendable {
    /// The array is empty, or iOS skips every entry.
    case noUsableEntry
    /// Every entry requires a newer iOS.
    case systemTooOld(lowest: OSVersion)
    /// No entry is for the launch orientation.
    case orientation(InterfaceOrientation)
    /// The name contains a dot, so iOS finds no file.
    ///
    /// Source: DECOMP (known from decompiled system code, not from Apple's documents).
    case nameHasDot(String)
  }

  /// The image that iOS picks, letterboxed or not; `nil` for other outcomes.
  public var chosen: ChosenImage? {
    switch self {
    case .image(let image), .letterboxed(let image): image
    case .launchScreen, .namedFile, .blank: nil
    }
  }
}
