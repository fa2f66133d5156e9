/// A key of the root dictionary, and the value that it gets.
public struct KeyChange: Hashable, Sendable {
  public let key: String
  public let value: PropertyListValue
}
