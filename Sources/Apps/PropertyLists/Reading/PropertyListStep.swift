/// One step from a property list's root to a value: a dictionary's key, or an array's index.
public enum PropertyListStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

extension PropertyListStep: ExpressibleByStringLiteral {
  public init(stringLiteral key: String) { self = .key(key) }
}

extension PropertyListStep: ExpressibleByIntegerLiteral {
  public init(integerLiteral index: Int) { self = .index(index) }
}
