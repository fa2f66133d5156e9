/// The format of a property list file.
public enum PropertyListFormat: String, Hashable, Sendable {
  case xml
  case binary
}
