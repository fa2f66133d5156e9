/// The format of a property list file. JSON and old-style (OpenStep) files are not read.
public enum PropertyListFormat: String, Hashable, Sendable {
  case xml
  case binary
}
