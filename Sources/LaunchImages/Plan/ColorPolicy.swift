/// What becomes of an artwork's color space.
public enum ColorPolicy: String, Hashable, Sendable, CaseIterable {
  /// Colors are converted to sRGB, and images say that they are sRGB.
  case sRGB = "srgb"
  /// Samples stay as they are, and images say of them what the artwork said, or nothing.
  case preserve
}
