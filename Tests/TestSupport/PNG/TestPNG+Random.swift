extension TestPNG {
  /// A PNG with random samples. With `isTransparent`, it also has a tRNS chunk that applies to some
  /// of the pixels.
  package static func random(
    _ type: ColorType, depth: Int, width: Int, height: Int, isTransparent: Bool = false,
    seed: Int = 1
  ) -> TestPNG {
    var generator = SeededGenerator(seed: seed &* 1_000_003 &+ width * 1009 + height)
    // A palette may have fewer colors than its bit depth allows.
    let colors = type == .palette ? Int.random(in: 1...1 << depth, using: &generator) : 1 << depth
    let samples = (0..<width * height * type.samples).map { _ in
      Int.random(in: 0..<colors, using: &generator)
    }
    var png = TestPNG(width: width, height: height, type: type, depth: depth, samples: samples)
    if type == .palette {
      png.palette = (0..<colors).map { _ in
        (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      }
    }
    guard isTransparent else { return png }
    if type == .palette {
      let count = Int.random(in: 1...colors, using: &generator)
      png.transparency = (0..<count).map { _ in Int.random(in: 0...255, using: &generator) }
    } else {
      png.makeSomePixelsClear(&generator)
    }
    return png
  }

  /// Makes the first pixel's color transparent, and gives this color to every third pixel.
  private mutating func makeSomePixelsClear(_ generator: inout SeededGenerator) {
    let clear = Array(samples.prefix(type.samples))
    for pixel in stride(from: 0, to: width * height, by: 3) {
      samples.replaceSubrange(pixel * type.samples..<(pixel + 1) * type.samples, with: clear)
    }
    transparency = clear
  }
}
