/// Planes of 16-bit linear light, one for each channel, whose lines are interleaved in pairs: the
/// samples at x of lines 2j and 2j + 1 lie side by side at `2 * x` of pair j. In this order, a
/// multiply-and-add of neighbors does a vertical pass, and such a pair of samples is one 4-byte
/// unit when the planes are transposed.
struct PairedPlanes {
  /// The pairs of lines in the planes, by their numbers in the whole picture.
  let pairs: Range<Int>
  /// Samples in a line, padded to whole vectors.
  let lineCount: Int
  let planeCount: Int
  var samples: ContiguousArray<Int16>

  /// Number of columns that kernels compute at a time.
  static let vector = 16

  static func padded(_ count: Int) -> Int { (count + vector - 1) / vector * vector }

  /// Samples from the start of one pair to the start of the next: an odd number of cache lines, so
  /// that the lines of a column do not all fall into the same cache set.
  var stride: Int { Self.stride(lineCount: lineCount) }

  var planeStride: Int { stride * pairs.count }

  static func stride(lineCount: Int) -> Int {
    let cacheLine = 32
    return ((2 * lineCount + cacheLine - 1) / cacheLine | 1) * cacheLine
  }

  /// Makes planes and lets `fill` write them. Samples that `fill` does not write are undefined and
  /// must not become part of a result.
  init(
    pairs: Range<Int>, lineCount: Int, planeCount: Int,
    fill: (UnsafeMutablePointer<Int16>) -> Void
  ) {
    self.pairs = pairs
    self.lineCount = lineCount
    self.planeCount = planeCount
    let count = Self.stride(lineCount: lineCount) * pairs.count * planeCount
    samples = unsafe ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
      if let base = buffer.baseAddress { unsafe fill(base) }
      initialized = count
    }
  }
}
