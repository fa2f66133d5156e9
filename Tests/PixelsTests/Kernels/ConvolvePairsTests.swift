import CPixelKernels
import TestSupport
import Testing

@testable import Pixels

/// Compares the C kernels with their formula in 64 bits, and checks that memory around their output is
/// unchanged.
@Suite struct ConvolvePairsTests {
  private static let columnCounts = Array(stride(from: 16, through: 96, by: 16))
  private static let guardWord: Int16 = 0x5AA5

  @Test("random samples and coefficients", arguments: columnCounts, 1...20)
  func random(columns: Int, pairs: Int) {
    var generator = SeededGenerator(seed: 1000 * columns + pairs)
    for gap in [0, 1, 7, 32] {
      let stride = 2 * columns + gap
      let samples = (0..<stride * pairs).map { _ in
        Int16.random(in: .min ... .max, using: &generator)
      }
      check(
        samples, stride: stride, coefficients: coefficients(2 * pairs, &generator),
        columns: columns)
    }
  }

  @Test("the most extreme samples saturate", arguments: columnCounts, 1...20)
  func extreme(columns: Int, pairs: Int) {
    var generator = SeededGenerator(seed: 7 * columns + pairs)
    let stride = 2 * columns + 3
    let extremes: [Int16] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]
    for kept in [extremes, [.min], [.max], [.min, .max]] {
      let samples = (0..<stride * pairs).compactMap { _ in kept.randomElement(using: &generator) }
      check(
        samples, stride: stride, coefficients: coefficients(2 * pairs, &generator),
        columns: columns)
    }
  }

  @Test("coefficients at the limit of 32-bit sums")
  func largestCoefficients() {
    for coefficients: [Int16] in [
      [.max, 32766], [-32767, -32767], [.max, -32766], [-32767, 32767], [16384, 0], [0, -16384],
      [1, 0], [-1, 0], [0, 0],
    ] {
      for sample: Int16 in [.min + 1, -16384, -8193, -8192, -1, 0, 1, 8191, 8192, 16383, .max] {
        check(
          [Int16](repeating: sample, count: 64), stride: 64, coefficients: coefficients, columns: 32
        )
      }
    }
  }

  @Test("halves round up")
  func rounding() {
    let samples = (0..<64).map { Int16($0 - 32) }
    for factor: Int16 in [8192, -8192, 4096, 12288] {
      check(samples, stride: 64, coefficients: [factor, 0], columns: 32)
      check(samples, stride: 64, coefficients: [0, factor], columns: 32)
    }
  }

  /// Random coefficients whose absolute values sum to less than 4.0, as the kernel requires.
  private func coefficients(_ count: Int, _ generator: inout SeededGenerator) -> [Int16] {
    let shares = (0..<count).map { _ in Double.random(in: -1...1, using: &generator) }
    let sum = shares.reduce(0) { $0 + abs($1) }
    return shares.map { Int16(clamping: Int($0 / sum * 65000)) }
  }

  private func check(_ samples: [Int16], stride: Int, coefficients: [Int16], columns: Int) {
    for bits in [14, 15, 16] {
      check(samples, stride: stride, coefficients: coefficients, bits: bits, columns: columns)
    }
  }

  private func check(
    _ samples: [Int16], stride: Int, coefficients: [Int16], bits: Int, columns: Int
  ) {
    let margin = 5
    let edge = [Int16](repeating: Self.guardWord, count: margin)
    let expected = (0..<columns).map { x in
      formula(samples, stride: stride, coefficients: coefficients, bits: bits, x: x)
    }
    var output = edge + [Int16](repeating: 0, count: columns) + edge
    unsafe output.withUnsafeMutableBufferPointer { output in
      guard let output = output.baseAddress else { return }
      unsafe lgk_convolve_pairs(
        samples, stride, coefficients, coefficients.count / 2, Int32(bits), output + margin,
        columns)
    }
    var fine = edge + [Int16](repeating: 0, count: columns) + edge
    unsafe fine.withUnsafeMutableBufferPointer { fine in
      guard let fine = fine.baseAddress else { return }
      // As if they had more bits.
      unsafe lgk_convolve_pairs_finely(
        samples, stride, coefficients.map { Int32($0) << 15 }, coefficients.count / 2,
        Int32(bits + 15), fine + margin, columns)
    }
    for output in [output, fine] {
      #expect(
        output == edge + expected + edge,
        "\(columns) columns, stride \(stride), coefficients \(coefficients)")
    }
  }

  private func formula(
    _ samples: [Int16], stride: Int, coefficients: [Int16], bits: Int, x: Int
  ) -> Int16 {
    var sum: Int64 = 1 << (bits - 1)
    for (index, coefficient) in coefficients.enumerated() {
      sum += Int64(samples[index / 2 * stride + 2 * x + index % 2]) * Int64(coefficient)
    }
    return Int16(clamping: sum >> bits)
  }
}
