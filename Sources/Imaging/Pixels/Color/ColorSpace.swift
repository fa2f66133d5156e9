/// The color space that a file declares for its samples.
package enum ColorSpace: Equatable, Sendable {
  case sRGB
  case profile(ContiguousArray<UInt8>)
  case codePoints(ColorCodePoints)
  /// Samples are light to the power of `gamma` (0.45455, for example); `nil` means sRGB's transfer
  /// function. Without chromaticities, the primaries are sRGB's.
  case gamma(Double?, Chromaticities?)
}
