public import LaunchRules

/// Facts about an app that come from outside its Info.plist, and override it.
public struct Assumptions: Hashable, Sendable {
  /// The SDK that the app is built with; `nil` to use the one in Info.plist.
  public var sdk: OSVersion?
  /// The deployment target; `nil` to use the one in Info.plist.
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
