/// A value of Info.plist that should be a string, but need not be one.
public enum WrittenValue: Hashable, Sendable {
  case missing
  case text(String)
  /// A value of another type; `kind` describes it: "a number".
  case other(kind: String)
}
