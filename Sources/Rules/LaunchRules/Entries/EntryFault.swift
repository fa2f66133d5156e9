/// Why iOS skips an entry of UILaunchImages.
///
/// Sources: Information Property List Key Reference; decompiled system code.
public enum EntryFault: Error, Equatable, Sendable, CustomStringConvertible {
  case noDictionary
  /// The required name is missing or empty.
  case noName
  case noMinimumOS
  case unreadableMinimumOS(found: String)
  case unknownOrientation(found: String)
  /// iOS reads the size as zero, because the text does not have the form `{320, 568}`.
  case noSize(found: String)
  /// A landscape entry is wider than high, and the app was built with an SDK before the iOS 9 SDK.
  case wideSize(PointSize)
  /// A value contains a build variable, so whether iOS skips the entry is unknown.
  case buildVariable(found: String)

  /// The reason, to be printed after "it is skipped: ".
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
      "UILaunchImageSize \(size.propertyListText) is wider than high, which iOS accepts only in "
        + "apps built with the iOS 9 SDK or later"
    case .buildVariable(let found): "\(found) is known only after the build"
    }
  }
}
