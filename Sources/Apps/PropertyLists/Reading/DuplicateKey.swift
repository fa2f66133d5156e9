/// A key that appears more than once in a dictionary. Which value counts depends on the program
/// that reads the file.
public struct DuplicateKey: Hashable, Sendable {
  public let key: String
  /// The lines of the key, in order; empty in a binary property list.
  public let lines: [Int]
  /// Whether the dictionary is the property list's root.
  public let isInRoot: Bool
}
