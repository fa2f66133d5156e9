/// Why iOS skips an entry of UILaunchImages.
public enum EntryFault: Error, Hashable, Sendable {
  /// The element of the array is no dictionary.
  case noDictionary
  /// Source: UILaunchImageName is required (Information Property List Key Reference).
  case noName
  /// Source: UILaunchImageMinimumOSVersion is required (the same); that such an entry is skipped
  /// is DECOMP (known from decompiled system code, not from Apple's documents).
  case noMinimumOS
  case unreadableMinimumOS(found: String)
  /// Source: the values are in the same reference; that others are skipped is DECOMP.
  case unknownOrientation(found: String)
  /// The size is read as zero. Source: DECOMP.
  case noSize(found: String)
  /// A Landscape entry that is wider than high, in an app built before the SDK of iOS 9.
  ///
  /// Source: DECOMP.
  case wideSize(PointSize)

  /// Apps built with it keep Landscape entries that are wider than high.
  public static let firstSDKWithWideSizes = OSVersion(9, 0)
}

extension EntryFault: CustomStringConvertible {
  /// Words that follow "it is skipped: ".
  public var description: String {
    switch self {
    case .noDictionary: "it is not a dictionary"
    case .noName: "UILaunchImageName is missing or empty"
    case .noMinimumOS: "UILaunchImageMinimumOSVersion is missing"
    case .unreadableMinimumOS(let found):
      "UILaunchImageMinimumOSVersion is \(found), not a version such as 7.0"
    case .unknownOrientation(let found):
      "UILaunchImageOrientation is \(found), not one of "
        + LaunchImageOrientation.allCases.map(\.rawValue).joined(separator: ", ")
    case .noSize(let found): "UILaunchImageSize is \(found), not a size such as {320, 568}"
    case .wideSize(let size):
      "UILaunchImageSize \(size.propertyListText) is wider than high, which apps built before "
        + "the iOS 9 SDK must not have"
    }
  }
}
