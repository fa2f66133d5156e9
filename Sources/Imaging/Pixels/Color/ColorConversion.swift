internal import CLCMS

/// How an artwork's samples are converted to linear light with sRGB's primaries. The conversion
/// needs no intermediate rounding and no converted copy in memory.
package enum ColorConversion: Sendable {
  /// For sRGB samples: only sRGB's transfer function is applied.
  case none
  /// For gray: the linear light of each of the 256 or 65536 sample values. The stored value
  /// ``SRGBTransfer/one`` means 1.0.
  case levels(ContiguousArray<Int16>)
  /// For RGB: a curve for each channel, then a matrix. Nearly every display profile has this form.
  case matrix(ColorMatrix)
  /// For RGB with any other profile: a function that converts pixels to 16-bit sRGB without alpha.
  /// The pixels are laid out as in a ``Raster``.
  case pixels(@Sendable (_ pixels: RawSpan, _ rgb: inout MutableSpan<UInt16>) -> Void)

  var isNone: Bool { if case .none = self { true } else { false } }

  /// The conversion to sRGB for an artwork whose colors are in `space`.
  ///
  /// - Throws: ``ColorError`` if there is no such conversion, or if the colors are HDR.
  /// - Complexity: O(1): about one millisecond, or about 30 milliseconds for 16-bit RGB.
  package init(
    from space: ColorSpace, channels: ChannelLayout, samples: Raster.Samples
  ) throws(ColorError) {
    guard space != .sRGB, space != .codePoints(.sRGB) else {
      self = .none
      return
    }
    if case .profile(let bytes) = space, let transfer = HDRTransfer(tagOf: bytes) {
      throw transfer.error
    }
    let levels = if case .bits8 = samples { 256 } else { 65536 }
    let profile = try Profile(space, isGray: channels.colorChannels == 1)
    guard channels.colorChannels == 3 else {
      self = try Self.gray(profile, levels: levels)
      return
    }
    let probe = try RGBProbe(profile)
    if let transfer = HDRTransfer(light: probe.grays) { throw transfer.error }
    if probe.isSRGB {
      self = .none
    } else if let matrix = probe.matrix(levels: levels) {
      self = .matrix(matrix)
    } else {
      let format =
        switch (levels, channels.hasAlpha) {
        case (256, false): lglcms_rgb8
        case (256, true): lglcms_rgba8
        case (_, false): lglcms_rgb16
        case (_, true): lglcms_rgba16
        }
      self = .pixels(try Transform(from: profile, format, to: .sRGB(), lglcms_rgb16).convert)
    }
  }

  private static func gray(
    _ profile: borrowing Profile, levels count: Int
  ) throws(ColorError) -> ColorConversion {
    let transform = try Transform(
      from: profile, lglcms_gray_float, to: .linearLight(), lglcms_rgb_float)
    let levels = (0..<count).map { Float($0) / Float(count - 1) }
    let light = transform.light(of: levels, channels: 1).map(\.y)
    let grays = (0...255).map { light[$0 * (count - 1) / 255] }
    if let transfer = HDRTransfer(light: grays) { throw transfer.error }
    let error = zip(levels, light).map { abs(SRGBLikeness.sample(of: $1) - $0) }.max() ?? 0
    if error <= SRGBLikeness.tolerance { return .none }
    let one = Float(SRGBTransfer.one)
    return .levels(
      ContiguousArray(light.map { Int16((min(max($0.isFinite ? $0 : 0, 0), 1) * one).rounded()) }))
  }
}
