internal import CLCMS

/// Measures the light that a gray profile gives to each sample value.
struct GrayProbe {
  private let levels: [Float]
  private let light: [Float]

  init(_ profile: borrowing Profile, levels count: Int) throws(ColorError) {
    let transform = try Transform(
      from: profile, lglcms_gray_float, to: .linearLight(), lglcms_rgb_float)
    levels = (0..<count).map { Float($0) / Float(count - 1) }
    light = transform.light(of: levels, channels: 1).map(\.y)
  }

  /// The light of 256 evenly spaced grays.
  var grays: [Float] { (0...255).map { light[$0 * (light.count - 1) / 255] } }

  var conversion: ColorConversion {
    let error = zip(levels, light).map { abs(SRGBLikeness.sample(of: $1) - $0) }.max() ?? 0
    if error <= SRGBLikeness.tolerance { return .none }
    let one = Float(SRGBTransfer.one)
    return .levels(
      ContiguousArray(light.map { Int16((min(max($0.isFinite ? $0 : 0, 0), 1) * one).rounded()) }))
  }
}
