/// Lines of 4-byte units in memory, with units before, between and after them that must not change.
struct UnitGrid: Equatable {
  /// Two samples per unit, as the kernel expects.
  var samples: [Int16]
  /// Units from one line to the next; may be negative.
  let stride: Int
  /// The first unit of the first line.
  let base: Int

  private static let margin = 9

  init(lines: Int, columns: Int, stride: Int) {
    self.stride = stride
    base = Self.margin + (stride < 0 ? (lines - 1) * -stride : 0)
    let units = 2 * Self.margin + (lines - 1) * abs(stride) + columns
    samples = [Int16](repeating: -0x5A5B, count: 2 * units)
  }

  /// Gives every unit a value that differs from all others.
  mutating func number() {
    for unit in 0..<samples.count / 2 {
      samples[2 * unit] = Int16(truncatingIfNeeded: unit)
      samples[2 * unit + 1] = Int16(truncatingIfNeeded: ~(unit >> 16) ^ (unit &* 37))
    }
  }

  func index(line: Int, column: Int) -> Int { 2 * (base + line * stride + column) }
}
