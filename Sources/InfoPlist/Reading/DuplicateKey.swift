/// A key that a dictionary has more than once. Which of the values counts depends on who reads.
public struct DuplicateKey: Hashable, Sendable {
  public let key: String
  /// The lines of the key, in order; empty in a binary property list.
  public let lines: [Int]
  /// Whether the dictionary is the property list's root.
  public let isInRoot: Bool
}
