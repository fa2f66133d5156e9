/// How an artwork's samples become linear light of sRGB's primaries.
///
/// The conversion is a part of the step to linear light, so that no sample is rounded on the way,
/// no converted copy of the artwork is held, and sRGB costs nothing more.
package enum ColorConversion: Sendable {
  /// The samples are sRGB: its transfer function is all.
  case none
  /// Gray: the light of each sample, 256 or 65536 values; ``SRGBTransfer/one`` is 1.0.
  case levels(ContiguousArray<Int16>)
  /// RGB: a curve for each channel, and a matrix. Nearly every profile of a display is this.
  case matrix(ColorMatrix)
  /// RGB: whatever the profile says, pixel by pixel.
  case pixels(any PixelConverter)

  /// Whether samples mean what they do in sRGB.
  package var isNone: Bool { if case .none = self { true } else { false } }
}
