internal import CPixelKernels

/// sRGB's piecewise transfer function (IEC 61966-2-1), exact and as tables.
///
/// Linear light is stored in 14 bits: 1.0 is 16383. A signed 16-bit sample then has room for light
/// up to 2.0. Filters with negative lobes need this room, because they overshoot. Every 8-bit
/// sample has a different linear light, so a color that is not mixed with other colors comes back
/// unchanged.
package struct SRGBTransfer: Sendable {
  /// The stored value of the linear light 1.0.
  package static let one = 16383

  /// Linear light of each 8-bit sample value.
  package let linear8: ContiguousArray<Int16>

  /// The 8-bit sample nearest to each linear light from 0 through ``one``.
  package let encoded: ContiguousArray<UInt8>

  package init() {
    let one = Double(Self.one)
    linear8 = ContiguousArray(
      (0...255).map { Int16((Self.linear(Double($0) / 255) * one).rounded()) })
    var encoded = ContiguousArray<UInt8>(repeating: 0, count: Self.one + 1)
    // The 255 borders between samples take fewer calls of `pow` than the 16384 entries.
    let borders = (1...255).map { Self.linear((Double($0) - 0.5) / 255) * one }
    var sample = 0
    for index in encoded.indices {
      while sample < 255 && Double(index) >= borders[sample] { sample += 1 }
      encoded[index] = UInt8(sample)
    }
    self.encoded = encoded
  }

  /// The tables, made once.
  package static let shared = SRGBTransfer()

  /// Linear light of each 16-bit sample value. The table takes 65536 calls of `pow`, so it is made
  /// only once.
  package static let linear16 = ContiguousArray(
    (0...65535).map { Int16((linear(Double($0) / 65535) * Double(one)).rounded()) })

  /// The sample 255 in fixed point with 8 bits of fraction, as in ``CompositionTables/values``.
  package static let largestValue = 255 << 8

  /// The linear light of an sRGB value; both from 0 through 1.
  package static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The sRGB value of a linear light; both from 0 through 1.
  package static func encode(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

/// Tables that convert an artwork's samples to the kernels' 16-bit samples, and the kernels'
/// samples to 8 bits.
struct SampleTables: Sendable {
  /// The kernels' sample for each sample value of the artwork: 256 or 65536 entries.
  let decoded: ContiguousArray<Int16>
  /// The kernels' sample for each alpha value of the artwork. Alpha is linear.
  let decodedAlpha: ContiguousArray<Int16>
  /// The 8-bit sample for each of the kernels' samples, which are first clamped to 0 through
  /// ``SRGBTransfer/one``.
  let encoded: ContiguousArray<UInt8>

  /// Tables that convert through linear light, for images that mix pixels.
  static func linear(
    for samples: Raster.Samples, _ conversion: ColorConversion = .none
  ) -> SampleTables {
    let transfer = SRGBTransfer.shared
    let last = if case .bits8 = samples { 255 } else { 65535 }
    let decoded =
      switch conversion {
      case .levels(let light): light
      // A converter's output has 16 bits, whatever its input has.
      case .pixels: SRGBTransfer.linear16
      case .none, .matrix: last == 255 ? transfer.linear8 : SRGBTransfer.linear16
      }
    return SampleTables(
      decoded: decoded, decodedAlpha: ramp(to: SRGBTransfer.one, last: last),
      encoded: transfer.encoded)
  }

  /// Tables that round 16-bit samples to 8 bits, for images that mix no pixels. 8-bit samples need
  /// no such tables: they pass through linear light unchanged.
  static let rounded16 = SampleTables(
    decoded: ramp(to: 255, last: 65535), decodedAlpha: [],
    encoded: ContiguousArray((0...SRGBTransfer.one).map { UInt8(min($0, 255)) }))

  private static func ramp(to top: Int, last: Int) -> ContiguousArray<Int16> {
    ContiguousArray((0...last).map { Int16(($0 * top * 2 + last) / (2 * last)) })
  }
}
