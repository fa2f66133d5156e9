import CPixelKernels
import Pixels
import TestSupport
import Testing

@testable import Pictures

/// The kernels that number colors and pack numbers, compared with their formulas.
@Suite struct NumberedColorsTests {
  @Test("random colors, with and without alpha", arguments: 0..<40)
  func numbers(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let channels: ChannelLayout = seed % 2 == 0 ? .rgb : .rgba
    let step = channels.count
    let distinct = [1, 2, 3, 40, 255, 256, 257, 500][seed % 8]
    // Neighbors that differ in one channel, and colors that share a slot of the table.
    let colors = (0..<distinct).map { index -> [UInt8] in
      let samples: [Int] = [index % 256, index / 256, seed, index % 7]
      return samples[..<step].map { UInt8($0) }
    }
    let known = Set(colors)
    let pixels = (0..<3000).map { index -> [UInt8] in
      colors[index < distinct ? index : Int.random(in: 0..<distinct, using: &generator)]
    }
    let band = RowBand(
      firstRow: 0, rowCount: 1, samples: ContiguousArray(pixels.flatMap { $0 }))
    let counted = CountedBand(band, channels)
    guard known.count <= 256 else { return #expect(counted.colors == nil) }
    var order: [[UInt8]] = []
    for pixel in pixels where !order.contains(pixel) { order.append(pixel) }
    let found = counted.colors?.map { [$0.red, $0.green, $0.blue, $0.alpha] }
    #expect(found == order.map { step == 4 ? $0 : $0 + [255] })
    let isSame = counted.band(channels).samples == band.samples
    #expect(isSame)
  }

  @Test("packing: the first number is in the highest bits", arguments: [1, 2, 4, 8])
  func packing(bits: Int) {
    var generator = SeededGenerator(seed: bits)
    let table = (0..<256).map { UInt8($0 * 5 % (1 << bits)) }
    for count in 0..<40 {
      let numbers = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var packed = [UInt8](repeating: 0xAA, count: (count * bits + 7) / 8)
      unsafe lgk_pack(numbers, count, table, UInt32(bits), &packed)
      let expected = packed.indices.map { byte -> UInt8 in
        var value = 0
        for index in byte * 8 / bits..<(byte + 1) * 8 / bits {
          let number = index < count ? Int(table[Int(numbers[index])]) : 0
          value = value << bits | number
        }
        return UInt8(value)
      }
      #expect(packed == expected)
    }
  }
}
