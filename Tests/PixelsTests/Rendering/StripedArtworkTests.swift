import Testing

@testable import Pixels

/// Stripes that are light just where rounding made a coefficient larger, and dark together: what
/// fixed point is furthest from.
@Suite struct StripedArtworkTests {
  private static let lights = [-0.01, 0, 0.001, 0.003, 0.01, 0.05, 0.3]
  private static let filters = [ResamplingFilter.lanczos3, .mitchell, .catmullRom]

  @Test("within 1 of the reference up to a twelfth", arguments: 1...12, filters)
  func stripes(factor: Int, filter: ResamplingFilter) throws {
    for light in Self.lights { #expect(try difference(factor, filter, light: light) <= 1) }
  }

  /// `StripRenderer` promises 1 of 255 for every artwork. Where one pixel has some hundred taps,
  /// their coefficients of 14 bits are small, and what rounding leaves over is put on one of them.
  @Test("within 1 of the reference at any scale", arguments: [13, 30, 50])
  func manyTaps(factor: Int) throws {
    let worst = try Self.lights.map { try difference(factor, .lanczos3, light: $0) }.max() ?? 0
    withKnownIssue("rounded coefficients: 2 of 255 at 13, 4 at 30, 9 at 50") {
      #expect(worst <= 1)
    }
    #expect(worst <= 9)
  }

  private func difference(_ factor: Int, _ filter: ResamplingFilter, light: Double) throws -> Int {
    let size = PixelSize(width: 2, height: 9 * factor + 1)
    let image = TurnedImage(filling: PixelSize(width: 9, height: 2), with: size)
    let weights = dense(image.columns.taps(of: 4, filter: filter), count: size.height)
    let samples = worst(weights, light: light).flatMap { isLight in
      [UInt8](repeating: isLight ? 255 : 0, count: size.width)
    }
    let artwork = Raster(size: size, channels: .gray, samples: .bits8(ContiguousArray(samples)))
    return try RenderingCase(artwork: artwork, image: image, filter: filter)
      .differenceFromReference()
  }

  /// Light rows where a coefficient errs upwards, those first that add the least light for the
  /// most error, as long as they are no lighter than `light` together.
  private func worst(_ weights: [Double], light: Double) -> [Bool] {
    let fixed = AxisTaps.fixedPoint(weights)
    let errors = weights.indices.map { Double(fixed[$0]) / 16384 - weights[$0] }
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
