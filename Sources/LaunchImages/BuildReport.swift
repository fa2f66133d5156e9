/// What a build made.
public struct BuildReport: Hashable, Sendable {
  public let plan: BuildPlan
  /// What messages call the artwork.
  public let artworkName: String
  /// In the plan's order.
  public let images: [ImageReport]
  /// Of the launch file; in its plan's order.
  public let catalogImages: [ImageReport]
  public let warnings: [BuildWarning]
}
