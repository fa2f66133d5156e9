/// How much time to spend on making files small. The pixels are always the same.
public enum Compression: String, Sendable, CaseIterable {
  /// Takes the least time.
  case fast
  /// Does everything that saves bytes at little cost.
  case balanced
  /// Does everything that saves bytes.
  case best
}
