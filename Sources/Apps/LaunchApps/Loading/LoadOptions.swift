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
