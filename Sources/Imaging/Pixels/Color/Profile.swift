internal import CLCMS
internal import CPixelKernels

/// A Little CMS profile. Destroying the value closes the profile.
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

  /// The color space with sRGB's primaries and linear light. Values in this color space may be
  /// below 0 or above 1.
  static func linearLight() throws(ColorError) -> Profile {
    try unsafe made(.sRGB, cmsBuildGamma(nil, 1), isGray: false)
  }

  static func sRGB() throws(ColorError) -> Profile {
    guard let profile = unsafe Profile(cmsCreate_sRGBProfile()) else { throw .outOfMemory }
    return profile
  }

  init(_ space: ColorSpace, isGray: Bool) throws(ColorError) {
    switch space {
    case .sRGB: self = try Self.made(.sRGB, SRGBTransfer.linear, isGray: isGray)
    case .profile(let bytes): self = try Self.parsed(bytes)
    case .codePoints(let points):
      let light = try points.transferFunction()
      self = try Self.made(points.chromaticities(), light, isGray: isGray)
    case .gamma(let gamma, let chromaticities):
      let light: TransferFunction =
        gamma.map { gamma in { pow($0, 1 / gamma) } } ?? SRGBTransfer.linear
      self = try Self.made(chromaticities ?? .sRGB, light, isGray: isGray)
    }
  }

  private static func parsed(_ bytes: ContiguousArray<UInt8>) throws(ColorError) -> Profile {
    try ProfileBudget.check(bytes)
    let opened = unsafe bytes.withUnsafeBytes { buffer in
      unsafe cmsOpenProfileFromMem(buffer.baseAddress, UInt32(clamping: buffer.count))
    }
    guard let profile = unsafe Profile(opened) else { throw .notProfile }
    // Little CMS reads such a tag in time that is quadratic in the tag's number of elements. Every
    // profile has other tags, which most programs use instead.
    for tag in [cmsSigDToB0Tag, cmsSigDToB1Tag, cmsSigDToB2Tag, cmsSigDToB3Tag] {
      unsafe _ = cmsWriteTag(profile.handle, tag, nil)
    }
    return profile
  }

  /// Number of table entries of a curve: so many that the curve is practically straight between two
  /// entries.
  private static let places = 4096

  private static func made(
    _ primaries: Chromaticities, _ light: TransferFunction, isGray: Bool
  ) throws(ColorError) -> Profile {
    let values = (0..<places).map { Float(light(Double($0) / Double(places - 1))) }
    return try unsafe made(
      primaries, cmsBuildTabulatedToneCurveFloat(nil, UInt32(places), values), isGray: isGray)
  }

  /// - Parameter curve: a new tone curve of Little CMS; `nil` if memory ran out. This function
  ///   frees the curve.
  @unsafe private static func made(
    _ primaries: Chromaticities, _ curve: OpaquePointer?, isGray: Bool
  ) throws(ColorError) -> Profile {
    guard let curve = unsafe curve else { throw .outOfMemory }
    defer { unsafe cmsFreeToneCurve(curve) }
    if isGray {
      guard let profile = unsafe Profile(cmsCreateGrayProfile(cmsD50_xyY(), curve)) else {
        throw .outOfMemory
      }
      return profile
    }
    func xyY(_ point: Chromaticities.Point) -> cmsCIExyY { cmsCIExyY(x: point.x, y: point.y, Y: 1) }
    var white = xyY(primaries.white)
    var points = cmsCIExyYTRIPLE(
      Red: xyY(primaries.red), Green: xyY(primaries.green), Blue: xyY(primaries.blue))
    var curves = unsafe [OpaquePointer?](repeating: curve, count: 3)
    guard let profile = unsafe Profile(cmsCreateRGBProfile(&white, &points, &curves)) else {
      throw .primaries
    }
    return profile
  }
}
