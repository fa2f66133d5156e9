/// A key of the root dictionary, and its new value.
public struct KeyChange: Hashable, Sendable {
  public let key: String
  /// The new value; `nil` if the key is removed.
  public let value: PropertyListValue?

  package init(key: String, value: PropertyListValue?) {
    self.key = key
    self.value = value
  }
}
