import TestSupport

@testable import Pixels

/// What an artwork shows. Each pattern is difficult for a resampler in its own way.
enum Pattern: String, Sendable, CaseIterable {
  case noise
  /// Randomly black or white: the strongest overshoot.
  case blackAndWhite
  /// The eight darkest samples, for which a step of linear light is largest relative to a sample.
  case darkNoise
  /// A few light pixels on black, which reveal a misplaced tap.
  case dots
  case gradient

  /// An artwork of this pattern; the same seed gives the same artwork.
  func raster(_ size: PixelSize, _ channels: ChannelLayout, bits: Int, seed: Int) -> Raster {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<size.area * channels.count).map { index in
      let pixel = index / channels.count
      return value(
        x: pixel % size.width, y: pixel / size.width, of: size, channel: index % channels.count,
        isAlpha: channels.hasAlpha && index % channels.count == channels.count - 1,
        generator: &generator)
    }
    return Raster(
      size: size, channels: channels,
      samples: bits == 16
        ? .bits16(ContiguousArray(values.map { UInt16(($0 * 65535).rounded()) }))
        : .bits8(ContiguousArray(values.map { UInt8(($0 * 255).rounded()) })))
  }

  /// A sample, scaled to 0 through 1.
  private func value(
    x: Int, y: Int, of size: PixelSize, channel: Int, isAlpha: Bool,
    generator: inout SeededGenerator
  ) -> Double {
    // Transparent, opaque and partially transparent pixels, side by side.
    if isAlpha { return [0, 1, 1, Double.random(in: 0...1, using: &generator)][(x + 2 * y) % 4] }
    switch self {
    case .noise: return Double.random(in: 0...1, using: &generator)
    case .blackAndWhite: return Bool.random(using: &generator) ? 1 : 0
    case .darkNoise: return Double.random(in: 0...7 / 255, using: &generator)
    case .dots: return Int.random(in: 0..<11, using: &generator) == 0 ? 1 : 0
    case .gradient:
      let along = (Double(x) + 0.5) / Double(size.width)
      let down = (Double(y) + 0.5) / Double(size.height)
      return [along, down, 1 - along][channel % 3]
    }
  }
}
