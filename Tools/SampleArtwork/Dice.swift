/// A repeatable sequence of random values, for scattering things.
struct Dice {
  private let noise: Noise
  private var throwCount = 0

  init(seed: UInt32) {
    noise = Noise(seed: seed)
  }

  /// A uniformly distributed value within the range.
  mutating func roll(_ range: ClosedRange<Float> = 0...1) -> Float {
    throwCount += 1
    return Math.mix(range.lowerBound, range.upperBound, noise.unit(throwCount))
  }
}
