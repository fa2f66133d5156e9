/// A target of an Xcode project in one configuration.
public struct ProjectBuild: Hashable, Sendable {
  /// The path of the .xcodeproj.
  public let project: String
  package let file: String
  public let target: String
  public let configuration: String
  /// Whether this is the configuration that Xcode builds if none is named.
  public let isDefault: Bool
}
