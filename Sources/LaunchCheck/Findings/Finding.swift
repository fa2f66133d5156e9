/// A fault that a rule has found.
public struct Finding: Hashable, Sendable, Encodable {
  public var path: String
  /// From 1; `nil` in binary property lists and images, and where something is missing.
  public var line: Int?
  public var level: Level
  /// What is wrong, why, and what to do, in one line.
  public var message: String
  public var rule: String
}
