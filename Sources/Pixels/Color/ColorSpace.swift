/// What a file says that its samples mean.
package enum ColorSpace: Hashable, Sendable {
  case sRGB
  /// An ICC profile.
  case profile(ContiguousArray<UInt8>)
  case codePoints(ColorCodePoints)
  /// Samples are light to the power of `gamma` (0.45455, for example); `nil` is sRGB's transfer
  /// function. Without chromaticities the primaries are sRGB's.
  case gamma(Double?, Chromaticities?)
}
