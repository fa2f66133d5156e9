/// A key of the root dictionary, and its new value.
public struct KeyChange: Hashable, Sendable {
  public let key: String
  public let value: PropertyListValue

  package init(key: String, value: PropertyListValue) {
    self.key = key
    self.value = value
  }
}
