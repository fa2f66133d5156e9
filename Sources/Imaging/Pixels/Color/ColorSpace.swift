internal import CPixelKernels

package enum ColorSpace: Equatable, Sendable {
  case sRGB
  case profile(ContiguousArray<UInt8>)
  case codePoints(ColorCodePoints)
  /// The first value is the exponent, such as 0.45455, that turns light into a sample. `nil` means
  /// sRGB's transfer function. The second value is the primaries. `nil` means sRGB's primaries.
  case gamma(Double?, Chromaticities?)
}

/// A color space as code points of ITU-T H.273, which PNG stores in the cICP chunk.
package struct ColorCodePoints: Equatable, Sendable {
  /// ColourPrimaries: 1 is BT.709's and sRGB's, 9 BT.2020's, 12 Display P3's.
  package var primaries: UInt8
  /// TransferCharacteristics: 1 is BT.709's, 13 sRGB's, 16 PQ, 18 HLG.
  package var transfer: UInt8
  /// Whether black is 0 and white is the highest sample. If not, black is 16 of 255 and white is
  /// 235 of 255.
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

/// Converts an encoded sample to linear light, both from 0 through 1.
typealias TransferFunction = (Double) -> Double

extension ColorCodePoints {
  /// - Throws: for an unknown function, and for PQ and HLG, whose light exceeds a display's white.
  func transferFunction() throws(ColorError) -> TransferFunction {
    let light = try fullRangeFunction()
    return isFullRange ? light : { light(min(max(($0 * 255 - 16) / 219, 0), 1)) }
  }

  private func fullRangeFunction() throws(ColorError) -> TransferFunction {
    switch transfer {
    // BT.709, BT.601 and BT.2020; 11 and 12 are equal to these from 0 through 1.
    case 1, 6, 11, 12, 14, 15:
      return { $0 < 0.081 ? $0 / 4.5 : pow(($0 + 0.099) / 1.099, 1 / 0.45) }
    case 4: return { pow($0, 2.2) }
    case 5: return { pow($0, 2.8) }
    case 7: return { $0 < 0.0913 ? $0 / 4 : pow(($0 + 0.1115) / 1.1115, 1 / 0.45) }
    case 8: return { $0 }
    case 9: return { $0 <= 0 ? 0 : pow(10, 2 * ($0 - 1)) }
    case 10: return { $0 <= 0 ? 0 : pow(10, 2.5 * ($0 - 1)) }
    case 13: return SRGBTransfer.linear
    case 17: return { pow($0, 2.6) }
    default: throw HDRTransfer(rawValue: transfer)?.error ?? .codePoint(transfer)
    }
  }

  func chromaticities() throws(ColorError) -> Chromaticities {
    let d65: Chromaticities.Point = [0.3127, 0.3290]
    let illuminantC: Chromaticities.Point = [0.310, 0.316]
    let make = Chromaticities.init(white:red:green:blue:)
    return switch primaries {
    case 1: .sRGB
    case 4: make(illuminantC, [0.67, 0.33], [0.21, 0.71], [0.14, 0.08])
    case 5: make(d65, [0.64, 0.33], [0.29, 0.60], [0.15, 0.06])
    case 6, 7: make(d65, [0.630, 0.340], [0.310, 0.595], [0.155, 0.070])
    case 8: make(illuminantC, [0.681, 0.319], [0.243, 0.692], [0.145, 0.049])
    case 9: make(d65, [0.708, 0.292], [0.170, 0.797], [0.131, 0.046])
    case 10: make([1 / 3.0, 1 / 3.0], [1, 0], [0, 1], [0, 0])
    case 11: make([0.314, 0.351], [0.680, 0.320], [0.265, 0.690], [0.150, 0.060])
    case 12: make(d65, [0.680, 0.320], [0.265, 0.690], [0.150, 0.060])
    case 22: make(d65, [0.630, 0.340], [0.295, 0.605], [0.155, 0.077])
    default: throw ColorError.codePoint(primaries)
    }
  }
}
