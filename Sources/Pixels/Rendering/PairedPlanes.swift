/// Planes of 16-bit linear light, one for each channel, whose lines are interleaved in pairs:
/// sample x of lines 2j and 2j + 1 lie side by side at `2 * x` of pair j. That is the order in
/// which a multiply-and-add of neighbours makes a vertical pass, and one pair is one 4-byte unit
/// when the planes are turned.
struct PairedPlanes {
  /// The pairs of lines that are held.
  let pairs: Range<Int>
  /// Samples in a line, padded to whole vectors.
  let lineCount: Int
  let planes: Int
  var samples: ContiguousArray<Int16>

  /// Kernels work on this many columns at a time.
  static let vector = 16

  static func padded(_ count: Int) -> Int { (count + vector - 1) / vector * vector }

  /// Samples from the beginning of one pair to that of the next. An odd number of cache lines,
  /// so that a column's lines do not all fall into one set of the cache.
  var stride: Int { Self.stride(lineCount: lineCount) }

  var planeStride: Int { stride * pairs.count }

  static func stride(lineCount: Int) -> Int {
    let cacheLine = 32
    return ((2 * lineCount + cacheLine - 1) / cacheLine | 1) * cacheLine
  }

  /// Planes whose content `fill` writes; what it leaves alone is undefined but never read as a
  /// result.
  init(
    pairs: Range<Int>, lineCount: Int, planes: Int,
    fill: (UnsafeMutablePointer<Int16>) -> Void
  ) {
    self.pairs = pairs
    self.lineCount = lineCount
    self.planes = planes
    let count = Self.stride(lineCount: lineCount) * pairs.count * planes
    samples = unsafe ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
      if let base = buffer.baseAddress { unsafe fill(base) }
      initialized = count
    }
  }
}
