/// How the artwork's color space is handled.
public enum ColorPolicy: String, Hashable, Sendable, CaseIterable {
  /// Colors are converted to sRGB, and the images are tagged as sRGB.
  case sRGB = "srgb"
  /// Samples are not converted, and the images get the artwork's color tags, if it has any.
  case preserve
}
