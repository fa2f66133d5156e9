/// Decides whether a color space is so close to sRGB that it is treated as sRGB, whatever its name.
enum SRGBLikeness {
  /// Largest difference between a sample and the sRGB sample with the same light, both from 0
  /// through 1. Each vendor's sRGB profile rounds the curve and the primaries differently. The most
  /// common one, from Hewlett-Packard, is off by 1.4 of 255 for a few dark colors.
  static let tolerance: Float = 1.5 / 255

  /// The sRGB sample of a linear light, clipped to 0 through 1.
  static func sample(of light: Float) -> Float {
    Float(SRGBTransfer.encode(Double(min(max(light.isFinite ? light : 0, 0), 1))))
  }
}
