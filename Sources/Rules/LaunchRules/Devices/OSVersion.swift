/// A version of iOS: its major and minor number, as in UILaunchImageMinimumOSVersion.
public struct OSVersion: Hashable, Sendable, CustomStringConvertible, Comparable {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (first: OSVersion, second: OSVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }

  /// Reads `8`, `8.0` or `8.0.1`, ignoring the third number; `nil` for any other text.
  public init?(parsing text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } && part.count < 5 ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// The first iOS that reads UILaunchImages.
  /// Source: Information Property List Key Reference, "UILaunchImages".
  public static let firstWithEntries = OSVersion(7, 0)
  /// The first iOS that supports colors of asset catalogs.
  public static let firstWithNamedColors = OSVersion(11, 0)

  /// The newest version of iOS that the tables in this module cover.
  public static let latest = OSVersion(27, 1)

  /// The first release of each major version since iOS 7. After iOS 18 came iOS 26.
  public static let majorReleases = ((7...18) + [26, 27]).map { OSVersion($0, 0) }
}
