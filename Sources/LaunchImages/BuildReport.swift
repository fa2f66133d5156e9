/// What a build made.
public struct BuildReport: Hashable, Sendable {
  public let plan: BuildPlan
  /// What messages call the artwork.
  public let artworkName: String
  /// In the plan's order.
  public let images: [ImageReport]
  public let warnings: [BuildWarning]
}
