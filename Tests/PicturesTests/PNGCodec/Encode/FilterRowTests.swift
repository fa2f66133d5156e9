import CPixelKernels
import TestSupport
import Testing

/// Compares the C filters with the standard's text, and checks that memory around the rows is
/// unchanged.
@Suite struct FilterRowTests {
  private static let steps = [1, 2, 3, 4, 6, 8]

  @Test("every count through 200", arguments: steps)
  func everyCount(step: Int) {
    for count in 1...200 {
      for alphabet in alphabets { check(count: count, step: step, alphabet: alphabet) }
    }
  }

  @Test("long rows: partial sums are added up before they overflow", arguments: steps)
  func longRows(step: Int) {
    for count in [8159, 8160, 8161, 8192, 16_353, 25_001] {
      for alphabet in [[128], Array(UInt8.min ... .max), [0, 128]] {
        check(count: count, step: step, alphabet: alphabet)
      }
    }
  }

  @Test("Paeth with all neighbors of some bytes, including ties")
  func allNeighbors() {
    let values = [UInt8](stride(from: 0, through: 255, by: 15)) + [1, 2, 127, 128, 254]
    var (row, above): ([UInt8], [UInt8]) = ([], [])
    for left in values {
      for up in values {
        for corner in values {
          row += [left, 77]
          above += [corner, up]
        }
      }
    }
    check(row: row, above: above, step: 1)
  }

  /// Few values make ties in Paeth frequent.
  private var alphabets: [[UInt8]] {
    [Array(UInt8.min ... .max), [0, 1], [0, 255], [127, 128, 129], [3, 5, 7, 9], [0], [128]]
  }

  private func check(count: Int, step: Int, alphabet: [UInt8]) {
    var generator = SeededGenerator(seed: count * 16 + step)
    func row() -> [UInt8] {
      (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }
    }
    check(row: row(), above: row(), step: step)
  }

  private func check(row: [UInt8], above: [UInt8], step: Int) {
    let count = row.count
    let gap = 7
    let expected = (0...4).map { SpecFilter.filter($0, row, above: above, step: step) }
    let padding = [UInt8](repeating: 0, count: step)
    let edge = [UInt8](repeating: 0xA5, count: gap)
    var output = [UInt8](repeating: 0xA5, count: gap + 5 * (count + gap))
    var sums = [UInt32](repeating: 0xDEAD, count: 5)
    unsafe output.withUnsafeMutableBufferPointer { output in
      unsafe (padding + row).withUnsafeBufferPointer { row in
        unsafe (padding + above).withUnsafeBufferPointer { above in
          guard let row = row.baseAddress, let above = above.baseAddress,
            let output = output.baseAddress
          else { return }
          unsafe lgk_filter_row(
            row + step, above + step, count, step, output + gap, count + gap, &sums)
        }
      }
    }
    #expect(output == edge + expected.flatMap { $0 + edge }, "\(count) bytes, step \(step)")
    let expectedSums = expected.map { bytes in
      bytes.reduce(UInt32(0)) { $0 + bits(abs(Int(Int8(bitPattern: $1)))) }
    }
    #expect(sums == expectedSums, "\(count) bytes, step \(step)")
    for filter in 0...4 {
      checkAlone(
        filter, padding + row, padding + above, step: step,
        expected: edge + expected[filter] + edge)
    }
  }

  private func checkAlone(
    _ filter: Int, _ row: [UInt8], _ above: [UInt8], step: Int, expected: [UInt8]
  ) {
    let count = row.count - step
    var output = [UInt8](repeating: 0xA5, count: expected.count)
    let before = (expected.count - count) / 2
    unsafe output.withUnsafeMutableBufferPointer { output in
      unsafe row.withUnsafeBufferPointer { row in
        unsafe above.withUnsafeBufferPointer { above in
          guard let row = row.baseAddress, let above = above.baseAddress,
            let output = output.baseAddress
          else { return }
          unsafe lgk_filter_row_with(
            Int32(filter), row + step, above + step, count, step, output + before)
        }
      }
    }
    #expect(output == expected, "filter \(filter), \(count) bytes, step \(step)")
  }

  private func bits(_ value: Int) -> UInt32 {
    UInt32(min(7, Int.bitWidth - value.leadingZeroBitCount))
  }
}
