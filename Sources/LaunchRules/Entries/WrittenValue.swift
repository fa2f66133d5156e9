/// A value of Info.plist that should be a string, as it is found.
public enum WrittenValue: Hashable, Sendable {
  case missing
  case text(String)
  /// Something else; `kind` is the word for it: "a number".
  case other(kind: String)
}
