internal import CLCMS

/// An open Little CMS profile, which is closed when the value is destroyed.
///
/// Conditions of the unsafe code: the handle stays open until the value is destroyed, and no other
/// value has the same handle.
@safe struct Profile: ~Copyable {
  let handle: cmsHPROFILE

  private init?(_ handle: cmsHPROFILE?) {
    guard let handle = unsafe handle else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe _ = cmsCloseProfile(handle) }

  /// The color space with sRGB's primaries and linear light. Its values may be below 0 or above 1.
  static func linearLight() throws(ColorError) -> Profile { try rgb(.sRGB, .linear()) }

  static func sRGB() throws(ColorError) -> Profile {
    guard let profile = unsafe Profile(cmsCreate_sRGBProfile()) else { throw .outOfMemory }
    return profile
  }

  init(_ space: ColorSpace, isGray: Bool) throws(ColorError) {
    switch space {
    case .sRGB: self = try Self.make(.sRGB, .sRGB, isGray: isGray)
    case .profile(let bytes): self = try Self.parsed(bytes, isGray: isGray)
    case .codePoints(let points):
      let curve = try TransferFunction(codePoint: points.transfer)
      let primaries = try Chromaticities(codePoint: points.primaries)
      self = try Self.make(
        primaries, points.isFullRange ? curve : curve.ofNarrowRange, isGray: isGray)
    case .gamma(let gamma, let chromaticities):
      self = try Self.make(
        chromaticities ?? .sRGB, gamma.map { .power(1 / $0) } ?? .sRGB, isGray: isGray)
    }
  }

  private static func make(
    _ primaries: Chromaticities, _ curve: TransferFunction, isGray: Bool
  ) throws(ColorError) -> Profile {
    let curve = try ToneCurve(curve)
    return try isGray ? gray(curve) : rgb(primaries, curve)
  }

  private static func parsed(
    _ bytes: ContiguousArray<UInt8>, isGray: Bool
  ) throws(ColorError) -> Profile {
    try ProfileBudget.check(bytes)
    let opened = unsafe bytes.withUnsafeBytes { buffer in
      unsafe cmsOpenProfileFromMem(buffer.baseAddress, UInt32(clamping: buffer.count))
    }
    guard let profile = unsafe Profile(opened) else {
      throw .notProfile
    }
    let wanted = isGray ? cmsSigGrayData : cmsSigRgbData
    guard unsafe cmsGetColorSpace(profile.handle) == wanted else {
      throw .otherSamples(isGray: isGray)
    }
    return profile
  }

  private static func rgb(
    _ primaries: Chromaticities, _ curve: borrowing ToneCurve
  ) throws(ColorError) -> Profile {
    func xyY(_ point: Chromaticities.Point) -> cmsCIExyY { cmsCIExyY(x: point.x, y: point.y, Y: 1) }
    var white = xyY(primaries.white)
    var points = cmsCIExyYTRIPLE(
      Red: xyY(primaries.red), Green: xyY(primaries.green), Blue: xyY(primaries.blue))
    var curves = unsafe [OpaquePointer?](repeating: curve.handle, count: 3)
    guard let profile = unsafe Profile(cmsCreateRGBProfile(&white, &points, &curves)) else {
      throw .primaries
    }
    return profile
  }

  private static func gray(_ curve: borrowing ToneCurve) throws(ColorError) -> Profile {
    guard let profile = unsafe Profile(cmsCreateGrayProfile(cmsD50_xyY(), curve.handle)) else {
      throw .outOfMemory
    }
    return profile
  }
}

/// A Little CMS tone curve.
///
/// Conditions of the unsafe code: the handle is valid until the value is destroyed.
@safe struct ToneCurve: ~Copyable {
  let handle: OpaquePointer

  /// Number of table entries: enough for the curve between two entries to be practically straight.
  private static let places = 4096

  private init(_ made: OpaquePointer?) throws(ColorError) {
    guard let made = unsafe made else { throw .outOfMemory }
    unsafe handle = made
  }

  /// A curve as a table, for inputs from 0 through 1.
  init(_ function: TransferFunction) throws(ColorError) {
    let last = Double(Self.places - 1)
    let values = (0..<Self.places).map { Float(function.light(Double($0) / last)) }
    try unsafe self.init(cmsBuildTabulatedToneCurveFloat(nil, UInt32(Self.places), values))
  }

  /// The identity curve, which also accepts inputs below 0 and above 1.
  static func linear() throws(ColorError) -> ToneCurve {
    try unsafe ToneCurve(cmsBuildGamma(nil, 1))
  }

  deinit { unsafe cmsFreeToneCurve(handle) }
}
