internal import Pixels

/// When a color space is sRGB, whatever it is called.
enum SRGBLikeness {
  /// From 0 through 1. Profiles of sRGB round its curve and its primaries each in their own way;
  /// that of Hewlett-Packard, which most files have, is off by 1.4 of 255 for a few dark colors.
  static let tolerance: Float = 1.5 / 255

  /// The sRGB sample of a light, clipped to 0 through 1.
  static func sample(of light: Float) -> Float {
    Float(SRGBTransfer.encode(Double(min(max(light.isFinite ? light : 0, 0), 1))))
  }
}
