import TestSupport
import Testing

@testable import Pixels

/// Random combinations of artworks, crops, positions, directions and filters.
@Suite struct RandomRenderingTests {
  @Test("within 1 of the reference", arguments: 0..<24)
  func random(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<20 {
      let test = try makeCase(seed: 100 * seed + round, &generator)
      #expect(try test.differenceFromReference() <= 1, test.description)
    }
  }

  private func makeCase(seed: Int, _ generator: inout SeededGenerator) throws -> RenderingCase {
    let size = PixelSize(
      width: Int.random(in: 1...60, using: &generator),
      height: Int.random(in: 1...40, using: &generator))
    let pattern = try #require(Pattern.allCases.randomElement(using: &generator))
    let channels = try #require(ChannelLayout.allCases.randomElement(using: &generator))
    let bits = Bool.random(using: &generator) ? 16 : 8
    let filter = try #require(ResamplingFilter.allCases.randomElement(using: &generator))
    func color() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
    let background = RGBColor(red: color(), green: color(), blue: color())
    return RenderingCase(
      artwork: pattern.raster(size, channels, bits: bits, seed: seed),
      image: makeImage(of: size, &generator), filter: filter, background: background)
  }

  private func makeImage(of artwork: PixelSize, _ generator: inout SeededGenerator) -> TurnedImage {
    func part(of length: Int) -> (origin: Double, extent: Double) {
      let extent = Double.random(in: 0.2...1, using: &generator) * Double(length)
      return (Double.random(in: 0...Double(length) - extent, using: &generator), extent)
    }
    let (x, width) = part(of: artwork.width)
    let (y, height) = part(of: artwork.height)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let content = PixelRect(
      x: number(0...3), y: number(0...3), width: number(1...50), height: number(1...70))
    return TurnedImage(
      of: artwork, crop: Crop(x: x, y: y, width: width, height: height),
      size: PixelSize(
        width: content.columns.upperBound + number(0...3),
        height: content.rows.upperBound + number(0...3)),
      content: content, rowsReversed: Bool.random(using: &generator),
      columnsReversed: Bool.random(using: &generator))
  }
}
