/// What to read of Xcode projects.
public struct LoadOptions: Hashable, Sendable {
  public enum Configuration: Hashable, Sendable {
    case all
    /// The one that is built where none is named.
    case standard
    case named(String)
  }

  /// The name of a target; `nil` for all that make an application.
  public var target: String?
  public var configuration = Configuration.all
  /// Whether files outside of the project's folder may be read.
  public var allowsOutside = false

  /// What is known of the apps beside their files.
  public var assumptions = Assumptions()

  public init() {}
}
