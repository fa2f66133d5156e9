/// What a launch shows.
public enum LaunchOutcome: Hashable, Sendable {
  /// A launch storyboard or screen: launch images are not looked at.
  case launchScreen(LaunchScreenKey)
  case image(ChosenImage)
  /// iOS 8 and below runs the app in the size of another screen.
  case letterboxed(ChosenImage)
  /// No UILaunchImages: the older way, by name alone.
  case namedFile(files: [String])
  case blank(BlankReason)

  /// An entry, and the files that it leads to.
  public struct ChosenImage: Hashable, Sendable {
    /// Its place in the array that counts on the device.
    public var index: Int
    public var entry: LaunchImageEntry
    /// The names that iOS tries in turn.
    public var files: [String]
  }

  /// Why nothing is shown.
  public enum BlankReason: Hashable, Sendable {
    /// The array is empty, or every entry is skipped.
    case noUsableEntry
    /// Every entry needs a newer iOS.
    case systemTooOld(lowest: OSVersion)
    /// No entry is for the launch orientation.
    case orientation(InterfaceOrientation)
    /// A dot in the name breaks the lookup.
    ///
    /// Source: DECOMP (known from decompiled system code, not from Apple's documents).
    case nameHasDot(String)
  }

  /// The image, letterboxed or not.
  public var chosen: ChosenImage? {
    switch self {
    case .image(let image), .letterboxed(let image): image
    case .launchScreen, .namedFile, .blank: nil
    }
  }
}
