internal import CLCMS

/// Tests whether an RGB profile is equivalent to sRGB, or to three curves and a matrix. Only the
/// light of some colors is compared, not the profile's contents.
///
/// Little CMS converts only seven million pixels per second. Equivalent curves and a matrix give
/// the same result, and take almost no time.
struct RGBProbe {
  private let transform: Transform
  private let light: [SIMD3<Float>]
  private let black: SIMD3<Float>
  /// The light of full red, of full green and of full blue, each minus the light of black.
  private let columns: [SIMD3<Float>]

  init(_ profile: borrowing Profile) throws(ColorError) {
    transform = try Transform(
      from: profile, lglcms_rgb_float, to: .linearLight(), lglcms_rgb_float)
    light = transform.light(of: Self.lattice, channels: 3)
    let corners = transform.light(of: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], channels: 3)
    let black = corners[0]
    self.black = black
    columns = corners.dropFirst().map { $0 - black }
  }

  /// The green light of 256 evenly spaced grays.
  var grays: [Float] { light.prefix(256).map(\.y) }

  var isSRGB: Bool {
    Self.lattice.indices.allSatisfy { index in
      let sample = SRGBLikeness.sample(of: light[index / 3][index % 3])
      return abs(sample - Self.lattice[index]) <= SRGBLikeness.tolerance
    }
  }

  /// A matrix and three curves of `levels` entries, if together they give the same light as the
  /// profile; otherwise `nil`.
  func matrix(levels: Int) -> ColorMatrix? {
    guard columns.allSatisfy({ $0.max() > 0.01 }), isMatrix else { return nil }
    let curves = (0..<3).map { channel in
      curve(channel, at: (0..<levels).map { Float($0) / Float(levels - 1) })
    }
    guard (curves + columns.map { [$0.x, $0.y, $0.z] }).joined().allSatisfy(\.isFinite) else {
      return nil
    }
    return ColorMatrix(curves: curves, columns: columns, black: black)
  }

  /// Whether curves and a matrix give the same light as the profile for all colors of ``lattice``.
  private var isMatrix: Bool {
    let curves = (0..<3).map { channel in
      curve(channel, at: light.indices.map { Self.lattice[3 * $0 + channel] })
    }
    return light.indices.allSatisfy { pixel in
      var sum = black
      for channel in 0..<3 { sum += columns[channel] * curves[channel][pixel] }
      return (0..<3).allSatisfy { color in
        let error =
          SRGBLikeness.sample(of: sum[color]) - SRGBLikeness.sample(of: light[pixel][color])
        return abs(error) < 0.1 / 255
      }
    }
  }

  /// The light of one channel while the other two are 0, scaled so that the sample 1 gives the
  /// light 1.
  private func curve(_ channel: Int, at values: [Float]) -> [Float] {
    var samples = [Float](repeating: 0, count: 3 * values.count)
    for (pixel, value) in values.enumerated() { samples[3 * pixel + channel] = value }
    let column = columns[channel]
    let strongest = (0..<3).max { abs(column[$0]) < abs(column[$1]) } ?? 0
    return transform.light(of: samples, channels: 3).map {
      ($0[strongest] - black[strongest]) / column[strongest]
    }
  }

  /// The tested colors: grays in steps of 1/255, and all combinations of red, green and blue in
  /// steps of 1/8.
  private static let lattice: [Float] = {
    let grays = (0...255).flatMap { [Float](repeating: Float($0) / 255, count: 3) }
    let steps = (0...8).map { Float($0) / 8 }
    return grays + steps.flatMap { red in steps.flatMap { g in steps.flatMap { [red, g, $0] } } }
  }()
}

/// Decides whether a color space is so close to sRGB that it is treated as sRGB, whatever its name.
enum SRGBLikeness {
  /// A color space counts as sRGB if its samples differ by at most this value from sRGB's samples
  /// for the same light. Samples are from 0 through 1. Vendors' sRGB profiles round differently:
  /// the most common one, from Hewlett-Packard, is off by 1.4 of 255 for a few dark colors.
  static let tolerance: Float = 1.5 / 255

  /// The sRGB sample of a linear light, clipped to 0 through 1.
  static func sample(of light: Float) -> Float {
    Float(SRGBTransfer.encode(Double(min(max(light.isFinite ? light : 0, 0), 1))))
  }
}
