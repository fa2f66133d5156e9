internal import Platform

/// Converts an encoded sample to linear light, both from 0 through 1.
struct TransferFunction: Sendable {
  let light: @Sendable (Double) -> Double

  static let sRGB = TransferFunction(light: SRGBTransfer.linear)

  static func power(_ exponent: Double) -> TransferFunction {
    TransferFunction { pow($0, exponent) }
  }

  /// The same function for narrow-range samples, whose black is 16 and whose white is 235 of 255.
  var ofNarrowRange: TransferFunction {
    TransferFunction { light(min(max(($0 * 255 - 16) / 219, 0), 1)) }
  }
}

extension TransferFunction {
  /// The function that ITU-T H.273 assigns to a value of TransferCharacteristics. PQ and HLG are
  /// rejected, because their light extends beyond a display's white.
  init(codePoint: UInt8) throws(ColorError) {
    switch codePoint {
    // BT.709, BT.601, and BT.2020 with 10 and 12 bits; 11 and 12 are equal to these from 0 through
    // 1.
    case 1, 6, 11, 12, 14, 15:
      self.init { $0 < 0.081 ? $0 / 4.5 : pow(($0 + 0.099) / 1.099, 1 / 0.45) }
    case 4: self = .power(2.2)
    case 5: self = .power(2.8)
    case 7: self.init { $0 < 0.0913 ? $0 / 4 : pow(($0 + 0.1115) / 1.1115, 1 / 0.45) }
    case 8: self = .power(1)
    case 9: self.init { $0 <= 0 ? 0 : pow(10, 2 * ($0 - 1)) }
    case 10: self.init { $0 <= 0 ? 0 : pow(10, 2.5 * ($0 - 1)) }
    case 13: self = .sRGB
    case 17: self = .power(2.6)
    default: throw HDRTransfer(rawValue: codePoint)?.error ?? .codePoint(.transfer, codePoint)
    }
  }
}
