import Testing

@testable import Pixels

/// Compares the kernel with a loop over units, and checks that all memory around the destination is
/// unchanged.
@Suite struct TransposeKernelTests {
  private static let longest = 40

  @Test("every size, without gaps between lines", arguments: 1...longest)
  func tight(columns: Int) {
    for rows in 1...Self.longest {
      check(columns: columns, rows: rows, sourceStride: columns, destinationStride: rows)
    }
  }

  @Test("every size, with an odd number of units between lines", arguments: 1...longest)
  func apart(columns: Int) {
    for rows in 1...Self.longest {
      check(
        columns: columns, rows: rows, sourceStride: (columns + 3) | 1,
        destinationStride: (rows + 1) | 1)
    }
  }

  @Test("every size, backward lines: rotations", arguments: 1...longest)
  func backward(columns: Int) {
    for rows in 1...Self.longest {
      check(columns: columns, rows: rows, sourceStride: -columns, destinationStride: rows + 5)
      check(columns: columns, rows: rows, sourceStride: columns + 1, destinationStride: -rows)
      check(columns: columns, rows: rows, sourceStride: -columns - 2, destinationStride: -rows - 1)
    }
  }

  @Test("an empty size writes nothing")
  func empty() {
    check(columns: 0, rows: 5, sourceStride: 3, destinationStride: 7)
    check(columns: 5, rows: 0, sourceStride: 7, destinationStride: 3)
  }

  private func check(columns: Int, rows: Int, sourceStride: Int, destinationStride: Int) {
    var source = UnitGrid(lines: max(rows, 1), columns: columns, stride: sourceStride)
    source.number()
    var result = UnitGrid(lines: max(columns, 1), columns: rows, stride: destinationStride)
    var expected = result
    for row in 0..<rows {
      for column in 0..<columns {
        let from = source.index(line: row, column: column)
        let to = expected.index(line: column, column: row)
        for half in 0..<2 { expected.samples[to + half] = source.samples[from + half] }
      }
    }
    transpose(source, columns: columns, rows: rows, into: &result)
    #expect(
      result == expected,
      "\(columns)x\(rows) units, strides \(sourceStride) and \(destinationStride)")
  }

  private func transpose(
    _ source: UnitGrid, columns: Int, rows: Int, into result: inout UnitGrid
  ) {
    let (base, stride) = (result.base, result.stride)
    unsafe source.samples.withUnsafeBufferPointer { input in
      unsafe result.samples.withUnsafeMutableBufferPointer { output in
        guard let input = input.baseAddress, let output = output.baseAddress else { return }
        unsafe QuadTransposeKernel.transpose(
          input + 2 * source.base, 4 * source.stride, PixelSize(width: columns, height: rows),
          output + 2 * base, 4 * stride)
      }
    }
  }
}
