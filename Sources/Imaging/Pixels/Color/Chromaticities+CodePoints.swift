extension Chromaticities {
  /// The chromaticities that ITU-T H.273 assigns to a value of ColourPrimaries, such as 9 for
  /// BT.2020.
  init(codePoint: UInt8) throws(ColorError) {
    let d65: Point = [0.3127, 0.3290]
    let illuminantC: Point = [0.310, 0.316]
    let make = Chromaticities.init(white:red:green:blue:)
    switch codePoint {
    case 1: self = .sRGB
    case 4: self = make(illuminantC, [0.67, 0.33], [0.21, 0.71], [0.14, 0.08])
    case 5: self = make(d65, [0.64, 0.33], [0.29, 0.60], [0.15, 0.06])
    case 6, 7: self = make(d65, [0.630, 0.340], [0.310, 0.595], [0.155, 0.070])
    case 8: self = make(illuminantC, [0.681, 0.319], [0.243, 0.692], [0.145, 0.049])
    case 9: self = make(d65, [0.708, 0.292], [0.170, 0.797], [0.131, 0.046])
    case 10: self = make([1 / 3.0, 1 / 3.0], [1, 0], [0, 1], [0, 0])
    case 11:
      self = make([0.314, 0.351], [0.680, 0.320], [0.265, 0.690], [0.150, 0.060])
    case 12: self = make(d65, [0.680, 0.320], [0.265, 0.690], [0.150, 0.060])
    case 22: self = make(d65, [0.630, 0.340], [0.295, 0.605], [0.155, 0.077])
    default: throw .codePoint(.primaries, codePoint)
    }
  }
}
