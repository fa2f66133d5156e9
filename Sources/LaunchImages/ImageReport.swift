/// A launch image that was made.
public struct ImageReport: Hashable, Sendable {
  public let plan: ImagePlan
  /// Bytes in the file.
  public let bytes: Int
}
