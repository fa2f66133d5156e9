import TestSupport
import Testing

@testable import Pixels

/// Stripes that are light exactly where rounding increased a coefficient, and dark on average: the
/// worst case for fixed point.
@Suite struct StripedArtworkTests {
  private static let lights = [-0.01, 0, 0.001, 0.003, 0.01, 0.05, 0.3]
  private static let filters = [ResamplingFilter.lanczos3, .mitchell, .catmullRom]

  @Test("within 1 of the reference down to 1/12", arguments: 1...12, filters)
  func stripes(factor: Int, filter: ResamplingFilter) throws {
    for light in Self.lights { #expect(try difference(factor, filter, light: light) <= 1) }
  }

  /// If a pixel has about a hundred taps, their coefficients are small, and the remainder from
  /// rounding is added to them: they need more than 14 bits.
  @Test("within 1 of the reference down to 1/30", arguments: [13, 20, 30], filters)
  func manyTaps(factor: Int, filter: ResamplingFilter) throws {
    for light in Self.lights { #expect(try difference(factor, filter, light: light) <= 1) }
  }

  /// Only panoramas are shrunk this far; 16 bits would give 2.
  @Test("within 1 of the reference at 1/50 and 1/100", arguments: [31, 50, 100], filters)
  func panorama(factor: Int, filter: ResamplingFilter) throws {
    for light in Self.lights {
      #expect(try difference(factor, filter, light: light) <= 1)
      #expect(try difference(factor, filter, light: light, bits: 16) <= 1)
    }
  }

  /// - Parameter bits: of the coefficients that the stripes are made against.
  private func difference(
    _ factor: Int, _ filter: ResamplingFilter, light: Double, bits: Int? = nil
  ) throws -> Int {
    let size = PixelSize(width: 2, height: 9 * factor + 1)
    let image = TurnedImage(filling: PixelSize(width: 9, height: 2), with: size)
    let weights = dense(image.columns.taps(of: 4, filter: filter), count: size.height)
    let bits =
      bits ?? AxisTaps.bits(filter, scale: image.columns.scale)
    let samples = worst(weights, bits: bits, light: light).flatMap { isLight in
      [UInt8](repeating: isLight ? 255 : 0, count: size.width)
    }
    let artwork = Raster(size: size, channels: .gray, samples: .bits8(ContiguousArray(samples)))
    return try RenderingCase(artwork: artwork, image: image, filter: filter)
      .differenceFromReference()
  }

  /// Light rows where a coefficient was rounded up: first those that add the least light for the
  /// most error, as long as their total light does not exceed `light`.
  private func worst(_ weights: [Double], bits: Int, light: Double) -> [Bool] {
    let fixed: [Int32] = AxisTaps.fixedPoint(weights, bits: bits)
    let errors = weights.indices.map { Double(fixed[$0]) / Double(1 << bits) - weights[$0] }
    let gains = weights.indices.map { errors[$0] / max(weights[$0], 1e-9) }
    var isLight = [Bool](repeating: false, count: weights.count)
    var sum = 0.0
    for row in weights.indices.sorted(by: { gains[$0] > gains[$1] })
    where errors[row] > 0 && sum + weights[row] <= light {
      isLight[row] = true
      sum += weights[row]
    }
    return isLight
  }
}
