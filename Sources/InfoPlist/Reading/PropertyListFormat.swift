/// How a property list is written.
public enum PropertyListFormat: String, Hashable, Sendable {
  case xml
  case binary
}
