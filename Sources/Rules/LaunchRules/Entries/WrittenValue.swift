/// A value of an entry in Info.plist that should be a string, but may be missing or have another
/// type.
public enum WrittenValue: Hashable, Sendable {
  case missing
  case text(String)
  /// A value of another type; `kind` describes it: "a number".
  case other(kind: String)
}
