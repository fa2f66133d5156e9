public import LaunchRules

/// Which parts of Xcode projects to read, and facts to assume about the apps.
public struct LoadOptions: Hashable, Sendable {
  public enum Configuration: Hashable, Sendable {
    case all
    /// The default configuration, which Xcode builds if none is named.
    case standard
    case named(String)
  }

  /// The name of the target to read; `nil` for all application targets.
  public var target: String?
  public var configuration = Configuration.all
  /// Whether files outside of the project's folder may be read.
  public var allowsOutside = false

  /// Facts about the apps that override their Info.plist files.
  public var assumptions = Assumptions()

  public init() {}
}

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
