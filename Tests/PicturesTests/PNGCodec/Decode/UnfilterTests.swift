import CPixelKernels
import Testing

/// Compares the kernel that undoes row filters in place with the text of the specification.
@Suite struct UnfilterTests {
  /// Includes images with more rows than bytes in a row, in which rows move by more than their own
  /// length.
  @Test(arguments: 1...4)
  func equalsTheSpecification(_ step: Int) {
    var random = SystemRandomNumberGenerator()
    for width in 1...20 {
      for height in [1, 2, 3, 4, 7, 40, 120] {
        let count = width * step
        let filters = (0..<height).map { _ in UInt8.random(in: 0...4, using: &random) }
        let sorted = Bool.random() ? filters.sorted() : filters
        var rows: [UInt8] = sorted.flatMap { filter in
          [filter] + (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        }
        let expected = unfiltered(rows, height: height, count: count, step: step)
        let zeros = [UInt8](repeating: 0, count: count)
        let middle = Int.random(in: 0...height)
        for (first, end) in [(0, middle), (middle, height)] {
          #expect(unsafe lgk_unfilter(&rows, zeros, first, end, count, step) == 1)
        }
        #expect(Array(rows.prefix(count * height)) == expected, "\(width)x\(height) of \(step)")
      }
    }
  }

  @Test func refusesUnknownFilters() {
    var rows: [UInt8] = [5, 0, 0, 0]
    #expect(unsafe lgk_unfilter(&rows, [0, 0, 0], 0, 1, 3, 3) == 0)
  }

  private func unfiltered(_ rows: [UInt8], height: Int, count: Int, step: Int) -> [UInt8] {
    var result: [UInt8] = []
    for y in 0..<height {
      let start = y * (count + 1)
      for x in 0..<count {
        let a = x < step ? 0 : Int(result[y * count + x - step])
        let b = y == 0 ? 0 : Int(result[(y - 1) * count + x])
        let c = x < step || y == 0 ? 0 : Int(result[(y - 1) * count + x - step])
        let guess = [0, a, b, (a + b) / 2, paeth(a, b, c)][Int(rows[start])]
        result.append(UInt8(truncatingIfNeeded: Int(rows[start + 1 + x]) + guess))
      }
    }
    return result
  }

  private func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    let (toA, toB, toC) = (abs(p - a), abs(p - b), abs(p - c))
    return toA <= toB && toA <= toC ? a : toB <= toC ? b : c
  }
}
