package enum ColorSpace: Equatable, Sendable {
  case sRGB
  case profile(ContiguousArray<UInt8>)
  case codePoints(ColorCodePoints)
  /// Samples are light to the power of `gamma` (0.45455, for example); `nil` means sRGB's transfer
  /// function. Without chromaticities, the primaries are sRGB's.
  case gamma(Double?, Chromaticities?)
}

/// A color space as code points of ITU-T H.273, which PNG stores in the cICP chunk.
package struct ColorCodePoints: Equatable, Sendable {
  /// ColourPrimaries: 1 is BT.709's and sRGB's, 9 BT.2020's, 12 Display P3's.
  package var primaries: UInt8
  /// TransferCharacteristics: 1 is BT.709's, 13 sRGB's, 16 PQ, 18 HLG.
  package var transfer: UInt8
  /// Whether black is 0 and white the highest sample value; otherwise black is 16 and white 235 of
  /// 255.
  package var isFullRange: Bool

  package init(primaries: UInt8, transfer: UInt8, isFullRange: Bool) {
    self.primaries = primaries
    self.transfer = transfer
    self.isFullRange = isFullRange
  }

  /// BT.2100 PQ, which is HDR.
  package static let pq = ColorCodePoints(primaries: 9, transfer: 16, isFullRange: true)
  package static let sRGB = ColorCodePoints(primaries: 1, transfer: 13, isFullRange: true)
}
