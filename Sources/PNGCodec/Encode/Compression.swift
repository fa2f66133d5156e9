/// How much time to spend on making files small. The pixels are always the same.
public enum Compression: String, Sendable, CaseIterable {
  /// The least time.
  case fast
  /// Everything that saves bytes at little cost.
  case balanced
  /// Everything that saves bytes.
  case best
}
