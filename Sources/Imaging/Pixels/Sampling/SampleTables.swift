/// Tables from an artwork's samples to the kernels' 16-bit samples, and from the kernels' samples
/// to 8-bit samples.
struct SampleTables: Sendable {
  /// The kernels' sample for each sample value of the artwork: 256 or 65536 entries.
  let decoded: ContiguousArray<Int16>
  /// The kernels' sample for each alpha value of the artwork, which is linear.
  let decodedAlpha: ContiguousArray<Int16>
  /// The 8-bit sample for each sample of the kernels, clamped to 0 through ``SRGBTransfer/one``.
  let encoded: ContiguousArray<UInt8>

  /// Tables that convert through linear light, for images that mix pixels.
  static func linear(
    for samples: Raster.Samples, _ conversion: ColorConversion = .none
  ) -> SampleTables {
    let transfer = SRGBTransfer()
    let last = if case .bits8 = samples { 255 } else { 65535 }
    let decoded =
      switch conversion {
      case .levels(let light): light
      // A converter's output has 16 bits, whatever its input has.
      case .pixels: SRGBTransfer.linear16()
      case .none, .matrix: last == 255 ? transfer.linear8 : SRGBTransfer.linear16()
      }
    return SampleTables(
      decoded: decoded, decodedAlpha: ramp(to: SRGBTransfer.one, last: last),
      encoded: transfer.encoded)
  }

  /// Tables that round 16-bit samples to 8 bits without linear light, for images that mix no
  /// pixels. (8-bit samples pass through linear light unchanged.)
  static let rounded16 = SampleTables(
    decoded: ramp(to: 255, last: 65535), decodedAlpha: [],
    encoded: ContiguousArray((0...SRGBTransfer.one).map { UInt8(min($0, 255)) }))

  private static func ramp(to top: Int, last: Int) -> ContiguousArray<Int16> {
    ContiguousArray((0...last).map { Int16(($0 * top * 2 + last) / (2 * last)) })
  }
}
