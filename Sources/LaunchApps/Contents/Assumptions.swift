public import LaunchRules

/// Facts about an app from outside its Info.plist, which they override.
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
