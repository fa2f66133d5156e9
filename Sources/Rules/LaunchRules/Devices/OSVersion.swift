/// A version of iOS: its major and minor number, as in UILaunchImageMinimumOSVersion.
public struct OSVersion: Hashable, Sendable {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }
}

extension OSVersion: CustomStringConvertible {
  /// The major and minor number: `8.0`.
  public var description: String { "\(major).\(minor)" }
}

extension OSVersion: Comparable {
  public static func < (first: OSVersion, second: OSVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}
