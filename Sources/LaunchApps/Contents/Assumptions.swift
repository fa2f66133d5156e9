public import LaunchRules

/// What is known of an app beside its Info.plist, and counts before it.
public struct Assumptions: Hashable, Sendable {
  /// The SDK that the app is built with.
  public var sdk: OSVersion?
  /// The deployment target.
  public var minimumOS: OSVersion?

  public init(sdk: OSVersion? = nil, minimumOS: OSVersion? = nil) {
    self.sdk = sdk
    self.minimumOS = minimumOS
  }

  func applied(to info: LaunchInfo) -> LaunchInfo {
    var info = info
    info.sdk = sdk ?? info.sdk
    info.minimumOS = minimumOS ?? info.minimumOS
    return info
  }
}
