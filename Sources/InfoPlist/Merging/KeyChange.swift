/// A key of the root dictionary, and its new value.
public struct KeyChange: Hashable, Sendable {
  public let key: String
  public let value: PropertyListValue
}
