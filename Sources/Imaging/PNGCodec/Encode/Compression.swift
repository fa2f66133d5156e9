/// How much time to spend on making files small. The pixels are always the same.
public enum Compression: String, Sendable, CaseIterable {
  /// Tries few encodings, and takes the least time.
  case fast
  /// Tries all encodings that often save bytes and take little time; the default.
  case balanced
  /// Tries every encoding that may save bytes, which takes much longer.
  case best
}
