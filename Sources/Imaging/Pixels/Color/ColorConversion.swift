/// How an artwork's samples become linear light with sRGB's primaries.
///
/// The conversion is part of the step to linear light: no sample is rounded on the way, no
/// converted copy of the artwork is kept in memory, and sRGB costs nothing extra.
package enum ColorConversion: Sendable {
  /// The samples are sRGB: only its transfer function is applied.
  case none
  /// Gray: the linear light of each of the 256 or 65536 sample values; ``SRGBTransfer/one`` is 1.0.
  case levels(ContiguousArray<Int16>)
  /// RGB: a curve for each channel, then a matrix. Nearly every display profile has this form.
  case matrix(ColorMatrix)
  /// RGB: any other profile, applied pixel by pixel.
  case pixels(any PixelConverter)

  /// Whether the samples are already sRGB.
  package var isNone: Bool { if case .none = self { true } else { false } }
}
