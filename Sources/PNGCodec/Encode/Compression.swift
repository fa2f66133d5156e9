/// How much time to give to small files. Whatever is chosen, the pixels are the same.
public enum Compression: String, Sendable, CaseIterable {
  /// The least time.
  case fast
  /// All that pays at little cost.
  case balanced
  /// All that pays.
  case best
}
